# The work is in scripts/. `make` alone prints the list of targets.
#
#   ARGS="…"       arguments of the program that `make run` starts, or steps of `make check-debian13` and
#                  `make check-deb`
#   PREFIX=DIR     where `make install` installs (default: ~/.local)
#   DESTDIR=DIR    a staging folder for PREFIX, for packagers
#   VERSION=N      the version of the packages that `make deb` builds (default: the newest in CHANGELOG.md)

.PHONY: help run test check check-apple check-core-apple check-debian13 check-deb docs format bench coverage \
	install uninstall deb

ifndef PREFIX
PREFIX := $(value HOME)/.local
endif
# Taken literally, because Make would expand a dollar sign in them. Recipes quote them as shell variables.
override PREFIX := $(value PREFIX)
override DESTDIR := $(value DESTDIR)
export PREFIX DESTDIR

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

docs:  ## Build the reference of the core's modules, .build/docs, from the last build
	@scripts/docs

check-deb:  ## Install, upgrade and purge the packages on clean Debian 12 and 13 (as root; 20 minutes)
	@scripts/check-deb $(ARGS)

format:  ## Rewrite the sources in the house format
	@scripts/format

bench:  ## Measure the window, the photos and the store against their floors
	@scripts/bench

coverage:  ## Line coverage by module; fails below 85 %
	@scripts/coverage

install:  ## Install the program, its desktop file and icons under PREFIX
	@scripts/install "$$PREFIX"

uninstall:  ## Remove what `make install` put under PREFIX; what people stored stays
	@scripts/uninstall "$$PREFIX"

deb:  ## Build the packages vitrine and vitrine-demo into .build/deb
	@scripts/deb $(VERSION)
