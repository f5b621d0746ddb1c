import { fittingFields, takenBack } from '#domain/article/fieldText.ts';
import {
  type Alternative,
  fieldsProposed,
  opsOfAcceptance,
  PROPOSALS,
} from '#domain/writing/proposals.ts';
import { textOfHtml } from '#html/text.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { type Proposal, proposal } from '#store/writing/proposal.slice.ts';
import { changeText } from '../article/article.api.ts';
import { call, put, select, take } from '../lib/effects.ts';
import { matching } from '../lib/matching.ts';
import { services } from '../lib/services.ts';
import { showUndoable } from '../session/session.api.ts';

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

/** Fills search fields, as one change that can be undone for a while. A field that was changed since stays as it is. */
function* fill({ id, articleId, task, field }: Proposal, chosen: Alternative) {
  const before = (yield* select(articleSave.selectDraft, articleId))?.fields;
  const fields = fittingFields(fieldsProposed(task.name, chosen, field), '');
  if (before === undefined) return;
  yield* put(articleSave.edited({ articleId, fields }));
  yield* put(proposal.accepted({ id }));
  const left = () => take(matching(articleSave.left, { articleId }));
  if (!(yield* showUndoable('fieldsFilled', left))) return;
  const now = (yield* select(articleSave.selectDraft, articleId))?.fields;
  if (now) yield* put(articleSave.edited({ articleId, fields: takenBack(now, fields, before) }));
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
