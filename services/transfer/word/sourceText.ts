/** An own, simple reading of a Word document, which the law of words compares with what was kept (`html/wordLaw.ts`). */
import { OfficePackage } from './package.ts';
import { parseXml, type XmlHandler } from './xml.ts';

/** All text that a document can show, also what was deleted; not the instructions of fields. */
const TEXT: ReadonlySet<string> = new Set(['w:t', 'w:delText', 'm:t', 'a:t']);
/** What may stand within a word without a space, and still divides it or is told apart from it. */
const DIVIDES: ReadonlySet<string> = new Set([
  'w:p',
  'w:tab',
  'w:ptab',
  'w:br',
  'w:cr',
  'w:noBreakHyphen',
  'w:sym',
  'w:fldChar',
  'w:sdt',
  'w:footnoteReference',
  'w:endnoteReference',
  'w:drawing',
  'w:pict',
  'w:object',
  'w:vanish',
  'w:rStyle',
  'w:del',
  'w:moveFrom',
  'w:rt',
  'w:rubyBase',
  'm:oMath',
  'a:p',
  'w:hyperlink',
]);
/** Pages have these twice, for readers of different age: the first one with text counts (ECMA-376-3). */
const ALTERNATIVES = 'mc:AlternateContent';
const ALTERNATIVE: ReadonlySet<string> = new Set(['mc:Choice', 'mc:Fallback']);

/** The text of a document whose text is in its main part alone, as in those that we write. */
export function textOfWord(bytes: Uint8Array): string {
  const text = new SourceText();
  for (const part of new OfficePackage(bytes).parts(['word/document.xml']).values())
    parseXml(part, text);
  return text.all();
}

export class SourceText implements XmlHandler {
  /** The text so far; above it, what is open of alternatives. */
  readonly #texts: string[][] = [[]];
  #isText = false;

  open(name: string): void {
    this.#isText = TEXT.has(name);
    if (DIVIDES.has(name)) this.#texts.at(-1)?.push('\n');
    if (name === ALTERNATIVES || ALTERNATIVE.has(name)) this.#texts.push([]);
  }

  text(text: string): void {
    if (this.#isText) this.#texts.at(-1)?.push(text);
  }

  close(name: string): void {
    this.#isText = false;
    if (DIVIDES.has(name)) this.#texts.at(-1)?.push('\n');
    if (name === ALTERNATIVES) this.#add(this.#texts.pop() ?? []);
    else if (ALTERNATIVE.has(name)) this.#choose(this.#texts.pop() ?? []);
  }

  /** The text of the parts so far. */
  all(): string {
    return this.#texts.flat().join('');
  }

  #choose(alternative: readonly string[]): void {
    const chosen = this.#texts.at(-1);
    if (chosen?.every((text) => text.trim() === '') === true) this.#add(alternative);
  }

  #add(texts: readonly string[]): void {
    for (const text of texts) this.#texts.at(-1)?.push(text);
  }
}
