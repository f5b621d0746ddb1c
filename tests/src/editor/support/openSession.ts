import Draft from 'draft-js';
import {
  type ArticleBody,
  applyOps,
  type Block,
  type BlockOp,
  blocksOf,
  bodyOf,
} from '#domain/article/body.ts';
import { caretAt } from '#src/editor/kernel/selection.ts';
import { EditorSession } from '#src/editor/kernel/session.ts';

/** A session, and the body that the store would have from the reports of the session. */
export function openSession(blocks: readonly Block[]) {
  let made = 0;
  let store: ArticleBody = bodyOf(blocks);
  const reports: (readonly BlockOp[])[] = [];
  const session = new EditorSession({
    body: store,
    makeBlockId: () => `new${++made}`,
    onEdited: (ops) => {
      reports.push(ops);
      store = applyOps(store, ops);
    },
  });
  const content = () => session.state().getCurrentContent();
  const blockAt = (at: number) => content().getBlocksAsArray().at(at) as Draft.ContentBlock;
  const select = (from: [number, number], to: [number, number] = from) =>
    session.change(
      Draft.EditorState.acceptSelection(
        session.state(),
        caretAt(blockAt(from[0]).getKey(), from[1]).merge({
          focusKey: blockAt(to[0]).getKey(),
          focusOffset: to[1],
        }) as Draft.SelectionState,
      ),
    );
  return {
    session,
    reports,
    store: () => store,
    blockAt,
    select,
    /** Types at the caret, replacing the selection. */
    type(text: string) {
      const state = session.state();
      const next = Draft.Modifier.replaceText(content(), state.getSelection(), text);
      session.change(Draft.EditorState.push(state, next, 'insert-characters'));
    },
    split() {
      const state = session.state();
      const next = Draft.Modifier.splitBlock(content(), state.getSelection());
      session.change(Draft.EditorState.push(state, next, 'split-block'));
    },
    removeSelected() {
      const state = session.state();
      const next = Draft.Modifier.removeRange(content(), state.getSelection(), 'backward');
      session.change(Draft.EditorState.push(state, next, 'remove-range'));
    },
    apply(ops: readonly BlockOp[], run: string | null = null) {
      const result = session.apply({ ops, run });
      store = applyOps(store, result);
      return result;
    },
    recall: (ops: readonly BlockOp[], run: string) => session.recall({ ops, run }),
    texts: () =>
      content()
        .getBlocksAsArray()
        .map((block) => block.getText()),
    /** The outside's view after a flush: `id html` per block. */
    stored(): string[] {
      session.flush();
      return blocksOf(store).map(({ id, html }) => `${id} ${html}`);
    },
    body: () => blocksOf(session.body()).map(({ id, html }) => `${id} ${html}`),
  };
}

export const put = (
  id: string,
  after: string | null,
  html: string,
): Extract<BlockOp, { op: 'put' }> => ({
  op: 'put',
  id,
  after,
  html,
});
