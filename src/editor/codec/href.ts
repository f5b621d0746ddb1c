import { isAllowedValue } from '#html/allowedHtml.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const EMAIL = /^[^\s@:/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/;

/** Returns the address that a writer means by what they typed, or null if it cannot be a link. */
export function hrefOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  const href = withScheme(text);
  if (!isAllowedValue('a', 'href', href) || !URL.canParse(href)) return null;
  return href;
}

function withScheme(text: string): string {
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (text.startsWith('//')) return `https:${text}`;
  return SCHEME.test(text) ? text : `https://${text}`;
}
