#!/usr/bin/env bash
# DOMPurify 3.4.18: a paragraph that names a tag in its text is removed with all of its words if a comment stands in it, as editors and
# formatters leave them; without the comment, or with any element beside it, it stays.
# One would guess: only the comment goes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund --ignore-scripts dompurify@3.4.18 jsdom@26.1.0
cat > seen.mjs <<'PROGRAM'
import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('');
const purifier = createPurifier(window);
for (const html of [
  '<p>Use &lt;title&gt;<!-- note --> once</p>',
  '<p>Use &lt;title&gt; once</p>',
  '<p>Use &lt;title&gt;<!-- note --> <b>once</b></p>',
])
  console.log(JSON.stringify(purifier.sanitize(html)));
PROGRAM
seen=$(node seen.mjs)
expected=$(cat <<'EXPECTED'
""
"<p>Use &lt;title&gt; once</p>"
"<p>Use &lt;title&gt; <b>once</b></p>"
EXPECTED
)
printf 'seen:\n%s\n' "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. Expected:\n%s\n' "$expected"; exit 1; }
