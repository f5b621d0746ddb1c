#!/usr/bin/env bash
# marked 18.2.1: a backslash before an entity (CommonMark 0.31, §2.4) keeps it literal in a text, but not in the title or the address of a
# link or an image: there "R\&amp;D" is read as "R&D". commonmark.js reads it as "R&amp;D" in all three.
# One would guess: the same escape means the same in the three places.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund --ignore-scripts marked@18.2.1 commonmark@0.31.2
cat > seen.mjs <<'PROGRAM'
import { HtmlRenderer, Parser } from 'commonmark';
import { marked } from 'marked';
const markdown = '[R\\&amp;D](/u?a\\&amp;b "R\\&amp;D")';
console.log(marked.parse(markdown).trim());
console.log(new HtmlRenderer().render(new Parser().parse(markdown)).trim());
PROGRAM
seen=$(node seen.mjs)
expected=$(cat <<'EXPECTED'
<p><a href="/u?a&amp;b" title="R&amp;D">R&amp;amp;D</a></p>
<p><a href="/u?a&amp;amp;b" title="R&amp;amp;D">R&amp;amp;D</a></p>
EXPECTED
)
printf 'seen:\n%s\n' "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. Expected:\n%s\n' "$expected"; exit 1; }
