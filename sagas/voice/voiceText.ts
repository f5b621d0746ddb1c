/** Reads a text that a voice is made of: from a file, a web page, the clipboard, or an article of the workspace. */
import { VOICE_LIMITS } from '#contract/voice/voice.ts';
import { textOfHtml } from '#html/text.ts';
import { wordsIn } from '#html/words.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { voiceForm } from '#store/voice/voiceForm.slice.ts';
import type { VoiceTextSource } from '#store/voice/voiceValues.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi } from '../session/session.api.ts';
import { readSource } from '../transfer/transfer.api.ts';

export function* addText({ payload }: ReturnType<typeof voiceForm.addRequested>) {
  try {
    yield* put(voiceForm.added(yield* readText(payload)));
  } catch (error) {
    yield* put(voiceForm.added({ problem: { error: yield* reportFailure(error) } }));
  }
}

interface ReadText {
  readonly name: string;
  readonly blocks: readonly string[];
}

function* readText(of: VoiceTextSource) {
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  if (of.type === 'article') {
    const { article } = yield* services();
    const { articleId, title: name } = of;
    const found = yield* callApi(article.getArticle, { workspaceId, articleId });
    return yield* fitting({ name, blocks: found.blocks.map(({ html }) => html) });
  }
  const found = yield* readSource(workspaceId, of.source);
  if ('refusal' in found) return { problem: { refusal: found.refusal } } as const;
  const { way, file, address, text } = of.source;
  const named = { file: file?.name ?? '', address: found.title || address, text: text.trim() };
  const { files } = yield* services();
  for (const { fileId } of found.images) yield* call(files.forget, { fileId });
  return yield* fitting({ name: named[way], blocks: found.blocks.map(({ html }) => html) });
}

const NAME_MAX_CHARS = 60;

/** The text, or the problem that there would be too much of them. */
function* fitting({ name, blocks }: ReadText) {
  const { ids } = yield* services();
  const state = yield* select(voiceForm.select);
  const known = state.status === 'editing' ? state.texts : [];
  const chars = [...known.flatMap((text) => text.blocks), ...blocks].reduce(
    (sum, html) => sum + html.length,
    0,
  );
  if (known.length >= VOICE_LIMITS.texts || chars > VOICE_LIMITS.materialChars)
    return { problem: { refusal: 'tooMuch' } } as const;
  const words = blocks.reduce((sum, html) => sum + wordsIn(textOfHtml(html)).length, 0);
  const id = yield* call(ids.next);
  return { text: { id, name: name.slice(0, NAME_MAX_CHARS), blocks, words } };
}
