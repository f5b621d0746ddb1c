/** The terms of a page, and how often it uses each. */
import { textUnitsOf } from '#html/units.ts';
import type { TermUse } from '../report/competition.ts';
import type { BlockFacts } from '../text/blockFacts.ts';
import { boilerplateIn } from '../text/boilerplate.ts';
import { mostUsed } from '../text/mostUsed.ts';
import { termsInUnit } from '../text/nounPhrases.ts';
import type { TextTools } from '../text/textTools.ts';

interface PageBlock {
  readonly html: string;
  readonly facts: BlockFacts;
}

interface Counting {
  uses: number;
  nouns: number;
  isInHeading: boolean;
  readonly forms: Map<string, number>;
  /** Where it is a noun. */
  readonly nounForms: Map<string, number>;
}

const newCounting = (): Counting => ({
  uses: 0,
  nouns: 0,
  isInHeading: false,
  forms: new Map(),
  nounForms: new Map(),
});

const addForm = (forms: Map<string, number>, form: string) =>
  forms.set(form, (forms.get(form) ?? 0) + 1);

/** The terms of a page by their stems, without what stands around its text (boilerplate.ts). */
export function pageTermsOf(
  blocks: readonly PageBlock[],
  tools: TextTools,
): Record<string, TermUse> {
  const isCounted = tools.termWords !== null;
  return Object.fromEntries(
    [...countsIn(blocks, tools)].flatMap(
      ([key, { uses, nouns, isInHeading, forms, nounForms }]) => {
        const form = mostUsed(nounForms.size > 0 ? nounForms : forms);
        const use = { uses, isInHeading, form, ...(isCounted && { nouns }) };
        return saysNothing(form, tools) ? [] : [[key, use]];
      },
    ),
  );
}

function countsIn(blocks: readonly PageBlock[], tools: TextTools): Map<string, Counting> {
  const lines = blocks.flatMap(({ html, facts }) => {
    const texts = textUnitsOf(html);
    return facts.units.map((unit, at) => ({ ...unit, text: texts[at]?.text ?? '' }));
  });
  const isAround = boilerplateIn(lines, tools);
  const counts = new Map<string, Counting>();
  for (const line of lines.filter((_, at) => isAround[at] !== true))
    for (const { key, form, isNoun } of termsInUnit(line.text, line, tools)) {
      const term = counts.get(key) ?? newCounting();
      counts.set(key, term);
      term.uses += 1;
      term.isInHeading ||= line.kind === 'heading';
      addForm(term.forms, form);
      if (!isNoun) continue;
      term.nouns += 1;
      addForm(term.nounForms, form);
    }
  return counts;
}

/** Of words that any text has alone: "time", "way of life" without the life. */
function saysNothing(
  form: string,
  { termWords, words, plainWord, isStopWord }: TextTools,
): boolean {
  if (termWords === null) return false;
  return words(form)
    .map(plainWord)
    .every(
      (word) =>
        termWords.isVague(word) ||
        termWords.isAttribute(word) ||
        termWords.isLink(word) ||
        isStopWord(word),
    );
}
