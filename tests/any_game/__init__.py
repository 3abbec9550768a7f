"""What every game is held to, whatever its rules: at every number of seats and with every option."""
