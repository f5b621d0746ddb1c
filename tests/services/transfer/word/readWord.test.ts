/** What each construct of a Word document becomes, and what is told of it. */
import { describe, expect, test } from '@jest/globals';
import { strToU8 } from 'fflate';
import { readWord } from '#services/transfer/word/readWord.ts';
import {
  cell,
  type DocxParts,
  docxFile,
  field,
  line,
  paragraph,
  row,
  style,
  table,
  textRun,
} from '../support/docxFile.ts';

function read(body: string, parts: Omit<DocxParts, 'body'> = {}) {
  const { parts: html, losses } = readWord(docxFile({ body, ...parts }));
  return { html: html.join(''), losses: losses.map(({ kind, count }) => `${count} ${kind}`) };
}
const htmlOf = (body: string, parts: Omit<DocxParts, 'body'> = {}): string => {
  const { html, losses } = read(body, parts);
  expect(losses).toEqual([]);
  return html;
};

const link = (instruction: string) => paragraph(field(instruction, textRun('text')));
const box = (content: string) =>
  `<w:drawing><wp:anchor><a:graphic><wps:wsp><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></a:graphic></wp:anchor></w:drawing>`;
const vmlBox = (shape: string) =>
  `<w:pict><v:${shape}><v:textbox><w:txbxContent>${line('inside')}</w:txbxContent></v:textbox></v:${shape}></w:pict>`;
const inRun = (content: string) => `<w:r>${content}</w:r>`;
const around = (inner: string) => paragraph(textRun('one ') + inner + textRun(' two'));

describe('text is kept', () => {
  test.each([
    [
      'the result of a simple field',
      around(`<w:fldSimple w:instr="SEQ Figure">${textRun('7')}</w:fldSimple>`),
      '<p>one 7 two</p>',
    ],
    ['the result of a field', around(field(' REF _x \\h ', textRun('7'))), '<p>one 7 two</p>'],
    [
      'a field in the result of a field',
      around(field('REF x', field('PAGE', textRun('7')))),
      '<p>one 7 two</p>',
    ],
    [
      'text from right to left',
      around(`<w:bdo w:val="rtl">${textRun('אב')}</w:bdo><w:dir>${textRun('גד')}</w:dir>`),
      '<p>one אבגד two</p>',
    ],
    [
      'the reading of a character',
      around(
        inRun(
          `<w:ruby><w:rubyPr/><w:rt>${textRun('にほん')}</w:rt><w:rubyBase>${textRun('日本')}</w:rubyBase></w:ruby>`,
        ),
      ),
      '<p>one 日本(にほん) two</p>',
    ],
    [
      'what a tracked change has added',
      around(`<w:ins>${textRun('new')}</w:ins>`),
      '<p>one new two</p>',
    ],
    [
      'a smart tag, a control, custom XML',
      around(
        `<w:smartTag>${textRun('a')}</w:smartTag><w:sdt><w:sdtContent>${textRun('b')}</w:sdtContent></w:sdt><w:customXml>${textRun('c')}</w:customXml>`,
      ),
      '<p>one abc two</p>',
    ],
    [
      'an element that nobody knows',
      around(`<w:newThing>${textRun('x')}</w:newThing>`),
      '<p>one x two</p>',
    ],
    [
      'a box of text',
      paragraph(textRun('one') + inRun(box(line('inside')))),
      '<p>one</p><p>inside</p>',
    ],
    [
      'an oval with text',
      paragraph(textRun('one') + inRun(vmlBox('oval'))),
      '<p>one</p><p>inside</p>',
    ],
    [
      'a group of shapes',
      paragraph(
        textRun('one') +
          inRun(`<w:pict><v:group>${vmlBox('rect').slice(8, -9)}</v:group></w:pict>`),
      ),
      '<p>one</p><p>inside</p>',
    ],
    [
      'alternatives, once',
      paragraph(
        inRun(
          `<mc:AlternateContent><mc:Choice>${box(line('inside'))}</mc:Choice><mc:Fallback>${vmlBox('rect')}</mc:Fallback></mc:AlternateContent>`,
        ),
      ),
      '<p>inside</p>',
    ],
    [
      'the alternative that has text',
      paragraph(
        inRun(
          `<mc:AlternateContent><mc:Choice>${box('')}</mc:Choice><mc:Fallback>${vmlBox('rect')}</mc:Fallback></mc:AlternateContent>`,
        ),
      ),
      '<p>inside</p>',
    ],
    [
      'a line break',
      paragraph(inRun('<w:t>one</w:t><w:cr/><w:t>two</w:t><w:br/><w:t>three</w:t>')),
      '<p>one<br>two<br>three</p>',
    ],
    [
      'a tab',
      paragraph(inRun('<w:t>one</w:t><w:tab/><w:t>two</w:t><w:ptab/><w:t>three</w:t>')),
      '<p>one\ttwo\tthree</p>',
    ],
    [
      'a break of the page',
      paragraph(
        inRun(
          '<w:t>one</w:t><w:br w:type="page"/><w:t>two</w:t><w:br w:type="column"/><w:t>three</w:t>',
        ),
      ),
      '<p>one</p><p>two</p><p>three</p>',
    ],
    ['a symbol', paragraph(inRun('<w:sym w:font="Wingdings" w:char="F0FC"/>')), '<p>✓</p>'],
    ['a symbol as text', paragraph(textRun('\uf0b7', '<w:rFonts w:ascii="Symbol"/>')), '<p>•</p>'],
    [
      'a large first letter',
      paragraph(textRun('O'), '<w:framePr w:dropCap="drop"/>') + line('nce upon'),
      '<p>Once upon</p>',
    ],
    [
      'a paragraph whose end was deleted',
      paragraph(textRun('one'), '<w:rPr><w:del/></w:rPr>') + line('two'),
      '<p>one two</p>',
    ],
    ['text with < and &', line('a &lt; b &amp; c'), '<p>a &lt; b &amp; c</p>'],
  ])('text is kept: %s', (_what, body, expected) => expect(htmlOf(body)).toBe(expected));
});

