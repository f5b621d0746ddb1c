/** What neither XML (1.0 §2.2) nor HTML (§13.2.3.5) may contain, not even escaped. */
const FORBIDDEN = /(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}/gu;
/** Of all systems, and of Word: within a paragraph and between pages. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085]/g;
/** What an address may not contain (RFC 3986 §2); letters of all scripts may stand in it. */
const NOT_IN_ADDRESS = /[\s<>"\\^`{|}]/;

/** Text as any file may contain it: one of XML with another character opens nowhere. */
export const fileText = (text: string): string =>
  text.toWellFormed().replace(LINE_BREAKS, '\n').replace(FORBIDDEN, '');

/** An address as any file may contain it. It leads where a browser goes with the one that is given. */
export function fileAddress(given: string): string {
  const address = fileText(given).trim();
  if (!NOT_IN_ADDRESS.test(address)) return address;
  const { href } = URL.canParse(address) ? new URL(address) : { href: address };
  return href.replace(new RegExp(NOT_IN_ADDRESS, 'g'), encodeURIComponent);
}
