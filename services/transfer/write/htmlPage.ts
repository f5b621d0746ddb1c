import { OUR_HTML_MARK } from '#html/allowedHtml.ts';
import { escapeAttribute, escapeText } from '#html/escape.ts';
import { ARTICLE_CSS } from './articleCss.ts';
import type { WrittenArticle } from './writtenArticle.ts';

/** A page that stands on its own. */
export function htmlPageOf({ title, language, elements }: WrittenArticle): string {
  const body = elements.map((element) => element.outerHTML).join('\n');
  return `<!doctype html>
<html lang="${escapeAttribute(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>
${ARTICLE_CSS}</style>
</head>
<body>
<article ${OUR_HTML_MARK}>
${body}
</article>
</body>
</html>
`;
}
