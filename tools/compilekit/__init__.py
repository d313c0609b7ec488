"""How the engine is translated to C and compiled: used by tools/compile_engine.py, inside the environment."""
