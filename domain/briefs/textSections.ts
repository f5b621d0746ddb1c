/** The text of an article by its headings, as far as coverage reads it. */
import type { BlockId } from '../article/body.ts';
import type { ReadBlock } from '../seo/text/outline.ts';

export interface TextSection {
  /** Of its heading; of its first block above the first heading. */
  readonly blockId: BlockId;
  /** Stems of the heading; empty above the first one. */
  readonly heading: ReadonlySet<string>;
  readonly level: number;
  /** Its heading is the title of the text: the only one of the first level, beside others. */
  readonly isTitled: boolean;
  /** What stands below it, also below the headings that are parts of it. */
  readonly units: readonly PlacedStems[];
  readonly words: number;
}

interface PlacedStems {
  readonly blockId: BlockId;
  readonly stems: readonly string[];
}

interface Open extends Omit<TextSection, 'isTitled'> {
  readonly units: PlacedStems[];
  words: number;
}

/** Each heading with what stands below it, in order. A heading has at most five levels above it. */
export function textSections(blocks: readonly ReadBlock[]): TextSection[] {
  const all: Open[] = [];
  let open: Open[] = [];
  const begin = (blockId: BlockId, level: number, heading: readonly string[]) => {
    const section: Open = { blockId, level, heading: new Set(heading), units: [], words: 0 };
    all.push(section);
    open.push(section);
  };
  for (const { id: blockId, facts } of blocks)
    for (const { kind, level, words, sentences } of facts.units) {
      const stems = sentences.flatMap((sentence) => sentence.stems);
      if (kind === 'heading') {
        open = open.filter((one) => one.level > 0 && one.level < level);
        begin(blockId, level, stems);
        continue;
      }
      if (open.length === 0) begin(blockId, 0, []);
      for (const section of open) {
        section.units.push({ blockId, stems });
        section.words += words;
      }
    }
  const titled = titledAmong(all);
  return all.map((section) => ({ ...section, isTitled: section === titled }));
}

/** The only one of the first level, if there are others. */
function titledAmong(sections: readonly Open[]): Open | undefined {
  const [first, ...more] = sections.filter(({ level }) => level === 1);
  const hasOthers = sections.some(({ level }) => level > 1);
  return more.length === 0 && hasOthers ? first : undefined;
}
