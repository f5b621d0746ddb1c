#!/usr/bin/env bash
# linkedom 0.18.12: setting one property of a style cuts the data: address in another one at its semicolon.
# One would guess: the background stays as it was, beside the new colour.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund --ignore-scripts linkedom@0.18.12
cat > seen.mjs <<'PROGRAM'
import { parseHTML } from 'linkedom';

const { document } = parseHTML('<p style="background:url(data:image/png;base64,AAAA);color:red">x</p>');
const paragraph = document.querySelector('p');
paragraph.style.color = 'blue';
console.log(paragraph.outerHTML);
PROGRAM
seen=$(node seen.mjs)
expected=$(cat <<'EXPECTED'
<p style="background:url(data:image/png;color:blue">x</p>
EXPECTED
)
printf 'seen:\n%s\n' "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. Expected:\n%s\n' "$expected"; exit 1; }
