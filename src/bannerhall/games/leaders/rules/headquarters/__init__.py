"""The headquarters: economy, orders, missions, alliances, and the events they lead to."""
