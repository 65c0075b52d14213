"""What other people’s libraries ask of their environments, asked of ours."""
