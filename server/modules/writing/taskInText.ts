/** Makes a task of a request and of the text of an article. */
import { Problem } from '#contract/lib/problem.ts';
import type { StreamedTask } from '#contract/lib/tasks.ts';
import type { ProposalRequest, TaskRequest } from '#contract/writing/content.schema.ts';
import type { ArticleBody } from '#domain/article/body.ts';
import { headingsOf, sectionOf } from '#domain/article/section.ts';
import { passageOf } from '#domain/writing/passage.ts';
import { isText, needsBlocks, PROPOSALS } from '#domain/writing/proposals.ts';
import type { Material, ProposalTask, TaskOf } from '#domain/writing/writingTask.ts';
import { textOfHtml } from '#html/text.ts';

/** The tasks on the text of an existing article; a draft, a translation and a post create theirs. */
export type TaskInText = Exclude<StreamedTask, 'draft' | 'translation' | 'post'>;

type MakeTask<Name extends TaskInText> = (
  text: ArticleBody,
  request: TaskRequest<Name>,
  material: Material,
) => TaskOf<Name>;

/** Makes a task of the request and of the text as it was at the time. */
export const TASKS_IN_TEXT: { readonly [Name in TaskInText]: MakeTask<Name> } = {
  section(text, { headingId, extent }, material) {
    const section = sectionOf(text, headingId);
    if (section === null) throw new Problem('not_found');
    return { ...material, kind: 'section', extent, ...section, headings: headingsOf(text) };
  },
  passage(text, { instruction, place }, material) {
    const passage = passageOf(text, place);
    if (passage === null) throw new Problem('stale_version');
    return { ...material, kind: 'passage', instruction, ...passage, headings: headingsOf(text) };
  },
};

/** What a job stores of the text around a passage: as much as a question about a whole article shows. */
const CONTEXT_MAX_CHARS = 24_000;

/** Makes a task of a requested proposal and of the text of the version that it refers to. */
export function proposalTaskOf(
  text: ArticleBody,
  { task, place }: ProposalRequest,
  material: Material,
): ProposalTask {
  const passage = passageOf(text, place);
  if (passage === null) throw new Problem('stale_version');
  const { within, blocks, textBefore, textBehind } = passage;
  if (within !== null && needsBlocks(task.name)) throw new Problem('invalid_input');
  const old = within === null ? blocks.filter(isText).map(({ html }) => html) : [within.selected];
  const most = PROPOSALS[task.name].mostChars;
  if (old.reduce((chars, html) => chars + textOfHtml(html).length, 0) > most)
    throw new Problem('passage_too_long');
  return {
    ...material,
    kind: task.name,
    newTone: task.name === 'changeTone' ? task.tone : null,
    targetLanguage: task.name === 'translate' ? task.language : null,
    ...passage,
    textBefore: textBefore.slice(-CONTEXT_MAX_CHARS),
    textBehind: textBehind.slice(0, CONTEXT_MAX_CHARS),
    headings: headingsOf(text),
  };
}
