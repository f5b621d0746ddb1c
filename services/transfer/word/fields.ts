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
  /** The address that its text leads to: its own, or that of a field around. */
  link: string | null;
}

/** The fields that are open, the innermost last. */
export class Fields {
  #open: Field[] = [];
  /** How many of them have no result yet. */
  #unshown = 0;

  /** `begin`, `separate` or `end`. */
  mark(type: string | undefined): void {
    const field = this.#open.at(-1);
    if (type === 'begin') {
      this.#open.push({ instruction: '', isShown: false, link: field?.link ?? null });
      this.#unshown += 1;
    } else if (field !== undefined && type === 'end') {
      this.#open.pop();
      this.#unshown -= field.isShown ? 0 : 1;
    } else if (field?.isShown === false && type === 'separate') {
      field.isShown = true;
      field.link = linkOfField(field.instruction) ?? field.link;
      this.#unshown -= 1;
    }
  }

  instruct(text: string): void {
    const field = this.#open.at(-1);
    if (field?.isShown === false) field.instruction += text;
  }

  /** The result of a field within the instruction of another one is not shown. */
  get isHidden(): boolean {
    return this.#unshown > (this.#open.at(-1)?.isShown === false ? 1 : 0);
  }

  get link(): string | null {
    return this.#open.at(-1)?.link ?? null;
  }

  /** Reads a part of its own, such as a footnote, in which no field of the text around is open. */
  apart<Result>(read: () => Result): Result {
    const around = [this.#open, this.#unshown] as const;
    this.#open = [];
    this.#unshown = 0;
    const result = read();
    [this.#open, this.#unshown] = around;
    return result;
  }
}
