"""What keeps the project in order: rule index, mutants, records, and fetching what is needed."""
