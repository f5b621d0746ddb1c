#!/usr/bin/env bash
# mammoth 1.13.0: two numbered lists of a Word file, one from 4 and one that starts again at 1, become one list without a start.
# One would guess: <ol start="4"> and a second <ol>; or at least a message that the numbers are gone.
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

const item = (list, text) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
await read(
  item(1, 'four') + item(1, 'five') + item(2, 'one') + item(2, 'two'),
  `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="4"/><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>
   <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
   <w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
);
PROGRAM
seen=$(node seen.mjs)
expected=$(cat <<'EXPECTED'
<ol><li>four</li><li>five</li><li>one</li><li>two</li></ol> (no message)
EXPECTED
)
printf 'seen:\n%s\n' "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. Expected:\n%s\n' "$expected"; exit 1; }
