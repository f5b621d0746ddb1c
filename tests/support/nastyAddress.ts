/** Addresses that parsers disagree about, as in attempts at an open redirect. */
import fc from 'fast-check';

const FRAGMENTS = [
  ...['/', '//', '///', '/./', '/.//', '/..//', '/../', './', '..', '/content/..//', '/content/'],
  ...[
    '\\',
    '/\\',
    '\\\\',
    '\t',
    '\n',
    '\r',
    ' ',
    '\0',
    '\v',
    '\u00a0',
    '\u200b',
    '\u00ad',
    '\ufeff',
  ],
  ...['%2f', '%2F%2F', '%5c', '%09', '%0a', '%00', '%2e', '%2e%2e', '%252f', '%40', '%E0%A4%A'],
  ...['／', '＼', '。', '．', '：', '＠', '℀', 'ⅇvil', 'éxample', '\ud800'],
  ...['@', ':', ':443', ':80', ':8443', ';', ',', '?', '#', '&', '=', '[', ']', '[::1]', '*', '|'],
  ...['http:', 'https:', 'HTTPS:', 'https:/', 'http://', 'https://', 'ftp://', 'ws://', 'file:///'],
  ...['javascript:', 'data:', 'blob:', 'about:', 'view-source:', 'java\tscript:', 'filesystem:'],
  ...['evil.example', 'user:pw@', 'user@', '.evil.example', '@evil.example', 'evil', '0x7f.1'],
];

/** Builds addresses from fragments and `origin`, so that some look like our own. */
export const nastyAddress = (origin: string): fc.Arbitrary<string> => {
  const part = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...FRAGMENTS) },
    { weight: 2, arbitrary: fc.constantFrom(origin, new URL(origin).host) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
  );
  return fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));
};
