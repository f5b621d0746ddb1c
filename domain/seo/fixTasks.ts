/** Which proposed task makes a check better, where the installation can do it. Its limit, charge and diff are those of the task. */
import type { ProposedTask } from '#contract/tasks.ts';
import { type ArticleBody, htmlIn } from '../article/body.ts';
import type { FieldName } from '../article/searchFields.ts';
import type { PassagePlace } from '../writing/passage.ts';
import { isText, placeInArticle } from '../writing/proposals.ts';
import type { Check, CheckName } from './report.ts';

interface FixTask {
  readonly name: Exclude<ProposedTask, 'changeTone' | 'translate'>;
  /** The block of the first place, the article, or one of its search fields. */
  readonly at: 'place' | 'article' | Extract<FieldName, 'seoTitle' | 'description'>;
}

export const FIX_TASKS: Readonly<Partial<Record<CheckName, FixTask>>> = {
  keyphraseInIntroduction: { name: 'introduction', at: 'article' },
  answerFirst: { name: 'introduction', at: 'article' },
  keyphraseInTitle: { name: 'titles', at: 'seoTitle' },
  titleWidth: { name: 'titles', at: 'seoTitle' },
  keyphraseInDescription: { name: 'meta', at: 'description' },
  descriptionLength: { name: 'meta', at: 'description' },
  paragraphLength: { name: 'shorten', at: 'place' },
  scannable: { name: 'shorten', at: 'place' },
  sentenceLength: { name: 'simplify', at: 'place' },
  passiveVoice: { name: 'rephrase', at: 'place' },
  consecutiveSentences: { name: 'rephrase', at: 'place' },
  questionHeadings: { name: 'faq', at: 'article' },
};

/** Where the task of a check works; null where there is no such place in the text. */
export function placeOfFix(
  { name, at }: FixTask,
  { places: [first] }: Pick<Check, 'places'>,
  body: ArticleBody,
): PassagePlace | null {
  if (at !== 'place') return placeInArticle(name, body);
  const html = first === undefined ? undefined : htmlIn(body, first.blockId);
  if (first === undefined || html === undefined || !isText({ html })) return null;
  return { type: 'blocks', blockIds: [first.blockId] };
}
