import { scriptTextOf } from '#domain/seo/site/structuredData.ts';
import { OUR_HTML_MARK } from '#html/allowedHtml.ts';
import { escapeAttribute, escapeText } from '#html/escape.ts';
import type { WrittenArticle } from './writtenArticle.ts';

/** The styles of an article outside of the product: in an HTML file and on paper. */
export const ARTICLE_CSS = `article { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.65 Georgia, 'Times New Roman', serif; color: #1b1b1f; overflow-wrap: break-word; }
h1, h2, h3, h4, h5, h6 { font-family: system-ui, sans-serif; line-height: 1.25; margin: 1.8em 0 0.5em; }
h1 { margin-top: 0; }
p, h1, h2, h3, h4, h5, h6, li, th, td, caption, figcaption { unicode-bidi: plaintext; }
img { max-width: 100%; height: auto; }
figure { margin: 1.5em 0; }
figcaption { font-size: 0.875em; color: #55555f; }
blockquote { margin: 1.5em 0; padding-left: 1em; border-left: 3px solid #c8c8d0; }
pre { padding: 0.75em 1em; background: #f4f4f6; white-space: pre-wrap; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; }
table { border-collapse: collapse; width: 100%; margin: 1.5em 0; }
th, td { border: 1px solid #c8c8d0; padding: 0.4em 0.6em; text-align: start; vertical-align: top; }
`;

/** Writes an article as a standalone HTML page, with its structured data. */
export function htmlPageOf(
  { title, fields, language, elements }: WrittenArticle,
  structuredData: object,
): string {
  const { seoTitle, description } = fields;
  const body = elements.map((element) => element.outerHTML).join('\n');
  return `<!doctype html>
<html lang="${escapeAttribute(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(seoTitle || title)}</title>
${description && `<meta name="description" content="${escapeAttribute(description)}">\n`}<style>
${ARTICLE_CSS}</style>
<script type="application/ld+json">
${scriptTextOf(structuredData)}
</script>
</head>
<body>
<article ${OUR_HTML_MARK} dir="auto">
${body}
</article>
</body>
</html>
`;
}
