/** What each proposed task needs, how many alternatives it makes, and how one of them gets into the article. */

import type { Benefit } from '#contract/access/benefits.ts';
import type { LimitName } from '#contract/access/limits.ts';
import type { ProposedTask } from '#contract/lib/tasks.ts';
import type { GenerationEvent, Protection } from '#contract/writing/content.schema.ts';
import { collapsedTextOf, headingLevel } from '#html/text.ts';
import { type ArticleBody, type Block, type BlockOp, blocksOf, htmlIn } from '../article/body.ts';
import type { Source } from '../article/origin.ts';
import { originsOfRewrite } from '../article/originText.ts';
import type { FieldName, FieldsChange } from '../article/searchFields.ts';
import { type PassagePlace, passageOf, withPassage } from './passage.ts';
import type { TermsBeside } from './resultTexts.ts';

interface ProposalRule {
  /** What it works on: selected text, the text around the caret, or the whole article. */
  readonly scope: 'selection' | 'caret' | 'article';
  /** How many texts the writer can choose from. */
  readonly alternatives: number;
  /** The longest passage, in characters. One whose rewrite is as long has to fit into one answer of a model. */
  readonly mostChars: number;
  /** Whether an accepted text replaces what was selected, is inserted behind it, or fills search fields. */
  readonly accepted: 'replaces' | 'inserted' | 'fills';
  readonly limit: LimitName;
  /** Figures, names, quotations and links stay as they are (humanizer/protectedRewrite.ts); it is shown when it is complete. */
  readonly keepsFacts?: true;
  /** It is asked for and shown in a panel of its own, not at the selection. */
  readonly hasPanel?: true;
  /** The benefit message if a plan or limit stops it. */
  readonly benefit: Benefit;
}

const USE = { limit: 'aiFeatures', benefit: 'editArticle' } as const;
const AS_LONG = 6000;
const SHORTER = 24_000;

const rewriting = (alternatives: number, mostChars = AS_LONG) =>
  ({ scope: 'selection', alternatives, mostChars, accepted: 'replaces', ...USE }) as const;
const adding = (scope: ProposalRule['scope'], alternatives: number) =>
  ({ scope, alternatives, mostChars: SHORTER, accepted: 'inserted', ...USE }) as const;

export const PROPOSALS: Readonly<Record<ProposedTask, ProposalRule>> = {
  rephrase: rewriting(3),
  simplify: rewriting(2),
  shorten: rewriting(2, SHORTER),
  expand: rewriting(2),
  summarise: rewriting(1, SHORTER),
  changeTone: rewriting(2),
  fixGrammar: rewriting(1),
  humanize: { ...rewriting(1), limit: 'humanizerRewrite', keepsFacts: true, hasPanel: true },
  inVoice: { ...rewriting(1), keepsFacts: true, hasPanel: true },
  translate: rewriting(1),
  list: rewriting(1),
  table: rewriting(1),
  continue: adding('caret', 2),
  introduction: adding('article', 2),
  conclusion: adding('article', 2),
  faq: adding('article', 1),
  titles: { ...adding('article', 5), accepted: 'replaces' },
  meta: { ...adding('article', 3), accepted: 'fills' },
};

/** Whose text each block of an alternative is. */
const FIELDS: Readonly<Partial<Record<ProposedTask, readonly FieldName[]>>> = {
  titles: ['seoTitle'],
  meta: ['seoTitle', 'description'],
};

/** What an alternative says for the search fields; for one of them, if only that was asked for. */
export function fieldsProposed(
  name: ProposedTask,
  { blocks }: Pick<Alternative, 'blocks'>,
  wanted?: FieldName,
): FieldsChange {
  const texts = (FIELDS[name] ?? []).map(
    (field, at) => [field, collapsedTextOf(blocks[at] ?? '')] as const,
  );
  return Object.fromEntries(
    texts.filter(([field, text]) => text !== '' && field === (wanted ?? field)),
  );
}

/** Lists and tables have no place within a paragraph. */
export const needsBlocks = (name: ProposedTask): boolean => name === 'list' || name === 'table';

