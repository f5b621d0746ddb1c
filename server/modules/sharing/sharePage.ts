/** The pages behind the link of a shared article: HTML without scripts. */
import type { SearchFields } from '#contract/article/article.schema.ts';
import { ASSETS_PATH } from '#contract/images/asset.route.ts';
import { type ArticleBody, blocksOf, displayedTitle } from '#domain/article/body.ts';
import { escapeAttribute, escapeText } from '#html/escape.ts';
import { isSlot } from '#html/slot.ts';
import { sanitiseBlock } from '../../adapters/html/sanitise.ts';
import { type Notice, shareTexts } from './shareTexts.ts';

export interface SharedArticle {
  readonly storedTitle: string;
  readonly fields: SearchFields;
  /** BCP 47. */
  readonly language: string;
  readonly body: ArticleBody;
  /** What is known besides the text, below it: of a brief. */
  readonly annex: readonly { readonly html: string }[];
}

interface ReaderImages {
  /** Where the images of the article are served to its readers. */
  readonly path: string;
  /** Whether the reader wants those of other servers. */
  readonly areRemoteShown: boolean;
}

export function articlePage(
  article: SharedArticle,
  styleUrl: string,
  { path, areRemoteShown }: ReaderImages,
): string {
  const { storedTitle, fields, language, body, annex } = article;
  // Sanitised when it was saved, and again here, in case an older sanitiser let something through.
  const blocks = [...blocksOf(body), ...annex]
    .map(({ html }) => sanitiseBlock(html))
    .filter((html) => !isSlot(html))
    .map(scrollable)
    .map((html) => withReadableImages(html, path));
  const remote = areRemoteShown ? null : withoutRemoteImages(blocks);
  const heading =
    displayedTitle(body, '') === '' && storedTitle !== '' ? [titleOf(storedTitle)] : [];
  const shown = displayedTitle(body, storedTitle) || shareTexts.untitled;
  return documentOf({
    title: fields.seoTitle || shown,
    head: metaOf({
      description: fields.description,
      'og:type': 'article',
      'og:title': fields.seoTitle || shown,
      'og:description': fields.description,
    }),
    language,
    styleUrl,
    main: `<main>\n${[...heading, ...(remote ?? blocks)].join('\n')}\n</main>`,
  });
}

/** With a button, the page sends a form to its own address. */
export function noticePage(
  { title, text }: Notice,
  styleUrl: string,
  button: string | null = null,
): string {
  const form =
    button === null
      ? ''
      : `<form method="post"><button type="submit">${escapeText(button)}</button></form>\n`;
  return documentOf({
    title,
    head: '',
    language: shareTexts.language,
    styleUrl,
    main: `<main class="notice">\n${titleOf(title)}\n<p>${escapeText(text)}</p>\n${form}</main>`,
  });
}

/** What search engines and networks read; of what is empty, nothing. Open Graph has `property` in place of `name`. */
const metaOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => {
      const key = name.startsWith('og:') ? 'property' : 'name';
      return `<meta ${key}="${name}" content="${escapeAttribute(value)}">\n`;
    })
    .join('');

/** The images of other servers replaced by their descriptions, under a notice that names the servers. */
function withoutRemoteImages(blocks: readonly string[]): readonly string[] {
  const hosts = new Set<string>();
  const shown = blocks.map((html) =>
    html.replace(IMAGE, (image) => {
      const host = remoteHostOf(attributeOf(image, 'src'));
      if (host === null) return image;
      hosts.add(host);
      return `<span class="left-out">${shareTexts.remote.image(attributeOf(image, 'alt'))}</span>`;
    }),
  );
  return hosts.size === 0 ? blocks : [noticeOf([...hosts]), ...shown];
}

/** As the sanitiser writes it: attributes in double quotes. */
const IMAGE = /<img\b(?:[^>"]|"[^"]*")*>/g;
/** Still escaped. */
const attributeOf = (image: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`).exec(image)?.[1] ?? '';

/** Null for an image that is served here or is in the text itself. */
function remoteHostOf(src: string): string | null {
  if (src.startsWith('data:') || /^\/(?![/\\])/.test(src)) return null;
  return URL.parse(src.startsWith('//') ? `https:${src}` : src)?.host ?? null;
}

const noticeOf = (hosts: readonly string[]): string =>
  `<aside class="remote" lang="${shareTexts.language}" dir="ltr"><p>${escapeText(shareTexts.remote.notice(hosts))}</p><p><a href="?images=shown">${shareTexts.remote.show}</a></p></aside>`;

const titleOf = (title: string): string => `<h1>${escapeText(title)}</h1>`;

/** Readers of a link see the images below the link: the addresses in the text are for members of the workspace. */
const withReadableImages = (html: string, imagesPath: string): string =>
  html.replace(
    OUR_IMAGE,
    (_all, before: string, token: string) => `${before}${imagesPath}/${token}"`,
  );

const OUR_IMAGE = new RegExp(`(<img [^>]*?src=")${ASSETS_PATH}/([\\w-]{43})"`, 'g');

/** A table that is wider than the page scrolls by itself, also with the keyboard. */
const scrollable = (html: string): string =>
  html.startsWith('<table') ? `<div class="wide" tabindex="0">${html}</div>` : html;

interface Page {
  readonly title: string;
  /** HTML, each element on a line. */
  readonly head: string;
  readonly language: string;
  readonly styleUrl: string;
  /** HTML. */
  readonly main: string;
}

function documentOf({ title, head, language, styleUrl, main }: Page): string {
  return `<!doctype html>
<html lang="${escapeAttribute(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<title>${escapeText(title)}</title>
${head}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${escapeAttribute(styleUrl)}">
</head>
<body>
${main}
</body>
</html>
`;
}

/** Missing in the types of TypeScript 6 (ECMA-402, Intl Locale Info). */
interface LocaleWithText extends Intl.Locale {
  getTextInfo(): { readonly direction?: 'ltr' | 'rtl' };
}

/** The direction of a language; for an unknown one the browser decides by the text. */
function directionOf(language: string): 'ltr' | 'rtl' | 'auto' {
  try {
    return (new Intl.Locale(language) as LocaleWithText).getTextInfo().direction ?? 'auto';
  } catch {
    return 'auto';
  }
}
