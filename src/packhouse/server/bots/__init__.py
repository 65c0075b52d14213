"""Where bots think: processes of their own, and the queue in front of them."""
