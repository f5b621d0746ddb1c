#!/usr/bin/env bash
# turndown 7.2.5: an inner list that does not begin with 1 is written in the line below its item. There, CommonMark (0.31, §5.2) lets only a
# list begin that begins with 1, so that commonmark.js reads it as text.
# One would guess: an item with a list that begins with 4, as in the HTML.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund --ignore-scripts turndown@7.2.5 commonmark@0.31.2
cat > seen.cjs <<'PROGRAM'
const Turndown = require('turndown');
const { HtmlRenderer, Parser } = require('commonmark');
const html = '<ul><li>a<ol start="4"><li>b</li></ol></li></ul>';
const markdown = new Turndown({ bulletListMarker: '-' }).turndown(html);
console.log(JSON.stringify(markdown));
console.log(JSON.stringify(new HtmlRenderer().render(new Parser().parse(markdown))));
PROGRAM
seen=$(node seen.cjs)
expected=$(cat <<'EXPECTED'
"-   a\n    4.  b"
"<ul>\n<li>a\n4.  b</li>\n</ul>\n"
EXPECTED
)
printf 'seen:\n%s\n' "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. Expected:\n%s\n' "$expected"; exit 1; }
