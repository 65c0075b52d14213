"""What stands between the network and the application: uvicorn's protocols, with bounds on what comes in."""
