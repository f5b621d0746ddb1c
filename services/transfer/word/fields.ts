/** Fields of a Word document (ECMA-376-1 §17.16): an instruction, which nobody sees, and its result, which is text. */

/** `"with \" quotes"`, `\o`, a word. */
const ARGUMENT = /"((?:\\.|[^"\\])*)"?|(\\[a-z@*#!])|([^\s"]+)/giu;

/** The address of a HYPERLINK field, with the place in it; null for other fields and for places in the same document. */
export function linkOfField(instruction: string): string | null {
  const [field, ...rest] = [...instruction.matchAll(ARGUMENT)].map(
    ([, quoted, option, word]) =>
      ({ option, text: quoted?.replace(/\\(.)/g, '$1') ?? word ?? '' }) as const,
  );
  if (field?.text.toUpperCase() !== 'HYPERLINK') return null;
  const address = rest[0]?.option === undefined ? (rest[0]?.text ?? '') : '';
  const place = rest[rest.findIndex(({ option }) => option?.toLowerCase() === '\\l') + 1];
  const hasPlace = rest.some(({ option }) => option?.toLowerCase() === '\\l');
  return linkTo(address, hasPlace ? place?.text : undefined);
}

/** An address with the place in it; null without an address. */
export function linkTo(address: string, place = ''): string | null {
  const target = address.trim();
  if (target === '') return null;
  return place === '' || target.includes('#') ? target : `${target}#${place}`;
}

interface Field {
  instruction: string;
  /** Its result has begun. */
  isShown: boolean;
  link: string | null;
}

/** The fields that are open, the innermost last. */
export class Fields {
  #open: Field[] = [];

  /** `begin`, `separate` or `end`. */
  mark(type: string | undefined): void {
    const field = this.#open.at(-1);
    if (type === 'begin') this.#open.push({ instruction: '', isShown: false, link: null });
    else if (type === 'end') this.#open.pop();
    else if (type === 'separate' && field !== undefined) {
      field.isShown = true;
      field.link = linkOfField(field.instruction);
    }
  }

  instruct(text: string): void {
    const field = this.#open.at(-1);
    if (field?.isShown === false) field.instruction += text;
  }

  /** The result of a field within the instruction of another one is not shown. */
  get isHidden(): boolean {
    return this.#open.slice(0, -1).some(({ isShown }) => !isShown);
  }

  get link(): string | null {
    return this.#open.findLast(({ link }) => link !== null)?.link ?? null;
  }

  /** Reads a part of its own, such as a footnote, in which no field of the text around is open. */
  apart<Result>(read: () => Result): Result {
    const around = this.#open;
    this.#open = [];
    const result = read();
    this.#open = around;
    return result;
  }
}
