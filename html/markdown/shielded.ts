/** Keeps parts of a text from being read as Markdown: a mark stands for each until the text is HTML. */
import { escapeAttribute, escapeText } from '../escape.ts';

export interface Formula {
  readonly source: string;
  readonly tex: string;
  readonly isBlock: boolean;
}

/** TeX between dollars as Pandoc reads it: prices are none. Or between `\(` and `\)`, as models write it. */
const FORMULAS =
  /(?<![\\$])\$\$((?:[^$\n]|\n(?!\s*\n))+)\$\$|(?<![\\$\w])\$(?![\s$])([^$\n]*[^\s$\\])\$(?![\w$])|(?<!\\)\\\(((?:[^\\\n]|\\(?!\)).){1,1000}?)\\\)|(?<!\\)\\\[((?:[^\\\n]|\\(?!\]).|\n(?!\s*\n)){1,3000}?)\\\]/g;
/** Between `\[` and `\]` may also be brackets that are not those of a link; then a `_` has a backslash. */
const TEX = /(?<!\\)(?:\\[a-z]{2}|_)/i;

const [OPENING, CLOSING] = ['\ue0f0', '\ue0f1'];
const MARK = /\ue0f0(\d+)\ue0f1/g;

export class Shield {
  readonly #formulas: Formula[] = [];

  /** Replaces the formulas of a text by marks. */
  shielded(text: string): string {
    if (text.includes(OPENING) || !/[$\\]/.test(text)) return text;
    return text.replace(FORMULAS, (source, block, dollars, round, square) => {
      if (square !== undefined && !TEX.test(square)) return source;
      const tex: string = block ?? dollars ?? round ?? square;
      const isBlock = (block ?? square) !== undefined;
      return `${OPENING}${this.#formulas.push({ source, tex, isBlock }) - 1}${CLOSING}`;
    });
  }

  /** The text as it was. */
  source = (text: string): string =>
    text.replace(MARK, (mark, at) => this.#formulas[Number(at)]?.source ?? mark);

  /** The text as it was, in an address or a title: without the backslashes of Markdown. */
  unescaped = (text: string): string =>
    text.replace(MARK, (mark) => this.source(mark).replace(/\\([!-/:-@[-`{-~])/g, '$1'));

  /** HTML in which the formulas are MathML with their TeX. */
  restored = (html: string): string =>
    html.replace(MARK, (mark, at) => {
      const formula = this.#formulas[Number(at)];
      return formula === undefined ? mark : mathOf(formula);
    });
}

function mathOf({ tex, isBlock }: Formula): string {
  const text = tex.trim();
  const display = isBlock ? ' display="block"' : '';
  return `<math${display} alttext="${escapeAttribute(text)}"><annotation encoding="application/x-tex">${escapeText(text)}</annotation></math>`;
}
