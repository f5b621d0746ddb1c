import type { ExportedArticle } from '#domain/transfer/exportFormat.ts';
import type { ImportLoss } from '#html/losses.ts';
import { fitTable } from './printedTable.ts';
import { lossInElement } from './write/exportLaw.ts';
import { ARTICLE_CSS } from './write/htmlPage.ts';
import { writtenArticle } from './write/writtenArticle.ts';

/** The printed sheet: the only element while the browser prints, and never on screen. */
const SHEET = 'printed-article';

const PRINT_CSS = `@media screen { .${SHEET} { display: none; } }
@media print {
  @page { margin: 18mm; }
  body > :not(.${SHEET}) { display: none !important; }
  html, body { background: #fff; }
  .${SHEET} { color-scheme: light; }
  ${ARTICLE_CSS}
  .${SHEET} article { max-width: none; margin: 0; padding: 0; color: #000; }
  h1, h2, h3, h4, h5, h6 { break-after: avoid; }
  .${SHEET} pre { border: 1px solid #c8c8d0; }
  figure, img, tr, pre, blockquote { break-inside: avoid; }
  caption { break-after: avoid; }
  p, li { orphans: 3; widows: 3; }
  a { color: inherit; }
  .${SHEET}.with-addresses a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 0.85em; overflow-wrap: anywhere; }
}`;

/** The longest wait for images. */
const IMAGES_WAIT_MS = 5000;

/** Prints with the browser, which knows the paper and creates the PDF. Returns the words that are not on the sheet. */
export async function printArticle(
  article: ExportedArticle,
  withAddresses: boolean,
): Promise<readonly ImportLoss[]> {
  const { title, language, elements } = writtenArticle(article);
  const sheet = document.createElement('div');
  sheet.className = withAddresses ? `${SHEET} with-addresses` : SHEET;
  sheet.dir = 'auto';
  sheet.appendChild(document.createElement('article')).append(...elements);
  for (const table of sheet.querySelectorAll('table')) fitTable(table);
  await printed(sheet, title, language);
  return lossInElement(article, sheet);
}

async function printed(sheet: HTMLElement, title: string, language: string): Promise<void> {
  const { documentElement: page } = document;
  const styles = new CSSStyleSheet(); // a style element would need the page's nonce
  styles.replaceSync(PRINT_CSS);
  const before = { title: document.title, language: page.lang };
  document.body.append(sheet);
  document.adoptedStyleSheets.push(styles);
  try {
    await imagesOf(sheet);
    document.title = title; // browsers use both for the PDF: name, and what reads it aloud
    page.lang = language;
    await closedDialog();
  } finally {
    document.title = before.title;
    page.lang = before.language;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== styles);
    sheet.remove();
  }
}

/** Loads images that are not on screen too. One that fails does not delay the others. */
async function imagesOf(sheet: HTMLElement): Promise<void> {
  const loads = [...sheet.querySelectorAll('img')].map((image) => image.decode());
  const waited = new Promise((resolve) => setTimeout(resolve, IMAGES_WAIT_MS));
  await Promise.race([Promise.allSettled(loads), waited]);
}

/** In some browsers `print` returns at once, with the dialog still open. */
function closedDialog(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('afterprint', () => resolve(), { once: true });
    window.print();
  });
}
