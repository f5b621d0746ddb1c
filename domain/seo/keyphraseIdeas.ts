/** What a text without a keyphrase may be about: counted in the text, no model is asked. */
import type { ReadBlock } from './outline.ts';
import { termsOf } from './pageFeatures.ts';
import type { TextTools } from './textTools.ts';

const IDEAS_MOST = 5;
const LEAST_USES = 2;
/** A term in the title or a heading says more about a text than one in a sentence. */
const IN_TITLE = 3;
const IN_HEADING = 1.5;

/** The terms that a text uses most, longer ones and those of title and headings first. */
export function keyphraseIdeas(
  blocks: readonly ReadBlock[],
  title: string,
  tools: TextTools,
): string[] {
  const inTitle = ` ${tools.words(title).map(tools.stem).join(' ')} `;
  const terms = Object.entries(
    termsOf(
      blocks.map(({ facts }) => facts),
      tools,
    ),
  )
    .filter(([, { uses }]) => uses >= LEAST_USES)
    .map(([key, { uses, isInHeading, form }]) => {
      const rarity = Math.max(...key.split(' ').map(tools.rarity));
      const place = (inTitle.includes(` ${key} `) ? IN_TITLE : 1) * (isInHeading ? IN_HEADING : 1);
      return { key, form, worth: uses * key.split(' ').length * rarity * place };
    })
    .sort((one, other) => other.worth - one.worth || (one.key < other.key ? -1 : 1));
  const ideas: typeof terms = [];
  for (const term of terms) {
    if (ideas.length === IDEAS_MOST) break;
    if (!ideas.some(({ key }) => isPart(term.key, key) || isPart(key, term.key))) ideas.push(term);
  }
  return ideas.map(({ form }) => form);
}

const isPart = (key: string, of: string): boolean => ` ${of} `.includes(` ${key} `);
