/** Makes a task of a request and of the text of an article. */
import type { TaskRequest } from '#contract/content.schema.ts';
import type { TaskName } from '#contract/content.route.ts';
import { Problem } from '#contract/problem.ts';
import { type ArticleBody, type Block, blocksOf } from '#domain/article/body.ts';
import { headingAbove, headingsOf, sectionOf } from '#domain/article/section.ts';
import { isWhole, type PassagePlace } from '#domain/writing/passage.ts';
import type { Material, PassageTask, TaskOf } from '#domain/writing/writingTask.ts';
import { headingLevel, textOfHtml } from '#html/text.ts';

/** The tasks on the text of an existing article; a draft creates its article. */
export type TaskInText = Exclude<TaskName, 'draft'>;

type MakeTask<Name extends TaskInText> = (
  text: ArticleBody,
  request: TaskRequest<Name>,
  material: Material,
) => TaskOf<Name>;

/** Makes a task of the request and of the text as it was at the time. */
export const TASKS_IN_TEXT: { readonly [Name in TaskInText]: MakeTask<Name> } = {
  section(text, { headingId }, material) {
    const section = sectionOf(text, headingId);
    if (section === null) throw new Problem('not_found');
    return { ...material, kind: 'section', ...section, headings: headingsOf(text) };
  },
  passage(text, { instruction, place }, material) {
    const passage = passageOf(text, place);
    if (passage === null) throw new Problem('stale_version');
    return { ...material, kind: 'passage', instruction, ...passage, headings: headingsOf(text) };
  },
};

type Passage = Pick<
  PassageTask,
  'after' | 'blocks' | 'within' | 'level' | 'textBefore' | 'textBehind'
>;

/** The place with its surroundings; null if the text has no such place. */
function passageOf(text: ArticleBody, place: PassagePlace): Passage | null {
  const all = blocksOf(text);
  const chosen = placeIn(all, place);
  if (chosen === null) return null;
  const { from, blocks, within } = chosen;
  const [above, below] = [all.slice(0, from), all.slice(from + (within ? 1 : blocks.length))];
  const after = above.at(-1)?.id ?? null;
  const heading = after === null ? null : headingAbove(text, after);
  return {
    after,
    blocks,
    within,
    level: headingLevel(all.find(({ id }) => id === heading)?.html ?? '') ?? 1,
    textBefore: plain([...above, ...(within ? [{ html: within.before }] : [])]),
    textBehind: plain([...(within ? [{ html: within.behind }] : []), ...below]),
  };
}

interface Chosen extends Pick<Passage, 'blocks' | 'within'> {
  /** How many blocks stand before the place. */
  readonly from: number;
}

function placeIn(all: readonly Block[], place: PassagePlace): Chosen | null {
  const at = (id: string | null | undefined) => all.findIndex((block) => block.id === id);
  if (place.type === 'behind') {
    const from = at(place.blockId) + 1;
    return from === 0 && place.blockId !== null ? null : { from, blocks: [], within: null };
  }
  const from = at(place.type === 'within' ? place.blockId : place.blockIds[0]);
  if (place.type === 'blocks') {
    const blocks = all.slice(from, from + place.blockIds.length);
    const isSame = from >= 0 && place.blockIds.every((id, n) => id === blocks[n]?.id);
    return isSame ? { from, blocks, within: null } : null;
  }
  const block = all[from];
  if (block === undefined || !isWhole(place, block)) return null;
  const { before, selected, behind } = place;
  return { from, blocks: [], within: { block, before, selected, behind } };
}

const plain = (blocks: readonly Pick<Block, 'html'>[]): string =>
  blocks.map(({ html }) => textOfHtml(html).trim()).join('\n\n');
