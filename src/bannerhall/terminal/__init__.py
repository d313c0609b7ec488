"""One table in a terminal: plain lines for pipes and screen readers, the same sentences with some colour elsewhere."""
