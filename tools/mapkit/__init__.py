"""How maps are drawn: LEADERS from sketches by hand on a grid, Small World by relaxing the cells of a sketch."""
