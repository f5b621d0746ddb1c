import { delimited } from '#html/wordpress/comment.ts';

export const JSON_LD_START = '<script type="application/ld+json">';

const TEXT = /"(?:[^"\\]|\\.)*"/g;
/** What would end the script or the block, and what a site would run or rewrite. */
const SPECIAL = /[<>&[\]]/g;

const escaped = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Returns data of schema.org as a block of HTML; null if the text is no JSON. */
export function jsonLdBlock(jsonLd: string): string | null {
  const json = jsonOf(jsonLd)?.replace(TEXT, (text) => text.replace(SPECIAL, escaped));
  return json === undefined ? null : delimited('html', `${JSON_LD_START}${json}</script>`);
}

function jsonOf(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return undefined;
  }
}
