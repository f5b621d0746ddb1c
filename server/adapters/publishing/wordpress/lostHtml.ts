import { attributeIn } from '#html/escape.ts';
import { textOfHtml } from '#html/text.ts';
import { tokensOf } from '#html/tokens.ts';

/** What readers see of markup, whatever a version of WordPress has made of its comments. */
interface Shown {
  readonly blocks: readonly string[];
  readonly text: string;
  readonly links: readonly string[];
  readonly images: readonly string[];
}

const BLOCK = /^<!--\s+wp:(?:core\/)?([a-z][a-z\d/-]*)/;

function shownIn(content: string): Shown {
  const tokens = tokensOf(content);
  const valuesOf = (wanted: string, attribute: string) =>
    tokens.flatMap(({ name, isEnd, html }) =>
      name === wanted && !isEnd ? (attributeIn(html, attribute) ?? []) : [],
    );
  return {
    blocks: tokens.flatMap(({ html }) => BLOCK.exec(html)?.[1] ?? []),
    text: textOfHtml(content).replace(/[\s\u00a0]+/g, ''),
    links: valuesOf('a', 'href'),
    images: valuesOf('img', 'src'),
  };
}

/** Whether blocks, words, links or images that were sent are not in what a site has kept. */
export function isHtmlLost(sent: string, kept: string): boolean {
  const [one, other] = [shownIn(sent), shownIn(kept)];
  return (['blocks', 'text', 'links', 'images'] as const).some(
    (part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]),
  );
}
