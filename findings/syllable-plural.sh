#!/usr/bin/env bash
# syllable 5.0.1: the plural has fewer syllables than the singular.
# One would guess: idea 3, ideas 3.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund --ignore-scripts syllable@5.0.1
cat > seen.mjs <<'PROGRAM'
import { syllable } from 'syllable';

console.log(`idea ${syllable('idea')}, ideas ${syllable('ideas')}`);
PROGRAM
seen=$(node seen.mjs)
expected=$(cat <<'EXPECTED'
idea 3, ideas 2
EXPECTED
)
printf 'seen:\n%s\n' "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. Expected:\n%s\n' "$expected"; exit 1; }
