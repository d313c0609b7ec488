"""What the balance pages share: counting with intervals, long runs that can be taken up again, tables and pictures."""
