# Few verbs; the work is in scripts/. `make` alone prints this list.
#
#   ARGS="…"       arguments for the program that `make run` starts, steps of `make check-debian13`
#   PREFIX=DIR     where `make install` puts things (default: ~/.local)

.PHONY: help run test check check-apple check-core-apple check-debian13 format bench coverage install artwork artwork-test

PREFIX ?= $(HOME)/.local

help:  ## Print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-17s %s\n", $$1, $$2 }' Makefile

run:  ## Install what is missing, build, and open the window (Ctrl+C ends it)
	@scripts/run $(ARGS)

test:  ## Install what is missing, build, and run every test; needs no display
	@scripts/test

check:  ## Format, warnings, import rules, secrets, the app of iPhone and iPad, the desktop's files
	@scripts/check

check-apple:  ## Type-check the app of iPhone and iPad against declarations, and its project
	@scripts/check-apple

check-core-apple:  ## Type-check the core as an iPhone app would compile it
	@scripts/check-core-apple

check-debian13:  ## Build and test on Debian 13, in a root of its own (as root; half an hour)
	@scripts/check-debian13 $(ARGS)

format:  ## Rewrite the sources in the house format
	@scripts/format

bench:  ## Measure the window, the photos and the store against their floors
	@scripts/bench

coverage:  ## Line coverage by room; fails below 85 %
	@scripts/coverage

install:  ## Install the program, its desktop file and icons under PREFIX
	@scripts/install "$(PREFIX)"

artwork:  ## Draw the demo's pictures anew, about 5 minutes (Artwork/README.md)
	@Artwork/render

artwork-test:  ## Test what draws them
	@Artwork/test
