"""What may be asked over a socket: a function for each request."""
