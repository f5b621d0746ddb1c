import { expect, test } from '@jest/globals';
import { mayRead, robotsRules, sitemapsNamed } from '#server/adapters/web/robots.ts';
import { overlinearWork } from '#tests/support/growth.ts';
import { ROBOTS_CASES } from './robotsCases.ts';

const at = (path: string) => new URL(path, 'https://a.example');
const may = (robots: string, path: string) => mayRead(robotsRules(robots), at(path));

// §d.pages.4
test.each<[string, string, string, boolean]>([
  ['nothing is said', '', '/a', true],
  ['everything is forbidden', 'User-agent: *\nDisallow: /', '/a', false],
  ['an empty rule forbids nothing', 'User-agent: *\nDisallow:', '/a', true],
  [
    'an empty rule is a rule: the next group is another one',
    'User-agent: *\nDisallow:\n\nUser-agent: BadBot\nDisallow: /',
    '/a',
    true,
  ],
  ['a whole path', 'User-agent: *\nDisallow: /a$', '/ab', true],
  ['a whole path that is there', 'User-agent: *\nDisallow: /a$', '/a', false],
  ['an end that overlaps the part before it', 'User-agent: *\nDisallow: /ab*b$', '/ab', true],
  [
    'a rule that was made to keep its reader busy',
    `User-agent: *\nDisallow: /${'*a'.repeat(200)}*b`,
    `/${'a'.repeat(5000)}`,
    true,
  ],
  ['a rule for somebody else', 'User-agent: other\nDisallow: /', '/a', true],
  [
    'the group that names us counts, not that for all',
    'User-agent: *\nDisallow: /\n\nUser-agent: ContentToolkit/1.0\nDisallow: /x',
    '/a',
    true,
  ],
  ['several names share a group', 'User-agent: other\nUser-agent: *\nDisallow: /', '/a', false],
  ['the longest rule counts', 'User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
  ['of two as long, the one that allows', 'User-agent: *\nDisallow: /ab\nAllow: /ab', '/ab', true],
  ['a wildcard', 'User-agent: *\nDisallow: /*/private', '/x/private/1', false],
  ['an end', 'User-agent: *\nDisallow: /*.pdf$', '/x.pdf?y', true],
  ['an end that is there', 'User-agent: *\nDisallow: /*.pdf$', '/x.pdf', false],
  ['the query belongs to the path', 'User-agent: *\nDisallow: /s?q=', '/s?q=1', false],
  ['letters of a rule and of an address', 'User-agent: *\nDisallow: /über/', '/%C3%BCber/a', false],
  ['small codes', 'User-agent: *\nDisallow: /caf%c3%a9/', '/café/x', false],
  ['a code for a plain letter', 'User-agent: *\nDisallow: /foo/%62ar', '/foo/bar', false],
  ['a code for a sign that separates', 'User-agent: *\nDisallow: /a%2fb', '/a/b', true],
  ['a star that is meant', 'User-agent: *\nDisallow: /a-%2A.html', '/a-*.html', false],
  ['a dollar that is meant', 'User-agent: *\nDisallow: /a-%24', '/a-$', false],
  ['a space', 'User-agent: *\nDisallow: /my folder/', '/my%20folder/x', false],
  ['a question without words', 'User-agent: *\nDisallow: /*?', '/a?', false],
  ['a name with words behind it', 'User-agent: ContentToolkit bot\nDisallow: /x', '/x', false],
  ['a rule below many lines', `User-agent: *\n${'\n'.repeat(6000)}Disallow: /x`, '/x', false],
  [
    'comments and other lines',
    '# hi\r\nUser-agent: * # all\r\nCrawl-delay: 5\r\nDisallow: /a # no',
    '/a',
    false,
  ],
])('%s', (_what, robots, path, allowed) => {
  expect(may(robots, path)).toBe(allowed);
});

// §d.pages.4
test.each(ROBOTS_CASES)('as Google reads it: $what', ({ file, may: allowed, mayNot }) => {
  const robots = file.join('\n').replace(/\bUs\b/gi, 'ContentToolkit');
  const answers = (paths: readonly string[]) => paths.map((path) => [path, may(robots, path)]);
  expect(answers(allowed)).toEqual(allowed.map((path) => [path, true]));
  expect(answers(mayNot)).toEqual(mayNot.map((path) => [path, false]));
});

// §d.pages.4
test.each<[string, string, string, boolean]>([
  ['letters of other scripts', '/Служебная:', '/Служебная:Search', false],
  ['an escape of a letter that needs none', '/%7ejoe/', '/~joe/index.html', false],
  ['and in the address', '/~joe/', '/%7Ejoe/index.html', false],
  ['an escaped slash is no slash', '/a%2fb.html', '/a/b.html', true],
  ['but is itself', '/a%2fb.html', '/a%2Fb.html', false],
  ['an escaped star is a star', '/file-%2A.html', '/file-*.html', false],
  ['and nothing else', '/file-%2A.html', '/file-x.html', true],
  ['an escaped end is a sign', '/foo-%24', '/foo-$', false],
  ['an end in the middle is a sign', '/foo$bar', '/foo$bar/1', false],
  ['a space', '/my folder/', '/my folder/x', false],
  ['signs that need an escape', '/a{b}|"<c>', '/a{b}|"<c>', false],
  ['half a letter', '/a\uD83D', '/a', true],
  ['a query without anything', '/*?', '/a?', false],
  ['no escape', '/100%', '/100%', false],
])('paths are compared as they are encoded: %s', (_what, rule, path, allowed) => {
  expect(may(`User-agent: *\nDisallow: ${rule}`, path)).toBe(allowed);
});

// §d.pages.4
test.each(['useragent', 'user agent'])('a name of a line that is misspelled: %s', (name) => {
  for (const forbids of ['dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'])
    expect(may(`${name}: *\n${forbids}: /x`, '/x')).toBe(false);
});

// §d.pages.4
test('every line counts, however many there are', () => {
  const rules = Array.from({ length: 5200 }, (_, at) => `Disallow: /p${at}/`).join('\n');
  expect(may(`User-agent: *\n${rules}`, '/p5199/')).toBe(false);
  expect(may(`User-agent: *\n${'\n'.repeat(6000)}Disallow: /late/`, '/late/')).toBe(false);
});

// §d.pages.6
test('sitemaps are named in any line, whatever robot it is for', () => {
  const robots = 'Sitemap: https://a.example/1.xml\nUser-agent: x\nSITE-MAP: /2.xml # more\n';
  expect(sitemapsNamed(robots)).toEqual(['https://a.example/1.xml', '/2.xml']);
});

/** Files of robots that are made to keep their reader busy, about as long as asked. */
const HOSTILE: Readonly<Record<string, (chars: number) => string>> = {
  'one rule of wildcards': (chars) => `Disallow: /${'*a'.repeat(chars / 2)}b`,
  'only wildcards': (chars) => `Disallow: ${'*'.repeat(chars)}b`,
  'many rules that nearly match': (chars) =>
    `Disallow: /*${'a'.repeat(25)}b${'a'.repeat(25)}\n`.repeat(chars / 64),
  'many rules of wildcards': (chars) => `Disallow: /${'*a'.repeat(40)}b\n`.repeat(chars / 93),
  'only ends': (chars) => `Disallow: ${'$'.repeat(chars)}`,
  'only spaces': (chars) => `Disallow${' '.repeat(chars)}`,
  'only names': (chars) => 'User-agent: x\n'.repeat(chars / 14),
  'only line ends': (chars) => '\r'.repeat(chars),
};

test.each(Object.entries(HOSTILE))('%s: read in linear time', async (_, make) => {
  const path = at(`/${'a'.repeat(2000)}`);
  const work = (pieces: number) => mayRead(robotsRules(`User-agent: *\n${make(5 * pieces)}`), path);
  expect(await overlinearWork(work)).toBeNull();
});
