/** Which proposed task makes a check better, where the installation can do it. Its limit, charge and texts are those of the task. */
import { type ArticleBody, htmlIn } from '../../article/body.ts';
import type { FieldName } from '../../article/searchFields.ts';
import type { PassagePlace } from '../../writing/passage.ts';
import { isText, PROPOSALS, placeInArticle } from '../../writing/proposals.ts';
import type { Check, CheckName } from '../report/report.ts';

type TextTask = 'introduction' | 'faq' | 'simplify' | 'rephrase' | 'list';

export type FixTask =
  /** Fills this search field, once the writer has chosen a text. */
  | { readonly name: 'titles' | 'meta'; readonly field: FieldName }
  /** Is proposed in the text. It needs a model: what can be done without one is a fix of rules (fixTable.ts). */
  | { readonly name: TextTask; readonly field: null };

const TITLE: FixTask = { name: 'titles', field: 'seoTitle' };
const DESCRIPTION: FixTask = { name: 'meta', field: 'description' };
const inText = (name: TextTask): FixTask => ({ name, field: null });

export const FIX_TASKS: Readonly<Partial<Record<CheckName, FixTask>>> = {
  keyphraseInTitle: TITLE,
  titleWidth: TITLE,
  keyphraseInDescription: DESCRIPTION,
  descriptionLength: DESCRIPTION,
  keyphraseInIntroduction: inText('introduction'),
  answerFirst: inText('introduction'),
  sentenceLength: inText('simplify'),
  passiveVoice: inText('simplify'),
  consecutiveSentences: inText('rephrase'),
  scannable: inText('list'),
  questionHeadings: inText('faq'),
};

/** Where the task writes: the first place of the check that it can rewrite, or its place in the article; null if there is none. */
export function placeOfFix(
  { name }: FixTask,
  { places }: Pick<Check, 'places'>,
  body: ArticleBody,
): PassagePlace | null {
  const { scope, mostChars } = PROPOSALS[name];
  if (scope === 'article') return placeInArticle(name, body);
  const found = places.find(({ blockId }) => {
    const html = htmlIn(body, blockId);
    return html !== undefined && isText({ html }) && html.length <= mostChars;
  });
  return found === undefined ? null : { type: 'blocks', blockIds: [found.blockId] };
}
