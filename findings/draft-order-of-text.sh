#!/usr/bin/env bash
# draft-js 0.11.7, convertFromHTML: text around a paragraph, or behind a nested list, changes its place.
# One would guess: three blocks, a, b, c, in the order of the HTML.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund --ignore-scripts draft-js@0.11.7 react@18.3.1 react-dom@18.3.1 jsdom@26.1.0
cat > seen.mjs <<'PROGRAM'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html>');
for (const name of ['document', 'Node', 'HTMLElement', 'HTMLAnchorElement', 'HTMLImageElement'])
  globalThis[name] = window[name];
Object.assign(globalThis, { window, global: globalThis });
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });
const { default: draft } = await import('draft-js');
for (const html of ['<div>a<p>b</p>c</div>', '<ul><li>a<ul><li>b</li></ul>c</li></ul>'])
  console.log(JSON.stringify(draft.convertFromHTML(html).contentBlocks.map((block) => block.getText())));
PROGRAM
seen=$(node seen.mjs)
expected=$(cat <<'EXPECTED'
["cab"]
["cab\n"]
EXPECTED
)
printf 'seen:\n%s\n' "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. Expected:\n%s\n' "$expected"; exit 1; }
