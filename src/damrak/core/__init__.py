"""What both games share: seats, chance, match, story, errors. No input or output."""
