"""What kernels share: dice, and the parts of alpha-beta search that are the same in every game."""
