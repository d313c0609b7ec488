# Short names for hall.py, which does the work and also runs without make: python3 hall.py help
PYTHON ?= python3
GAME ?= sealed
ARGS ?=

.PHONY: play test lint fields positions soak bench mutants browse screens speed web chaos load compile docs where clean help

play: ## open the hall in the browser; ARGS=xorlosch plays in the terminal
	@$(PYTHON) hall.py play $(ARGS)

test: ## lint, then all tests, compiled; some on the plain sources too
	@$(PYTHON) hall.py test $(ARGS)

lint: ## ruff, mypy --strict and the import contracts
	@$(PYTHON) hall.py lint

fields: ## write constructor, clone and checks of every state from its fields
	@$(PYTHON) hall.py fields $(ARGS)

positions: ## write docs/positions.md from what the games declare
	@$(PYTHON) hall.py positions $(ARGS)

soak: ## everything on the plain sources, the long tests compiled, the release build
	@$(PYTHON) hall.py soak $(ARGS)

bench: ## speed of the engine; ARGS=--peers measures other engines beside it
	@$(PYTHON) hall.py bench $(ARGS)

mutants: ## break each rule of GAME and see a test fail
	@$(PYTHON) hall.py mutants $(GAME) $(ARGS)

browse: ## the tests with a real browser
	@$(PYTHON) hall.py browse $(ARGS)

screens: ## pictures of every page into build/screens
	@$(PYTHON) hall.py screens $(ARGS)

speed: ## how quick the browser client is
	@$(PYTHON) hall.py speed $(ARGS)

web: ## build the browser client
	@$(PYTHON) hall.py web

chaos: ## kill the hall while people play, on both databases, and see that nothing is lost
	@$(PYTHON) hall.py chaos $(ARGS)

load: ## load on the hall beside boardgame.io's server
	@$(PYTHON) hall.py load $(ARGS)

compile: ## compile the parts of the engine that changed; ARGS=--release compiles all of it for speed
	@$(PYTHON) hall.py compile $(ARGS)

docs: ## build the site into site/
	@$(PYTHON) hall.py docs $(ARGS)

where: ## what is here: Python, environment, compiler, which engine runs
	@$(PYTHON) hall.py where

clean: ## remove what was built; ARGS=--all removes the environments too
	@$(PYTHON) hall.py clean $(ARGS)

help: ## this list
	@echo "make TARGET [PYTHON=python3.12] [GAME=sealed] [ARGS=...]"
	@sed -n 's/^\([a-z]*\): ## /  \1\t/p' $(MAKEFILE_LIST) | expand -t 12
