import { OUR_HTML_MARK } from '#html/allowedHtml.ts';
import type { ImportLoss } from '#html/losses.ts';
import { keptText, lossOfWords } from '#html/wordLaw.ts';
import type { ExportedArticle } from './exportFormat.ts';
import { materialOf } from './importedText.ts';

interface CopiedArticle {
  readonly clip: { readonly text: string; readonly html?: string };
  /** Words that the plain text does not have. */
  readonly losses: readonly ImportLoss[];
}

/** An article for the clipboard: with formatting and as plain text, or its HTML as text. */
export function copiedArticle(
  { blocks, annex }: ExportedArticle,
  format: 'richText' | 'htmlSource',
): CopiedArticle {
  const all = [...blocks, ...annex];
  const html = all.map((block) => block.html).join('\n');
  if (format === 'htmlSource') return { clip: { text: html }, losses: [] };
  const text = materialOf(all);
  return {
    clip: { text, html: `<div ${OUR_HTML_MARK}="">${html}</div>` },
    losses: lossOfWords(keptText(html), text),
  };
}
