"""What the whole house promises, tested; what one game promises is tested in its own folder."""
