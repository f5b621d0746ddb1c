#!/usr/bin/env bash
# @wordpress/blocks 16.0.0: an alternative text that spells an entity ("Write &lt; in HTML"). Where the HTML is right (&amp;lt;), the block is
# invalid: the editor says "This block contains unexpected or invalid content". Where WordPress writes it itself, the text comes back as
# another one ("Write < in HTML"), without a word. Any other text survives both.
# One would guess: the serializer escapes an ampersand, so each text comes back as it was.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @wordpress/blocks@16.0.0 @wordpress/element@8.7.0 jsdom@26.1.0
cat > seen.cjs <<'PROGRAM'
const { JSDOM } = require('jsdom');
const { window } = new JSDOM('', { url: 'https://example.org/' });
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis)) globalThis[name] = window[name];
const log = console.log;
for (const name of ['error', 'warn', 'groupCollapsed', 'log']) console[name] = () => {};

const { createBlock, parse, registerBlockType, serialize } = require('@wordpress/blocks');
const { createElement } = require('@wordpress/element');
registerBlockType('a/image', {
  title: 'Image',
  category: 'media',
  attributes: { alt: { type: 'string', source: 'attribute', selector: 'img', attribute: 'alt' } },
  supports: { className: false },
  save: ({ attributes: { alt } }) => createElement('img', { src: '/a.png', alt }),
});

for (const alt of ['R&D "new" <b>', 'Write &lt; in HTML']) {
  const [own] = parse(serialize(createBlock('a/image', { alt })));
  const html = alt.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const [right] = parse(`<!-- wp:a/image -->\n<img src="/a.png" alt="${html}"/>\n<!-- /wp:a/image -->`);
  log(`${alt}: its own ${own.attributes.alt}; right HTML ${right.isValid ? 'valid' : 'invalid'}`);
}
PROGRAM
seen=$(node seen.cjs)
expected=$(cat <<'EXPECTED'
R&D "new" <b>: its own R&D "new" <b>; right HTML valid
Write &lt; in HTML: its own Write < in HTML; right HTML invalid
EXPECTED
)
printf 'seen:\n%s\n' "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. Expected:\n%s\n' "$expected"; exit 1; }
