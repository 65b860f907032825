"""Play over the network: HTTP and WebSocket, accounts, storage, bots in workers."""
