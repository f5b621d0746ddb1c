/**
 * One article open in the editor: the only place that holds its `EditorState`. Edits of the writer go out as
 * operations, changes from outside come in as operations, and neither is reported as the other
 * (docs/architecture.md, the editor island).
 */
import Draft, {
  type ContentBlock,
  type ContentState,
  type EditorState,
  type SelectionState,
} from 'draft-js';
import type { ArticleBody, BlockId, BlockOp } from '#domain/article/body.ts';
import { blocksOf } from '#domain/article/body.ts';
import type { Origins } from '#domain/article/origin.ts';
import { type ClaimWords, placesOf } from '#domain/sources/claimPlaces.ts';
import { shownText } from './atomicText.ts';
import { htmlOfBlocks, parseBlock } from './contentHtml.ts';
import { noteDivision } from './divisions.ts';
import {
  hasStep,
  withJoined,
  withoutOldSteps,
  withRunChange,
  withRunOpened,
  withTypingDivided,
} from './history.ts';
import {
  contentOf,
  contentWith,
  type Intent,
  intentsOf,
  outlineWith,
  type Seen,
  seenAs,
} from './incoming.ts';
import { withInserted } from './insertBlocks.ts';
import { linkDecorator } from './linkDecorator.ts';
import { contentWithSlice, sliced } from './longInsert.ts';
import { OriginBook } from './originBook.ts';
import {
  type BlockIds,
  bodyOfOutline,
  type Outline,
  opsBetween,
  outlineOf,
  type TopBlock,
  topBlock,
} from './outline.ts';
import { type Passage, passageAt } from './passage.ts';
import { withAtomicsRepaired } from './repair.ts';
import { caretAt, withValidSelection } from './selection.ts';

export interface SessionOptions {
  readonly body: ArticleBody;
  makeBlockId(): BlockId;
  /** Called with the edits of the writer. */
  onEdited(ops: readonly BlockOp[]): void;
}

export interface IncomingChange {
  readonly ops: readonly BlockOp[];
  readonly run: string | null;
}

interface Run {
  /** The content before the run: undoing the run returns to it. */
  boundary: ContentState | null;
  /** What the run has put so far. */
  readonly put: Map<BlockId, Seen | null>;
}

interface Deferred {
  readonly intents: readonly Intent[];
  readonly run: Run | null;
  /** The outline that the intents apply to. */
  readonly known: Outline;
}

interface Inserting {
  /** The content before the insertion: one undo returns to it. */
  readonly boundary: ContentState | null;
  readonly later: (readonly ContentBlock[])[];
  /** Keys of the blocks that the rest is inserted between. */
  readonly after: string;
  readonly before: string;
}

const NO_INSERT: Inserting = { boundary: null, later: [], after: '', before: '' };

/** After a pause this long, typing starts a new undo step. */
const TYPING_PAUSE_MS = 700;

