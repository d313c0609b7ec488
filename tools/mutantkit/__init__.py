"""Breaking rules on purpose: `breeding` makes the mutants, `trial` lets the tests have a go at one."""