describe('a link leads to its address', () => {
  test.each([
    ['plain', ' HYPERLINK "https://a.example/" ', 'https://a.example/'],
    ['without quotes', 'HYPERLINK https://a.example/', 'https://a.example/'],
    ['in lower case', 'hyperlink "https://a.example/"', 'https://a.example/'],
    [
      'with a tooltip',
      'HYPERLINK "https://a.example/" \\o "Read \\"more\\""',
      'https://a.example/',
    ],
    ['in another window', 'HYPERLINK "https://a.example/" \\t "_blank"', 'https://a.example/'],
    ['with a place', 'HYPERLINK "https://a.example/" \\l "part"', 'https://a.example/#part'],
    [
      'with place and tooltip',
      'HYPERLINK "https://a.example/" \\o "x" \\l "part"',
      'https://a.example/#part',
    ],
  ])('a link leads to its address: %s', (_what, instruction, href) =>
    expect(htmlOf(link(instruction.replaceAll('"', '&quot;')))).toBe(
      `<p><a href="${href}">text</a></p>`,
    ),
  );

  test('a link over several paragraphs, and none within the document', () => {
    const begin = (instruction: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>`;
    const end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const body =
      paragraph(begin('HYPERLINK https://a.example/') + textRun('a')) +
      paragraph(textRun('b') + end) +
      link('HYPERLINK \\l &quot;there&quot;');
    const to = '<a href="https://a.example/">';
    expect(htmlOf(body)).toBe(`<p>${to}a</a></p><p>${to}b</a></p><p>text</p>`);
  });

  test('a link by reference, with a place in it', () => {
    const body = paragraph(
      `<w:hyperlink r:id="L" w:anchor="top">${textRun('a')}${textRun('b', '<w:b/>')}</w:hyperlink>`,
    );
    const relations = { L: ['hyperlink', 'https://a.example/x'] } as const;
    expect(htmlOf(body, { relations })).toBe(
      '<p><a href="https://a.example/x#top">a<strong>b</strong></a></p>',
    );
  });
});

const alpha = (properties: string) => line('alpha', properties);

describe('what is not in the text is told', () => {
  test.each([
    [
      'a deletion',
      around(`<w:del><w:r><w:delText>old</w:delText></w:r></w:del>`),
      '<p>one  two</p>',
      ['1 deletion'],
    ],
    [
      'a move, once',
      around(`<w:moveFrom>${textRun('x')}</w:moveFrom><w:moveTo>${textRun('x')}</w:moveTo>`),
      '<p>one x two</p>',
      [],
    ],
    ['hidden text', around(textRun('secret', '<w:vanish/>')), '<p>one  two</p>', []],
    [
      'text that is hidden no more',
      around(textRun('open', '<w:vanish w:val="0"/>')),
      '<p>one open two</p>',
      [],
    ],
    [
      'a field that is not filled in',
      around(
        `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${textRun('Click here')}</w:sdtContent></w:sdt>`,
      ),
      '<p>one  two</p>',
      ['1 control'],
    ],
    [
      'a symbol that only its font knows',
      around(inRun('<w:sym w:font="Brand" w:char="E001"/>')),
      '<p>one  two</p>',
      ['1 part'],
    ],
    [
      'a chart',
      around(
        inRun(
          '<w:drawing><wp:inline><wp:docPr descr="Sales"/><a:graphic><c:chart/></a:graphic></wp:inline></w:drawing>',
        ),
      ),
      '<p>one  two</p>',
      ['1 drawing'],
    ],
    [
      'an image elsewhere',
      around(inRun('<w:drawing><a:blip r:link="I"/></w:drawing>')),
      '<p>one  two</p>',
      ['1 image'],
    ],
    [
      'an equation',
      around(
        '<m:oMath><m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:r><m:t>c</m:t></m:r></m:den></m:f></m:oMath>',
      ),
      '<p>one <code>(a+b)/c</code> two</p>',
      ['1 equation'],
    ],
    ['another document in it', `${line('one')}<w:altChunk r:id="A"/>`, '<p>one</p>', ['1 part']],
    [
      'a deleted row',
      table(row(cell(line('a'))), `<w:tr><w:trPr><w:del/></w:trPr>${cell(line('b'))}</w:tr>`),
      '<table><tbody><tr><td><p>a</p></td></tr></tbody></table>',
      ['1 deletion'],
    ],
  ])('what is not in the text is told: %s', (_what, body, html, losses) =>
    expect(read(body)).toEqual({ html, losses }),
  );

  test('comments, headers and notes are told as losses', () => {
    const note = (id: number, text: string) =>
      `<w:footnote w:id="${id}">${line(text)}</w:footnote>`;
    const found = read(paragraph(`${textRun('claim')}<w:r><w:footnoteReference w:id="2"/></w:r>`), {
      comments: `<w:comment w:id="0">${line('check this')}</w:comment>`,
      header: line('Company'),
      footnotes: note(1, 'unused') + note(2, 'source'),
    });
    expect(found).toEqual({
      html: '<p>claim<sup><a href="#note-1">[1]</a></sup></p><ol><li id="note-1"><p>source</p></li><li id="note-2"><p>unused</p></li></ol>',
      losses: ['1 comment', '1 margin'],
    });
  });

  test('a style of the author is told once, whatever is based on it', () => {
    const own =
      '<w:style w:type="paragraph" w:customStyle="1" w:styleId="Own"><w:name w:val="Own"/></w:style>';
    const body = alpha('<w:pStyle w:val="Own"/>').repeat(2);
    expect(read(body, { styles: own }).losses).toEqual(['1 style']);
  });
});

const based = (on: string) => `<w:basedOn w:val="${on}"/>`;

describe('the style of a paragraph', () => {
  const STYLES = [
    style('H2', 'heading 2'),
    style('Chapter', 'Kapitel', '', based('H2')),
    style('Out', 'Überschrift', '<w:outlineLvl w:val="2"/>'),
    style('Toc', 'TOC Heading', '<w:outlineLvl w:val="9"/>', based('H2')),
    style('Q', 'Quote'),
    style('Code', 'HTML Preformatted'),
    style('Round', 'Round', '', based('Round')),
  ].join('');
  test.each([
    ['Chapter', '<h2>alpha</h2>'],
    ['Out', '<h3>alpha</h3>'],
    ['Toc', '<p>alpha</p>'],
    ['Q', '<blockquote><p>alpha</p></blockquote>'],
    ['Code', '<pre>alpha</pre>'],
    ['Round', '<p>alpha</p>'],
    ['missing', '<p>alpha</p>'],
  ])('the style of a paragraph: %s', (id, expected) =>
    expect(htmlOf(alpha(`<w:pStyle w:val="${id}"/>`), { styles: STYLES })).toBe(expected),
  );

  test('the outline level of a paragraph itself comes before that of its style', () => {
    expect(htmlOf(alpha('<w:outlineLvl w:val="0"/>'))).toBe('<h1>alpha</h1>');
  });

  test('a caption belongs to the picture above it, or to the table', () => {
    const styles = style('Cap', 'caption');
    const caption = line('Figures', '<w:pStyle w:val="Cap"/>');
    const cells = table(row(cell(line('a'))));
    const html =
      '<table><caption>Figures</caption><tbody><tr><td><p>a</p></td></tr></tbody></table>';
    expect(htmlOf(caption + cells, { styles })).toBe(html);
    expect(htmlOf(cells + caption, { styles })).toBe(html);
    const image = paragraph(
      inRun('<w:drawing><wp:docPr descr="Sea"/><a:blip r:embed="I"/></w:drawing>'),
    );
    const relations = { I: ['image', 'media/a.png'] } as const;
    expect(
      htmlOf(image + caption + cells, {
        styles,
        relations,
        more: { 'word/media/a.png': strToU8('png') },
      }),
    ).toBe(
      `<figure><img src="https://imported.invalid/1." alt="Sea"><figcaption>Figures</figcaption></figure>${html.replace('<caption>Figures</caption>', '')}`,
    );
  });
});

const level = (at: number, format: string, start = 1, more = '') =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="%1"/></w:lvl>`;
const kind = (id: number, content: string) =>
  `<w:abstractNum w:abstractNumId="${id}">${content}</w:abstractNum>`;
const num = (id: number, of: number, more = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${more}</w:num>`;
const restart = (at: number) =>
  `<w:lvlOverride w:ilvl="0"><w:startOverride w:val="${at}"/></w:lvlOverride>`;
const NUMBERING = [
  kind(1, level(0, 'decimal') + level(1, 'lowerLetter')),
  kind(2, level(0, 'bullet') + level(1, 'bullet')),
  kind(3, level(0, 'decimal', 7)),
  kind(4, '<w:numStyleLink w:val="Linked"/>'),
  kind(
    5,
    level(0, 'decimal', 1, '<w:pStyle w:val="S0"/>') +
      level(1, 'decimal', 1, '<w:pStyle w:val="S1"/>'),
  ),
  kind(6, level(0, 'none').replace('%1', '')),
  num(1, 1),
  num(2, 2),
  num(3, 3),
  num(4, 4),
  num(5, 5),
  num(6, 6),
  num(7, 1, restart(1)),
  num(8, 1, restart(5)),
].join('');
const item = (text: string, id: number, at = 0) =>
  line(text, `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${id}"/></w:numPr>`);
const items = (...texts: string[]) => texts.map((text) => `<li>${text}</li>`).join('');

describe('a list', () => {
  const LINKED = `<w:style w:type="numbering" w:styleId="Linked"><w:name w:val="Linked"/><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style>`;
  const ofStyle = '<w:numPr><w:numId w:val="5"/></w:numPr>';
  const styles = LINKED + style('S0', 'Steps', ofStyle) + style('S1', 'Substeps', ofStyle);
  test.each([
    [
      'is numbered or not',
      item('a', 1) + item('b', 1) + item('c', 2),
      `<ol>${items('a', 'b')}</ol><ul>${items('c')}</ul>`,
    ],
    [
      'nests',
      item('a', 1) + item('b', 1, 1) + item('c', 1),
      `<ol><li>a<ol>${items('b')}</ol></li>${items('c')}</ol>`,
    ],
    [
      'begins with its number',
      item('a', 3) + item('b', 3),
      `<ol start="7">${items('a', 'b')}</ol>`,
    ],
    [
      'goes on after a paragraph',
      item('a', 1) + line('x') + item('b', 1),
      `<ol>${items('a')}</ol><p>x</p><ol start="2">${items('b')}</ol>`,
    ],
    [
      'begins anew as another one',
      item('a', 1) + item('b', 1) + item('c', 7),
      `<ol>${items('a', 'b')}</ol><ol>${items('c')}</ol>`,
    ],
    [
      'begins anew once',
      item('a', 8) + item('b', 8) + line('x') + item('c', 8),
      `<ol start="5">${items('a', 'b')}</ol><p>x</p><ol start="7">${items('c')}</ol>`,
    ],
    [
      'counts items without text',
      item('a', 1) + item('', 1) + item('c', 1),
      `<ol><li>a</li><li value="3">c</li></ol>`,
    ],
    [
      'counts inner levels anew',
      item('a', 1) + item('b', 1, 1) + item('c', 1) + item('d', 1, 1),
      `<ol><li>a<ol>${items('b')}</ol></li><li>c<ol>${items('d')}</ol></li></ol>`,
    ],
    [
      'may begin on an inner level',
      item('a', 2, 1) + item('b', 2),
      `<ul>${items('a')}</ul><ul>${items('b')}</ul>`,
    ],
    ['takes its kind from a style', item('a', 4), `<ul>${items('a')}</ul>`],
    [
      'is linked to styles by level',
      line('a', '<w:pStyle w:val="S0"/>') + line('b', '<w:pStyle w:val="S1"/>'),
      `<ol><li>a<ol>${items('b')}</ol></li></ol>`,
    ],
    ['without marks is none', item('a', 6), '<p>a</p>'],
    ['that is not defined is none', item('a', 99), '<p>a</p>'],
  ])('a list: %s', (_what, body, expected) =>
    expect(htmlOf(body, { styles, numbering: NUMBERING })).toBe(expected),
  );
});

describe('a table', () => {
  const merged = (how: string) => `<w:vMerge w:val="${how}"/>`;
  test.each([
    [
      'with merged cells',
      table(
        row(cell(line('a'), '<w:gridSpan w:val="2"/>')),
        row(cell(line('b'), merged('restart')), cell(line('c'))),
        row(cell(line('hidden'), merged('continue')), cell(line('d'))),
      ),
      '<tr><td colspan="2"><p>a</p></td></tr><tr><td rowspan="2"><p>b</p><p>hidden</p></td><td><p>c</p></td></tr><tr><td><p>d</p></td></tr>',
    ],
    [
      'with rows and cells in controls',
      table(
        `<w:sdt><w:sdtContent>${row(`<w:sdt><w:sdtContent>${cell(line('a'))}</w:sdtContent></w:sdt>`)}</w:sdtContent></w:sdt>`,
      ),
      '<tr><td><p>a</p></td></tr>',
    ],
    [
      'in a table',
      table(row(cell(table(row(cell(line('a')))) + line('b')))),
      '<tr><td><table><tbody><tr><td><p>a</p></td></tr></tbody></table><p>b</p></td></tr>',
    ],
  ])('a table: %s', (_what, body, rows) =>
    expect(htmlOf(body)).toBe(`<table><tbody>${rows}</tbody></table>`),
  );

  test('a table keeps its heading rows and heading cells', () => {
    const head = row(cell(line('a'))).replace('<w:tr>', '<w:tr><w:trPr><w:tblHeader/></w:trPr>');
    const heading = row(cell(line('b', '<w:pStyle w:val="TH"/>')), cell(line('c')));
    expect(htmlOf(table(head, heading), { styles: style('TH', 'Table Heading') })).toBe(
      '<table><thead><tr><th><p>a</p></th></tr></thead><tbody><tr><th><p class="heading">b</p></th><td><p>c</p></td></tr></tbody></table>',
    );
  });
});

test('the prefixes and the strict namespaces do not matter', () => {
  const strict = 'xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"';
  const document = `<x:document ${strict}><x:body><x:p><x:r><x:rPr><x:b/></x:rPr><x:t>alpha</x:t></x:r></x:p></x:body></x:document>`;
  const file = docxFile({ body: '', more: { 'word/document.xml': strToU8(document) } });
  expect(readWord(file).parts).toEqual(['<p><strong>alpha</strong></p>']);
});
