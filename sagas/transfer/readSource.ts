import type { ImportSource } from '#store/transfer/import.slice.ts';
import { callApi } from '../session/session.api.ts';
import { call } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import type { DocumentSource } from '#services/transfer/transfer.ports.ts';

/** Returns the text of the source, or why there is none. */
export function* readSource(workspaceId: string, source: ImportSource) {
  if (source.way === 'address') return yield* readPage(workspaceId, source.address);
  const { documents } = yield* services();
  return yield* call(documents.convert, documentOf(source));
}

function documentOf({ way, file, rich, text, isMarkdown }: ImportSource): DocumentSource {
  if (way === 'file') return { fileId: file?.id ?? '' };
  if (rich !== null) return { html: rich.html };
  return { text, as: isMarkdown ? 'markdown' : 'plain' };
}

/** The server fetches the page and extracts the article. Title and language that the page declares take precedence. */
function* readPage(workspaceId: string, address: string) {
  const { url, documents } = yield* services();
  const body = { url: withScheme(address.trim()) };
  const page = yield* callApi(url.postUrl, { workspaceId, body });
  const found = yield* call(documents.convert, { html: page.html });
  if ('refusal' in found) return found;
  return { ...found, title: page.title || found.title, language: page.language ?? found.language };
}

/** People leave the scheme out. */
const withScheme = (address: string): string =>
  /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? address : `https://${address}`;
