"""The hall: accounts, tables and matches over HTTP and WebSocket, stored so that nothing acknowledged is ever lost."""
