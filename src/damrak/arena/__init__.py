"""The arena: matches between bots, ratings with intervals, reports with plots."""
