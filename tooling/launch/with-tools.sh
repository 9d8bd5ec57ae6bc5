#!/bin/sh
# Runs a program of the project, such as tsc or vitest, on the project's own Node, as soon as both are there.
node tooling/launch/prepare.mjs --without-compiling && PATH="$PWD/.toolchain:$PWD/node_modules/.bin:$PATH" exec "$@"
