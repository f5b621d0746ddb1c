import { type Alternative, opsOfAcceptance, PROPOSALS } from '#domain/writing/proposals.ts';
import { textOfHtml } from '#html/text.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { proposal } from '#store/writing/proposal.slice.ts';
import { changeText } from '../article/article.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';

/** Puts an alternative into the article as one undo step; or on the clipboard, where its task has no place in the text. */
export function* acceptProposal({ payload }: ReturnType<typeof proposal.acceptRequested>) {
  const { id, at } = payload;
  const found = yield* select(proposal.select, id);
  const chosen = found?.alternatives[at];
  if (!found || !chosen?.isComplete) return;
  const { articleId, task, place, was } = found;
  if (PROPOSALS[task.name].accepted === 'copied') return yield* copy(id, chosen);
  const { editor } = yield* services();
  yield* call(editor.flush, { articleId }); // so that what was just typed is in the draft
  const body = (yield* select(articleSave.selectDraft, articleId))?.body;
  const text = { name: task.name, place, was, blocks: chosen.blocks, idPrefix: `${id}-${at}` };
  const ops = body === undefined ? null : opsOfAcceptance(body, text);
  if (ops === null) return yield* put(proposal.outdated({ id }));
  yield* changeText(articleId, ops, `${id}/${at}`);
  yield* put(proposal.accepted({ id }));
}

function* copy(id: string, { blocks }: Alternative) {
  const { clipboard } = yield* services();
  try {
    const text = blocks.map(textOfHtml).join('\n');
    yield* call(clipboard.write, { text, html: blocks.join('') });
    yield* put(proposal.copied({ id, isCopied: true }));
  } catch {
    yield* put(proposal.copied({ id, isCopied: false })); // the browser refused; no error of ours
  }
}
