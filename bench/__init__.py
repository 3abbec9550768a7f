"""Side by side with peers: everything measured in one run on one machine, because only ratios travel."""
