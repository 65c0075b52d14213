"""What comes in over sockets: one connection after the other, one request after the other."""
