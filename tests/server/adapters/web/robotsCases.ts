/**
 * What Google's reader of robots.txt is tested for (github.com/google/robotstxt), in files of our own: one row for each of its
 * subjects. `Us` is the name of this robot.
 */

export interface RobotsCase {
  readonly what: string;
  /** Lines. */
  readonly file: readonly string[];
  readonly may: readonly string[];
  readonly mayNot: readonly string[];
  /** Why it is otherwise here than there. */
  readonly otherwise?: string;
}

const row = (
  what: string,
  file: string,
  may: string,
  mayNot: string,
  otherwise?: string,
): RobotsCase => ({
  what,
  file: file.split(' | '),
  may: listed(may),
  mayNot: listed(mayNot),
  ...(otherwise !== undefined && { otherwise }),
});
const listed = (paths: string) => paths.split(' ').filter((path) => path !== '');

/** Groups of three robots; what stands before them is no rule. */
const groupsFor = (one: string, two: string, three: string) =>
  `allow: /kiln/glaze/ |  | user-agent: ${one} | disallow: / | allow: /cups/ | user-agent: ${two} | disallow: / | allow: /jars/ |  |  | allow: /bowls/ | user-agent: ${three} |  | user-agent: ${one} | allow: /pots/ | disallow: /`;

const NAMES = ['USER-AGENT: Us | ALLOW: /cups/ | DISALLOW: /'];
NAMES.push('user-agent: Us | allow: /cups/ | disallow: /');
NAMES.push('uSeR-aGeNt: Us | AlLoW: /cups/ | dIsAlLoW: /');

const ONLY = (rule: string) => `user-agent: Us | disallow: / | allow: ${rule}`;
const LONG = 'a'.repeat(8 * 2083 - '/cups/'.length - 'disallow: '.length);
const LONG_OTHER = 'b'.repeat(LONG.length);