export class EditorSession {
  readonly #options: SessionOptions;
  readonly #ids: BlockIds;
  readonly #origins: OriginBook;
  readonly #runs = new Map<string, Run>();
  readonly #listeners = new Set<() => void>();
  readonly #preparers = new Set<() => void>();
  #state: EditorState;
  /** What the outside knows: the outline of the last report or change from outside. */
  #outline: Outline;
  /** How often blocks had been divided then. */
  #divisions = 0;
  #inserting: Inserting | null = null;
  #changedAt = 0;
  /** Changes that arrived during composition (IME), when the page must not be rendered again. */
  #deferred: Deferred[] = [];

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#ids = {
      known: new Map(),
      gone: new Map(),
      divided: [],
      joinedTo: new Map(),
      make: options.makeBlockId,
    };
    this.#origins = new OriginBook(options.body);
    this.#outline = blocksOf(options.body).map(({ id, html }) => {
      const blocks = parseBlock(html);
      this.#ids.known.set(blocks[0]?.getKey() ?? '', id);
      return topBlock(id, blocks, html);
    });
    const content = contentOf(this.#outline, Draft.ContentState.createFromText(''));
    this.#state = Draft.EditorState.createWithContent(content, linkDecorator);
  }

  readonly state = (): EditorState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** `prepare` is called before each change that is not the writer's. Returns a function that ends this. */
  readonly beforeIncoming = (prepare: () => void): (() => void) => {
    this.#preparers.add(prepare);
    return () => this.#preparers.delete(prepare);
  };

  /** Called for everything the writer does: typing, selecting, undoing. */
  readonly change = (next: EditorState): void => {
    const wasComposing = this.#state.isInCompositionMode();
    const isNewContent = next.getCurrentContent() !== this.#state.getCurrentContent();
    const fitted = withValidSelection(next);
    if (isNewContent) noteDivision(this.#ids, this.#state, fitted);
    this.#state = isNewContent ? this.#stepped(withAtomicsRepaired(fitted)) : fitted;
    if (wasComposing && !this.#state.isInCompositionMode()) this.#settleDeferred();
    this.#notify();
  };

  readonly undo = (): void => this.#moveInHistory(Draft.EditorState.undo);
  readonly redo = (): void => this.#moveInHistory(Draft.EditorState.redo);

  /** Each step is reported, because each may bring back other origins. */
  #moveInHistory(move: (state: EditorState) => EditorState): void {
    this.finishInsert();
    this.flush();
    const next = move(this.#state);
    // Of a text that was opened or has arrived before the text had the focus.
    const hasFocus = this.#state.getSelection().getHasFocus();
    const selection = next.getSelection().set('hasFocus', hasFocus) as SelectionState;
    this.change(Draft.EditorState.set(next, { selection }));
  }

  /**
   * Inserts blocks at the caret. A long insertion continues in the background, as one undo step, unless it has to
   * be complete at once. `origins` are those of each block; without any, the writer has made it.
   */
  readonly insert = (
    fragment: readonly ContentBlock[],
    isAtOnce = false,
    origins: readonly Origins[] = [],
  ): void => {
    this.finishInsert();
    this.flush(); // so that the origins of what is there are known
    const boundary = this.#state.getCurrentContent();
    const { now, later } = isAtOnce ? { now: fragment, later: [] } : sliced(fragment);
    const key = this.#state.getSelection().getStartKey();
    this.change(withInserted(this.#state, now));
    this.#origins.insert(fragment, origins, this.#state.getCurrentContent(), key);
    const [after, before] = now.slice(-2).map((block) => block.getKey());
    if (after === undefined || before === undefined || later.length === 0) return;
    this.#inserting = { boundary, later: [...later], after, before };
    setTimeout(this.#insertOn);
  };

  readonly #insertOn = (): void => {
    // Text in composition (IME) must not be rendered again.
    if (!this.#state.isInCompositionMode()) {
      this.#prepare();
      this.#insertSlice();
    }
    if (this.#inserting !== null) setTimeout(this.#insertOn);
  };

  /** Inserts all that is still to be inserted, before something is done to the whole text. */
  readonly finishInsert = (): void => {
    while (this.#inserting !== null) this.#insertSlice();
  };

  #insertSlice(): void {
    const { boundary, later, after, before } = this.#inserting ?? NO_INSERT;
    const slice = later.shift();
    // The insertion was undone meanwhile, so the rest is dropped too.
    if (slice === undefined || boundary === null || !hasStep(this.#state, boundary)) {
      this.#inserting = null;
      return;
    }
    const edit = (content: ContentState) => contentWithSlice(content, slice, after, before);
    this.#state = withRunChange(this.#state, edit, boundary);
    const next = slice.at(-1)?.getKey() ?? after;
    this.#inserting = later.length > 0 ? { boundary, later, after: next, before } : null;
    this.#notify();
  }

  /** Reports what the writer has changed since the last report. */
  readonly flush = (): void => {
    // The content does not contain deferred changes yet; text in composition is reported when it ends.
    if (this.#deferred.length > 0) return;
    const before = this.#outline;
    this.#outline = outlineOf(this.#state.getCurrentContent(), before, this.#ids);
    this.#divisions = this.#ids.divided.length;
    const edits = opsBetween(before, this.#outline);
    this.#noteGone(before, edits);
    const ops = this.#origins.ofEdits(before, this.#outline, edits);
    try {
      if (ops.length > 0) this.#options.onEdited(ops);
      if (this.#inserting === null) this.#origins.settle();
    } catch (error) {
      this.#outline = before; // not reported yet
      throw error;
    }
  };

  #noteGone(before: Outline, ops: readonly BlockOp[]): void {
    for (const { op, id } of ops) {
      const at = op === 'remove' ? before.findIndex((top) => top.id === id) : -1;
      if (at >= 0) this.#ids.gone.set(id, before[at - 1]?.id ?? null);
    }
  }

  readonly body = (): ArticleBody => {
    this.flush();
    return this.#origins.withOrigins(bodyOfOutline(this.#outline));
  };

  /** The key that each block of the article is rendered under. */
  readonly keys = (): ReadonlyMap<BlockId, string> =>
    new Map(this.#outline.map(({ id, blocks }) => [id, blocks[0]?.getKey() ?? '']));

  /** For each of some draft-js blocks, the origins of the block of the article that contains it. */
  readonly originsOf = (keys: readonly string[]): readonly Origins[] => {
    this.flush();
    return keys.map((key) => this.#originsAt(key));
  };

  #originsAt(key: string): Origins {
    const id = this.#topOf(key)?.id;
    return id === undefined ? [] : this.#origins.of(id);
  }

  readonly caret = (): BlockId | null => {
    return this.idOf(this.#state.getSelection().getStartKey());
  };

  /** The block of the article that contains a draft-js block; null if there is none. */
  readonly idOf = (key: string): BlockId | null => {
    this.flush();
    return this.#topOf(key)?.id ?? null;
  };

  /** Where text would be written: at the caret, or over the selection. */
  readonly passage = (): Passage => {
    this.flush();
    return passageAt(this.#state, this.#outline);
  };

  /**
   * Puts the caret at the start of a block. Returns the key that the block is rendered under, or null for an
   * unknown block.
   */
  readonly goTo = (id: BlockId, words?: ClaimWords): string | null => {
    const places = this.blocksOf(id).map((block) => {
      const isText = block.getType() !== 'atomic';
      const place = words === undefined ? undefined : placesOf(shownText(block), words)[0];
      return { key: block.getKey(), place, offset: isText ? (place?.start ?? 0) : 0 };
    });
    const to = places.find(({ place }) => place !== undefined) ?? places[0];
    if (to === undefined) return null;
    this.change(Draft.EditorState.forceSelection(this.#state, caretAt(to.key, to.offset)));
    return to.key;
  };

  /** The draft-js blocks of a block of the article, as they are now. */
  readonly blocksOf = (id: BlockId): readonly ContentBlock[] => {
    this.flush();
    return this.#outline.find((top) => top.id === id)?.blocks ?? [];
  };

  #topOf(key: string): TopBlock | undefined {
    return this.#outline.find((top) => top.blocks.some((block) => block.getKey() === key));
  }

  readonly apply = ({ ops, run: runId }: IncomingChange): readonly BlockOp[] => {
    this.#prepare();
    // The sender cannot know unreported edits: they are carried over.
    const known = { outline: this.#outline, divisions: this.#divisions };
    this.flush();
    const run = runId === null ? null : this.#runOf(runId);
    const intents = intentsOf(ops, known, run?.put ?? new Map(), this.#ids);
    const before = this.#outline;
    if (this.#state.isInCompositionMode()) this.#defer(intents, run);
    else this.#carryOut(intents, run);
    this.#notify();
    this.#noteGone(before, ops);
    return this.#origins.taken(ops, before, this.#outline);
  };

  readonly recall = ({
    ops,
    run: runId,
  }: {
    readonly ops: readonly BlockOp[];
    readonly run: string;
  }): void => {
    const { put } = this.#runOf(runId);
    for (const op of ops) {
      if (op.op === 'put' && !put.has(op.id)) put.set(op.id, seenAs(this.#outline, op, this.#ids));
    }
  };

  /** What each run has put, as `recall` takes it: for the editor that replaces this one. */
  readonly puts = () =>
    [...this.#runs].map(([run, { put }]) => ({
      run,
      ops: [...put].flatMap(([id, seen]): BlockOp[] =>
        seen === null
          ? []
          : [{ op: 'put', id, after: seen.after, html: htmlOfBlocks(seen.blocks) }],
      ),
    }));

  /** Called when the editor closes: everything deferred is applied now. */
  readonly end = (): void => {
    this.finishInsert();
    this.#settleDeferred();
    this.flush();
  };

  /** draft-js makes one undo step of all continuous typing; a pause starts a new one. */
  #stepped(next: EditorState): EditorState {
    const now = performance.now();
    const isPaused = now - this.#changedAt > TYPING_PAUSE_MS;
    this.#changedAt = now;
    return withoutOldSteps(isPaused ? withTypingDivided(this.#state, next) : next);
  }

  #runOf(runId: string): Run {
    const run = this.#runs.get(runId) ?? { boundary: null, put: new Map() };
    this.#runs.set(runId, run);
    return run;
  }

  /**
   * Counts as applied for the outside, except in the block in composition: its result is known only afterwards,
   * and is then reported as an edit.
   */
  #defer(intents: readonly Intent[], run: Run | null): void {
    const known = this.#outline;
    const key = this.#state.getSelection().getStartKey();
    const composed = this.#topOf(key)?.id;
    this.#deferred.push({ intents, run, known });
    this.#outline = outlineWith(
      known,
      intents.filter((intent) => intent.id !== composed),
      this.#ids,
    );
  }

  #settleDeferred(): void {
    for (const { intents, run, known } of this.#deferred) {
      this.#change(run, (content) => contentWith(content, known, intents, this.#ids));
    }
    this.#deferred = [];
  }

  #carryOut(intents: readonly Intent[], run: Run | null): void {
    const known = this.#outline;
    const outline = outlineWith(known, intents, this.#ids);
    if (outline === known) return;
    const current = this.#state.getCurrentContent().getBlockMap();
    const edited = contentOf(outline, this.#state.getCurrentContent()).getBlockMap();
    this.#change(run, (content) =>
      content.getBlockMap() === current
        ? (content.set('blockMap', edited) as ContentState)
        : contentWith(content, known, intents, this.#ids),
    );
    this.#outline = outline;
  }

  #change(run: Run | null, edit: (content: ContentState) => ContentState): void {
    if (run === null) {
      this.#state = this.#joined(edit);
      return;
    }
    if (run.boundary === null || !hasStep(this.#state, run.boundary)) {
      run.boundary = this.#state.getCurrentContent();
      this.#state = withRunOpened(this.#state);
    }
    this.#state = withRunChange(this.#state, edit, run.boundary);
  }

  /** Joining rewrites every step of the history, including the boundaries of runs. */
  #joined(edit: (content: ContentState) => ContentState): EditorState {
    const runs = [...this.#runs.values()];
    const steps = this.#state.getUndoStack().toArray();
    const next = withJoined(this.#state, edit);
    const rewritten = next.getUndoStack().toArray();
    for (const run of runs) {
      const at = run.boundary === null ? -1 : steps.indexOf(run.boundary);
      run.boundary = rewritten[at] ?? null;
    }
    return next;
  }

  #prepare(): void {
    for (const prepare of this.#preparers) prepare();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
