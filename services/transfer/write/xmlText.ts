/** What XML 1.0 does not allow at all, not even escaped (§2.2); lone surrogates are replaced below. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const FORBIDDEN = /[\u0000-\u0008\u000e-\u001f\ufffe\uffff]/g;
/** Word's own line break, as it puts it into plain text, and the one between pages. */
const LINE_BREAKS = /[\v\f]/g;

/** Text as a file of XML may contain it: a file with any other character opens nowhere. */
export const inXml = (text: string): string =>
  text.toWellFormed().replace(LINE_BREAKS, '\n').replace(FORBIDDEN, '');
