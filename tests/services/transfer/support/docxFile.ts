/** Builds small Word documents part by part, as the tests of the reader need them. */
import { strToU8, zipSync } from 'fflate';

const NAMESPACES = [
  ['w', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'],
  ['r', 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'],
  ['wp', 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'],
  ['a', 'http://schemas.openxmlformats.org/drawingml/2006/main'],
  ['pic', 'http://schemas.openxmlformats.org/drawingml/2006/picture'],
  ['c', 'http://schemas.openxmlformats.org/drawingml/2006/chart'],
  ['dgm', 'http://schemas.openxmlformats.org/drawingml/2006/diagram'],
  ['wps', 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape'],
  ['mc', 'http://schemas.openxmlformats.org/markup-compatibility/2006'],
  ['v', 'urn:schemas-microsoft-com:vml'],
  ['o', 'urn:schemas-microsoft-com:office:office'],
  ['m', 'http://schemas.openxmlformats.org/officeDocument/2006/math'],
]
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ');
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

export const textRun = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (content: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
/** A paragraph of plain text. */
export const line = (text: string, properties = ''): string => paragraph(textRun(text), properties);
export const cell = (content: string, properties = ''): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;
export const row = (...cells: readonly string[]): string => `<w:tr>${cells.join('')}</w:tr>`;
export const table = (...rows: readonly string[]): string =>
  `<w:tbl><w:tblPr/><w:tblGrid/>${rows.join('')}</w:tbl>`;
export const field = (instruction: string, result: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
export const style = (id: string, name: string, properties = '', more = ''): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}<w:pPr>${properties}</w:pPr></w:style>`;

export interface DocxParts {
  /** What is in the body, and in the roots of the other parts. */
  readonly body: string;
  readonly styles?: string;
  readonly numbering?: string;
  readonly footnotes?: string;
  readonly endnotes?: string;
  readonly comments?: string;
  readonly header?: string;
  /** References of the document, by id: type and target. */
  readonly relations?: Readonly<Record<string, readonly [type: string, target: string]>>;
  /** Any further parts, by name. */
  readonly more?: Readonly<Record<string, Uint8Array>>;
}

const ROOTS = {
  styles: 'styles',
  numbering: 'numbering',
  footnotes: 'footnotes',
  endnotes: 'endnotes',
  comments: 'comments',
  header: 'hdr',
} as const;
type PartName = keyof typeof ROOTS;

const relation = (id: string, type: string, target: string): string => {
  const mode = /^[a-z]+:/.test(target) ? ' TargetMode="External"' : '';
  return `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"${mode}/>`;
};

const relationships = (content: string): Uint8Array =>
  strToU8(`<Relationships xmlns="${PACKAGE}">${content}</Relationships>`);

const xml = (root: string, content: string): Uint8Array =>
  strToU8(`<?xml version="1.0"?><w:${root} ${NAMESPACES}>${content}</w:${root}>`);

export function docxFile({ body, relations = {}, more = {}, ...parts }: DocxParts): Uint8Array {
  const names = (Object.keys(ROOTS) as PartName[]).filter((name) => parts[name] !== undefined);
  const references = [
    ...names.map((name) => relation(name, name, `${name}.xml`)),
    ...Object.entries(relations).map(([id, [type, target]]) => relation(id, type, target)),
  ];
  return zipSync({
    '_rels/.rels': relationships(relation('d', 'officeDocument', 'word/document.xml')),
    'word/_rels/document.xml.rels': relationships(references.join('')),
    'word/document.xml': xml('document', `<w:body>${body}</w:body>`),
    ...Object.fromEntries(
      names.map((name) => [`word/${name}.xml`, xml(ROOTS[name], parts[name] ?? '')]),
    ),
    ...more,
  });
}
