#!/usr/bin/env bash
# mammoth 1.13.0: a page break joins the words around it, text that Word hides appears, and a paragraph whose end was deleted as
# a tracked change is joined with the next one without a space: all without a message.
# One would guess: a space or a paragraph at a page break, no hidden text, or a message for each.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mammoth@1.13.0 jszip@3.10.1
cat > seen.mjs <<'PROGRAM'
import JSZip from 'jszip';
import mammoth from 'mammoth';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONS = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

async function read(body, numbering = '') {
  const zip = new JSZip();
  zip.file('[Content_Types].xml', `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/>
    <Override PartName="/word/numbering.xml" ContentType="${WORD}.numbering+xml"/></Types>`);
  zip.file('_rels/.rels', `<Relationships ${RELATIONS}><Relationship Id="d" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`);
  zip.file('word/_rels/document.xml.rels', `<Relationships ${RELATIONS}><Relationship Id="n" Type="${OFFICE}/numbering" Target="numbering.xml"/></Relationships>`);
  zip.file('word/document.xml', `<w:document ${W}><w:body>${body}</w:body></w:document>`);
  zip.file('word/numbering.xml', `<w:numbering ${W}>${numbering}</w:numbering>`);
  const { value, messages } = await mammoth.convertToHtml({ buffer: await zip.generateAsync({ type: 'nodebuffer' }) });
  console.log(value, messages.map(({ message }) => message).join('; ') || '(no message)');
}

await read('<w:p><w:r><w:t>one</w:t><w:br w:type="page"/><w:t>two</w:t></w:r></w:p>');
await read('<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r><w:r><w:t>shown</w:t></w:r></w:p>');
await read(
  '<w:p><w:pPr><w:rPr><w:del w:id="1" w:author="a" w:date="2026-01-01T00:00:00Z"/></w:rPr></w:pPr><w:r><w:t>first</w:t></w:r></w:p>' +
    '<w:p><w:r><w:t>second</w:t></w:r></w:p>',
);
PROGRAM
seen=$(node seen.mjs)
expected=$(cat <<'EXPECTED'
<p>onetwo</p> (no message)
<p>hiddenshown</p> (no message)
<p>firstsecond</p> (no message)
EXPECTED
)
printf 'seen:\n%s\n' "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. Expected:\n%s\n' "$expected"; exit 1; }
