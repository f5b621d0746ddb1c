/** The law of words for Word documents: each word is in the HTML, or told; whatever is in whatever. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LossCounter } from '#html/losses.ts';
import { keptText, lostWords } from '#html/wordLaw.ts';
import { readWord } from '#services/transfer/word/readWord.ts';
import {
  cell,
  docxFile,
  field,
  line,
  paragraph,
  row,
  style,
  table,
  textRun,
} from '../support/docxFile.ts';

/** Holds text of a paragraph, and is such text. */
const INLINE: Readonly<Record<string, (inner: string) => string>> = {
  simpleField: (inner) => `<w:fldSimple w:instr="SEQ Figure">${inner}</w:fldSimple>`,
  field: (inner) => field('REF x', inner),
  linkField: (inner) => field('HYPERLINK "https://a.example" \\o "tip"', inner),
  fieldInInstruction: (inner) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${field('PAGE', inner)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
  link: (inner) => `<w:hyperlink w:anchor="x">${inner}</w:hyperlink>`,
  ruby: (inner) =>
    `<w:r><w:ruby><w:rt>${inner}</w:rt><w:rubyBase>${textRun('base')}</w:rubyBase></w:ruby></w:r>`,
  bdo: (inner) => `<w:bdo w:val="rtl">${inner}</w:bdo>`,
  dir: (inner) => `<w:dir w:val="rtl">${inner}</w:dir>`,
  smartTag: (inner) => `<w:smartTag>${inner}</w:smartTag>`,
  inserted: (inner) => `<w:ins>${inner}</w:ins>`,
  deleted: (inner) => `<w:del>${inner}</w:del>`,
  movedFrom: (inner) => `<w:moveFrom>${inner}</w:moveFrom>`,
  control: (inner) => `<w:sdt><w:sdtContent>${inner}</w:sdtContent></w:sdt>`,
  placeholder: (inner) =>
    `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${inner}</w:sdtContent></w:sdt>`,
  equation: (inner) => `${inner}<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>`,
  breaks: (inner) => `${inner}<w:r><w:br/><w:tab/><w:cr/><w:br w:type="page"/></w:r>`,
  hidden: (inner) => inner + textRun('secret', '<w:vanish/>'),
  raised: (inner) => inner + textRun('2', '<w:vertAlign w:val="superscript"/>'),
  note: (inner) => `${inner}<w:r><w:footnoteReference w:id="1"/></w:r>`,
  unknown: (inner) => `<w:ofTomorrow>${inner}</w:ofTomorrow>`,
  textBox: (inner) =>
    `<w:r><w:drawing><wps:txbx><w:txbxContent>${paragraph(inner)}</w:txbxContent></wps:txbx></w:drawing></w:r>`,
  oval: (inner) =>
    `<w:r><w:pict><v:oval><v:textbox><w:txbxContent>${paragraph(inner)}</w:txbxContent></v:textbox></v:oval></w:pict></w:r>`,
  alternatives: (inner) =>
    `<w:r><mc:AlternateContent><mc:Choice>${inner}</mc:Choice><mc:Fallback>${textRun('older')}</mc:Fallback></mc:AlternateContent></w:r>`,
};

const IN_LIST = '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr>';
/** Holds paragraphs or the text of one, and is a block. */
const BLOCKS: Readonly<Record<string, (inline: string, blocks: string) => string>> = {
  paragraph: (inline, blocks) => paragraph(inline) + blocks,
  heading: (inline, blocks) => paragraph(inline, '<w:outlineLvl w:val="0"/>') + blocks,
  item: (inline, blocks) => paragraph(inline, IN_LIST) + blocks,
  quote: (inline, blocks) => paragraph(inline, '<w:pStyle w:val="Q"/>') + blocks,
  code: (inline, blocks) => paragraph(inline, '<w:pStyle w:val="Code"/>') + blocks,
  caption: (inline, blocks) => paragraph(inline, '<w:pStyle w:val="Cap"/>') + blocks,
  divider: (inline, blocks) => paragraph(inline, '<w:pStyle w:val="Line"/>') + blocks,
  dropCap: (inline, blocks) => paragraph(inline, '<w:framePr w:dropCap="drop"/>') + blocks,
  endDeleted: (inline, blocks) => paragraph(inline, '<w:rPr><w:del/></w:rPr>') + blocks,
  table: (inline, blocks) => table(row(cell(paragraph(inline) + blocks), cell(line('beside')))),
  mergedCell: (inline, blocks) =>
    table(
      row(cell(line('above'), '<w:vMerge w:val="restart"/>')),
      row(cell(paragraph(inline) + blocks, '<w:vMerge/>')),
    ),
  deletedRow: (inline, blocks) =>
    table(
      `<w:tr><w:trPr><w:del/></w:trPr>${cell(paragraph(inline) + blocks)}</w:tr>`,
      row(cell(line('stays'))),
    ),
  control: (inline, blocks) =>
    `<w:sdt><w:sdtContent>${paragraph(inline)}${blocks}</w:sdtContent></w:sdt>`,
  placeholder: (inline, blocks) =>
    `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${paragraph(inline)}${blocks}</w:sdtContent></w:sdt>`,
  looseRun: (inline, blocks) => inline + blocks,
  customXml: (inline, blocks) => `<w:customXml>${paragraph(inline)}${blocks}</w:customXml>`,
};

const level = '<w:start w:val="1"/><w:numFmt w:val="decimal"/>';
const PARTS = {
  styles:
    style('Q', 'Quote') +
    style('Code', 'HTML Preformatted') +
    style('Cap', 'caption') +
    style('Line', 'Horizontal Line'),
  numbering: `<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="1">${level}</w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`,
  footnotes: `<w:footnote w:id="1">${line('of the note')}</w:footnote>`,
};

/** Every word is another one, so that none stands for another. */
function numbered(body: string): { readonly body: string; readonly words: readonly string[] } {
  const words: string[] = [];
  const next = () => {
    words.push(`word${words.length}x`);
    return words.at(-1) ?? '';
  };
  return { body: body.replaceAll('@', next), words };
}

/** What is in neither the HTML nor what was told, by the text that the test has put in. */
function lostOf(template: string): readonly string[] {
  const { body, words } = numbered(template);
  const told: string[] = [];
  const { add, tell } = LossCounter.prototype;
  LossCounter.prototype.add = function (kind, example, text = example) {
    told.push(text ?? '');
    add.call(this, kind, example, text);
  };
  LossCounter.prototype.tell = function (text) {
    told.push(text);
    tell.call(this, text);
  };
  try {
    const { parts, losses } = readWord(docxFile({ body, ...PARTS }));
    expect(losses.filter(({ kind }) => kind === 'words')).toEqual([]);
    return lostWords(words.join(' '), parts.map(keptText).join('\n'), told.join('\n'));
  } finally {
    Object.assign(LossCounter.prototype, { add, tell });
  }
}

const WORD = textRun('@');
const beside = (inner: string) => textRun('@ ') + inner + textRun(' @');

const blockAt = (at: number) => Object.values(BLOCKS)[at % Object.keys(BLOCKS).length];

test.each([...Object.keys(INLINE).entries()])('text %i: %s around each other', (at, outer) => {
  Object.values(INLINE).forEach((inner, innerAt) => {
    const content = beside(INLINE[outer]?.(beside(inner(WORD))) ?? '');
    expect(lostOf(blockAt(at + innerAt)?.(content, line('@')) ?? '')).toEqual([]);
  });
});

test.each(Object.keys(BLOCKS))('blocks: %s around each other', (outer) => {
  for (const inner of Object.values(BLOCKS)) {
    const blocks = inner(WORD, line('@'));
    expect(lostOf(line('@') + BLOCKS[outer]?.(WORD, blocks) + line('@'))).toEqual([]);
  }
});

test('any document', () => {
  const { inline } = fc.letrec<{ inline: string }>((tie) => ({
    inline: fc.oneof(
      { depthSize: 'small' },
      fc.constant(WORD),
      fc
        .tuple(fc.constantFrom(...Object.values(INLINE)), tie('inline'))
        .map(([put, inner]) => beside(put(inner))),
    ),
  }));
  const { blocks } = fc.letrec<{ blocks: string }>((tie) => ({
    blocks: fc.oneof(
      { depthSize: 'small' },
      fc.constant(line('@')),
      fc
        .tuple(fc.constantFrom(...Object.values(BLOCKS)), inline, tie('blocks'))
        .map(([put, text, below]) => put(text, below)),
    ),
  }));
  fc.assert(
    fc.property(fc.array(blocks, { minLength: 1, maxLength: 4 }), (all) => {
      expect(lostOf(all.join(''))).toEqual([]);
    }),
  );
});