/** The place in an article that a task of scope `article` is for. */
export function placeInArticle(name: ProposedTask, body: ArticleBody): PassagePlace {
  const blocks = blocksOf(body);
  const title = blocks.find(({ html }) => headingLevel(html) === 1)?.id ?? null;
  if (name === 'titles' && title !== null) return { type: 'blocks', blockIds: [title] };
  const isAtEnd = name === 'conclusion' || name === 'faq';
  return { type: 'behind', blockId: isAtEnd ? (blocks.at(-1)?.id ?? null) : title };
}

const NO_TEXT = /^<(?:table|figure|hr|img|aside)\b/i;

/** Whether a block has text that a task rewrites. An image, a table or a slot stays where it is. */
export const isText = ({ html }: Pick<Block, 'html'>): boolean => !NO_TEXT.test(html);

export interface Acceptance {
  readonly name: ProposedTask;
  readonly place: PassagePlace;
  /** The blocks of the place as they were when the proposal was requested. */
  readonly was: readonly Block[];
  /** The accepted text. */
  readonly blocks: readonly string[];
  /** The model that wrote it; absent for text of the writer. */
  readonly source?: Source | undefined;
  /** The ids of inserted blocks begin with it. */
  readonly idPrefix: string;
}

/** The changes that put an accepted text into the article, or null if its place has changed since the request. */
export function opsOfAcceptance(body: ArticleBody, accepted: Acceptance): BlockOp[] | null {
  const { name, place, was, blocks, idPrefix } = accepted;
  const passage = passageOf(body, place);
  if (passage === null || was.some(({ id, html }) => htmlIn(body, id) !== html)) return null;
  const { after, within } = passage;
  if (within !== null) {
    const { block, ...parts } = within;
    const written = blocks.join(' ');
    const html = withPassage(block, parts, written, true);
    const origins = originsOfRewrite([block], parts.selected, written, accepted.source);
    return [{ op: 'put', id: block.id, after, html, ...origins }];
  }
  const replaced = PROPOSALS[name].accepted === 'replaces' ? passage.blocks.filter(isText) : [];
  const old = replaced.map(({ html }) => html).join('');
  let last = passage.blocks.at(-1)?.id ?? after;
  const puts = blocks.map((html, at): BlockOp => {
    const id = `${idPrefix}-${at}`;
    const origins = originsOfRewrite(replaced, old, html, accepted.source);
    const op = { op: 'put', id, after: last, html, ...origins } as const;
    last = id;
    return op;
  });
  return [...puts, ...replaced.map(({ id }): BlockOp => ({ op: 'remove', id }))];
}

/** A text to choose; it grows until it is complete. */
export interface Alternative {
  /** HTML. */
  readonly blocks: readonly string[];
  readonly isComplete: boolean;
  /** The model that wrote it; absent for text of the writer. */
  readonly source?: Source | undefined;
  /** What was kept of a rewrite that keeps facts. */
  readonly protection?: Protection | undefined;
  /** Of a title or a description, beside the results of a search. */
  readonly terms?: TermsBeside | undefined;
}

/** The alternatives of a proposal after some of its events. The same object if none of them changes one. */
export function withProposed(
  before: readonly Alternative[],
  events: readonly GenerationEvent[],
): readonly Alternative[] {
  return events.reduce((alternatives, event) => {
    if (event.type !== 'proposed') return alternatives;
    const { at, from, isComplete, source, protection, terms } = event;
    const blocks = [...(alternatives[at]?.blocks.slice(0, from) ?? []), ...event.blocks];
    const alternative = {
      blocks,
      isComplete,
      ...(source && { source }),
      ...(protection && { protection }),
      ...(terms && { terms }),
    };
    return [...alternatives.slice(0, at), alternative, ...alternatives.slice(at + 1)];
  }, before);
}

type Proposed = Extract<GenerationEvent, { readonly type: 'proposed' }>;

/** The event that makes an alternative out of what was sent of it: only the blocks that have changed. */
export function proposedEvent(
  at: number,
  alternative: Alternative,
  sent: readonly string[],
): Proposed {
  const { blocks, isComplete, source, protection, terms } = alternative;
  const changed = blocks.findIndex((html, index) => html !== sent[index]);
  const from = changed < 0 ? blocks.length : changed;
  return {
    type: 'proposed',
    at,
    from,
    blocks: blocks.slice(from),
    isComplete,
    ...(source && { source }),
    ...(protection && { protection }),
    ...(terms && { terms: { has: [...terms.has], lacks: [...terms.lacks] } }),
  };
}