export const ROBOTS_CASES: readonly RobotsCase[] = [
  row('an empty file allows everything', '', '/ /a', ''),
  row('a file for us', 'user-agent: Us | disallow: /', '', '/'),
  row('a file for somebody else', 'user-agent: Other | disallow: /', '/', ''),

  row('lines of names and values', 'user-agent: Us | disallow: /', '', '/cups/1'),
  row('lines with other names', 'foo: Us | bar: /', '/cups/1', ''),
  row('a colon may be missing', 'user-agent Us | disallow /', '', '/cups/1'),

  row(
    'groups of one robot are one',
    groupsFor('Us', 'Two', 'Three'),
    '/cups/1 /pots/1',
    '/jars/1 /kiln/glaze/',
  ),
  row(
    'empty lines end no group',
    groupsFor('One', 'Us', 'Three'),
    '/jars/1 /bowls/1',
    '/pots/1 /kiln/glaze/',
  ),
  row(
    'robots share the group that follows',
    groupsFor('One', 'Two', 'Us'),
    '/pots/1',
    '/kiln/glaze/',
  ),
  ...['User-agent: Us | Sitemap: https://a.example/map', 'User-agent: Us | Unknown: x'].flatMap(
    (lines) => [
      row('lines of other names end no group', `${lines} | User-agent: * | Disallow: /`, '', '/'),
      row(
        'and those of others none as well',
        `${lines.replace('Us', 'Other')} | User-agent: * | Disallow: /`,
        '',
        '/',
      ),
    ],
  ),

  ...NAMES.map((file) => row('the case of names of lines', file, '/cups/1', '/a/b')),
  ...['Us-More', 'Us_More', 'Usual'].map((name) =>
    row('a longer name is another robot', `user-agent: ${name} | disallow: /`, '/', ''),
  ),
  ...['Us*', ' Us ', 'Us/2.1', 'Us ツ', 'Us More'].map((name) =>
    row('what follows a name is no part of it', `user-agent: ${name} | disallow: /`, '', '/'),
  ),
  ...['', 'ツ', '*More'].map((name) =>
    row('what is no name is nobody', `user-agent: ${name} | disallow: /`, '/', ''),
  ),
  ...['US BAR', 'us bar', 'uS bAr'].map((name) =>
    row(
      'the case of a robot',
      `User-Agent: ${name} | Allow: /cups/ | Disallow: /`,
      '/cups/1',
      '/a/b',
    ),
  ),
  row(
    'a name ends at the first space',
    'User-Agent: * | Disallow: / | User-Agent: Us Bar | Allow: /cups/ | Disallow: /',
    '/cups/1',
    '',
  ),

  row(
    'the group for us before that for all',
    'user-agent: * | allow: / | user-agent: Us | disallow: /',
    '',
    '/cups/1',
  ),
  row(
    'the group for all where we have none',
    'user-agent: * | allow: / | user-agent: Other | disallow: /',
    '/cups/1',
    '',
  ),
  row(
    'groups for others only',
    'user-agent: A | allow: / | user-agent: B | disallow: /',
    '/cups/1',
    '',
  ),
  row('the case of a path', 'user-agent: Us | disallow: /cups/', '/CUPS/1', '/cups/1'),
  row('the case of a rule', 'user-agent: Us | disallow: /CUPS/', '/cups/1', '/CUPS/1'),

  row(
    'the longest rule forbids',
    'user-agent: Us | disallow: /cups/a.html | allow: /cups/',
    '/cups/b.html',
    '/cups/a.html',
  ),
  row(
    'the longest rule allows',
    'user-agent: Us | allow: /cups/a.html | disallow: /cups/',
    '/cups/a.html',
    '/cups/',
  ),
  row('rules without a path', 'user-agent: Us | disallow: | allow:', '/cups/a.html', ''),
  row('of two as long, the one that allows', 'user-agent: Us | disallow: / | allow: /', '/a', ''),
  row('a slash more', 'user-agent: Us | disallow: /cups | allow: /cups/', '/cups/', '/cups'),
  row('the same page twice', 'user-agent: Us | disallow: /a.html | allow: /a.html', '/a.html', ''),
  row(
    'a longer rule with a wildcard',
    'user-agent: Us | allow: /page | disallow: /*.html',
    '/page',
    '/page.html',
  ),
  row(
    'a longer rule than one with a wildcard',
    'user-agent: Us | allow: /cups/a. | disallow: /*.html',
    '/cups/a.html',
    '/cups/b/c.html',
  ),
  row(
    'the group for all adds nothing to ours',
    'User-agent: * | Disallow: /cups/ | User-agent: Us | Disallow: /jars/',
    '/cups/a',
    '/jars/a',
  ),

  row(
    'signs of an address stay',
    'User-agent: Us | Disallow: / | Allow: /kiln?a=b&c=http://d.example?e&f',
    '/kiln?a=b&c=http://d.example?e&f',
    '/kiln?a=b',
  ),
  row(
    'letters of three bytes, and the same escaped',
    'User-agent: Us | Disallow: / | Allow: /kiln/ツ',
    '/kiln/%E3%83%84 /kiln/ツ',
    '/kiln/%E3%83',
    'There the caller escapes an address; here every address is.',
  ),
  row(
    'escaped letters, and the same as they are',
    'User-agent: Us | Disallow: / | Allow: /kiln/%E3%83%84',
    '/kiln/%E3%83%84 /kiln/ツ',
    '/kiln/',
    'There the caller escapes an address; here every address is.',
  ),
  row(
    'escaped letters that need no escape',
    'User-agent: Us | Disallow: / | Allow: /kiln/%70%6F%74',
    '/kiln/%70%6F%74 /kiln/pot',
    '/kiln/po',
    'RFC 9309, 2.2.2: both are the same path. There they are two, which may not be relied on.',
  ),

  row(
    'a wildcard matches any part',
    'User-agent: Us | Disallow: /kiln/bar/quz | Allow: /kiln/*/qux',
    '/kiln/quz /kiln//quz /kiln/bax/quz',
    '/kiln/bar/quz',
  ),
  row(
    'an end',
    'User-agent: Us | Disallow: /kiln/bar$ | Allow: /kiln/bar/qux',
    '/kiln/bar/qux /kiln/bar/ /kiln/bar/baz',
    '/kiln/bar',
  ),
  row(
    'a comment',
    'User-agent: Us | # Disallow: / | Disallow: /kiln/quz#qux | Allow: /',
    '/kiln/bar',
    '/kiln/quz',
  ),
  row(
    'an allowed index is its folder',
    'User-Agent: * | Allow: /slash/index.html | Disallow: /',
    '/slash/ /slash/index.html',
    '/slash/index.htm /other',
  ),
  row(
    'a rule that is too long is cut',
    `user-agent: Us | disallow: /cups/${LONG}/more`,
    '/other',
    `/cups/${LONG}/other`,
  ),
  row(
    'rules that are too long are cut',
    `user-agent: Us | disallow: / | allow: /cups/${LONG}aaa/more | allow: /cups/${LONG_OTHER}bbb/more`,
    `/cups/${LONG}aaa/more /cups/${LONG_OTHER}bbb/other`,
    '/',
  ),

  row(
    'a path begins with the rule',
    ONLY('/fish'),
    '/fish /fish.html /fish/salmon.html /fishheads /fishheads/yummy.html /fish.html?id=anything',
    '/bar /Fish.asp /catfish /?id=fish',
  ),
  row(
    'a wildcard at the end changes nothing',
    ONLY('/fish*'),
    '/fish /fish.html /fish/salmon.html /fishheads /fishheads/yummy.html /fish.html?id=anything',
    '/bar /Fish.bar /catfish /?id=fish',
  ),
  row(
    'a folder',
    ONLY('/fish/'),
    '/fish/ /fish/salmon /fish/?salmon /fish/salmon.html /fish/?id=anything',
    '/bar /fish /fish.html /Fish/Salmon.html',
  ),
  row(
    'an ending anywhere',
    ONLY('/*.php'),
    '/name.php /a/name.php /a/name.php?x //a/any.php.file.html /name.php/ /index?f=name.php/',
    '/bar /php/ /index?php /windows.PHP',
  ),
  row(
    'an ending at the end',
    ONLY('/*.php$'),
    '/name.php /a/name.php',
    '/bar /name.php?x /name.php/ /name.php5 /php/ /name?php /aaaphpaaa //windows.PHP',
  ),
  row(
    'a wildcard between',
    ONLY('/fish*.php'),
    '/fish.php /fishheads/catfish.php?x',
    '/bar /Fish.PHP',
  ),
  row('a longer rule allows', 'user-agent: Us | allow: /p | disallow: /', '/page', ''),
  row('as long', 'user-agent: Us | allow: /folder | disallow: /folder', '/folder/page', ''),
  row('longer by a wildcard', 'user-agent: Us | allow: /page | disallow: /*.htm', '', '/page.htm'),
  row('the start page alone', 'user-agent: Us | allow: /$ | disallow: /', '/', '/page.html'),

  ...['\n', '\r\n', '\r', '\n\r\n'].map((end) => ({
    ...row('ends of lines', '', '', '/cups'),
    file: [`User-Agent: One${end}Allow: /cups${end}User-Agent: Us${end}${end}Disallow: /${end}`],
  })),
  ...['\uFEFF', '\uFFFD', ''].map((mark) =>
    row('a byte order mark, or a part of it', `${mark}User-Agent: Us | Disallow: /a`, '', '/a'),
  ),
  row('a mark that is none', '\uFFFD\u0011\uFFFDUser-Agent: Us | Disallow: /a', '/a', ''),
  row(
    'a mark in the middle',
    'User-agent: Us | \uFEFFDisallow: /a',
    '',
    '/a',
    'There the line is unknown; here the mark is a space, and what the site forbids is obeyed.',
  ),

  row(
    'the path of an address',
    ONLY('/a/b?c=http://d.e/'),
    '/a/b?c=http://d.e/ /a/b?c=http://d.e/#part',
    '/a/b /a/b?c=d&e=f#fragment',
  ),
  row('an address without a path', 'user-agent: Us | disallow: /$', '/a /?', '/'),
  row('a semicolon', ONLY('/a;b'), '/a;b#c', '/a/b'),
  row('an escape in small letters', ONLY('/%c3%a1'), '/%C3%A1 /%c3%A1 /á', '/a'),
];
