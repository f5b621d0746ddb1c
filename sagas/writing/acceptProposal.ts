import {
  type Alternative,
  fieldsProposed,
  opsOfAcceptance,
  PROPOSALS,
} from '#domain/writing/proposals.ts';
import { textOfHtml } from '#html/text.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { type Proposal, proposal } from '#store/writing/proposal.slice.ts';
import { changeText, fillFields } from '../article/article.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';

/** Puts an alternative into the text as one undo step, or into the search fields. */
export function* acceptProposal({ payload }: ReturnType<typeof proposal.acceptRequested>) {
  const { id, at } = payload;
  const found = yield* select(proposal.select, id);
  const chosen = found?.alternatives[at];
  if (!found || !chosen?.isComplete) return;
  const { articleId, task, place, was, field } = found;
  if (field !== undefined || PROPOSALS[task.name].accepted === 'fills')
    return yield* fill(found, chosen);
  const { editor } = yield* services();
  yield* call(editor.flush, { articleId }); // so that what was just typed is in the draft
  const body = (yield* select(articleSave.selectDraft, articleId))?.body;
  const { blocks, source } = chosen;
  const text = { name: task.name, place, was, blocks, source, idPrefix: `${id}-${at}` };
  const ops = body === undefined ? null : opsOfAcceptance(body, text);
  if (ops === null) return yield* put(proposal.outdated({ id }));
  yield* changeText(articleId, ops, `${id}/${at}`);
  yield* put(proposal.accepted({ id }));
}

/** An alternative for search fields is accepted as soon as it is in them. */
function* fill({ id, articleId, task, field }: Proposal, chosen: Alternative) {
  yield* put(proposal.accepted({ id }));
  yield* fillFields(articleId, fieldsProposed(task.name, chosen, field));
}

/** Copies an alternative, also one whose passage has changed since. */
export function* copyProposal({ payload: { id, at } }: ReturnType<typeof proposal.copyRequested>) {
  const chosen = (yield* select(proposal.select, id))?.alternatives[at];
  if (chosen !== undefined) yield* copy(id, chosen);
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
