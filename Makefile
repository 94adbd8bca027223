# The commands that people need; scripts/ does the work.
.PHONY: run test bench soak fuzz screenshots package package-check

run: ## Build, import EXPORT=path (or the demo person), print today, serve on PORT (8420)
	@scripts/run

test: ## Everything: lint, unit, integration, browser
	@scripts/check

bench: ## Ratios against named peers and limits, see BENCHMARKS.md
	@Benchmarks/import
	@Benchmarks/pages
	@Benchmarks/workouts
	@Benchmarks/exports
	@Benchmarks/ingest
	@Benchmarks/signin
	@Benchmarks/sync
	@ONLY=peers Benchmarks/sync
	@Benchmarks/backups
	@Benchmarks/synced
	@Benchmarks/engine

soak: ## Syncs through SEEDS=100000 random storms; kills server and commands at KILLS=50 moments while they write; BACKUPS=200 under load; two browsers in a storm of STORM_SECONDS=600
	@scripts/soak

fuzz: ## Hostile bytes for every reader, requests for every route, messages of other machines and stores, SECONDS_EACH=60 each
	@Fuzz/run

screenshots: ## Pictures of every page into docs/screenshots
	@scripts/screenshots

package: ## A Debian package and a tarball of the current commit in dist, see docs/install.md; SIGN_KEY=key signs the checksums
	@scripts/package

package-check: ## Installs, updates, removes and purges the package in a clean Debian root, as root
	@scripts/package-check
