import { expect, test } from '@jest/globals';
import { mayRead, robotsRules } from '#server/adapters/web/robots.ts';

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
  [
    'comments and other lines',
    '# hi\r\nUser-agent: * # all\r\nCrawl-delay: 5\r\nDisallow: /a # no',
    '/a',
    false,
  ],
])('%s', (_what, robots, path, allowed) => {
  expect(may(robots, path)).toBe(allowed);
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
const cpuMs = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
const least = (measures: readonly number[]) => Math.min(...measures);

test.each(Object.entries(HOSTILE))(
  '%s: twice as much is read in about twice the time',
  (_, make) => {
    const path = at(`/${'a'.repeat(2000)}`);
    const measured = (chars: number) => {
      const robots = `User-agent: *\n${make(chars)}`;
      return least(
        Array.from({ length: 5 }, () => cpuMs(() => mayRead(robotsRules(robots), path))),
      );
    };
    measured(100_000);
    const [once, twice] = [measured(200_000), measured(400_000)];
    expect(twice).toBeLessThan(once * 2.6 + 5);
  },
);
