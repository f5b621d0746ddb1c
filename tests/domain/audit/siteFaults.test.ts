import { expect, test } from '@jest/globals';
import type { Fault, FaultName } from '#domain/audit/faults.ts';
import type { PageAnswer, PageFacts } from '#domain/audit/pageFacts.ts';
import type { LinkTarget, SitePage } from '#domain/audit/site.ts';
import { siteFaults } from '#domain/audit/siteFaults.ts';

const ORIGIN = 'https://shop.example';
const CAME: PageAnswer = { status: 200, end: 'page', hops: [] };
const GONE: PageAnswer = { status: 404, end: 'status', hops: [] };

const facts = (change: Partial<PageFacts> = {}): SitePage['facts'] => ({
  title: 'A title that is long enough',
  titles: 1,
  descriptions: 1,
  h1s: 1,
  robots: [],
  description: 'A description of the page that says in some words what a reader will find there.',
  isHeaderNoindex: false,
  canonicals: [ORIGIN],
  refresh: null,
  language: 'en',
  words: 500,
  bytes: 9000,
  images: 0,
  imagesWithoutAlt: 0,
  withoutAlt: [],
  alternates: [],
  saysMissing: false,
  ...change,
});

interface Asked {
  readonly path: string;
  readonly answer?: PageAnswer;
  readonly facts?: Partial<PageFacts> | null;
  /** Addresses or paths. */
  readonly links?: readonly string[];
  readonly sketch?: string;
}

const absolute = (path: string): string => URL.parse(path, ORIGIN)?.href ?? path;

/** The names of the faults of each page, by its path. */
function faultsIn(
  asked: readonly Asked[],
  others: readonly LinkTarget[] = [],
): Record<string, Fault[]> {
  const targets = [...others];
  const placeOf = (url: string) => {
    const at = targets.findIndex((target) => target.url === url);
    return at >= 0 ? at : targets.push({ url, answer: null, links: null }) - 1;
  };
  const pages = asked.map((page, position): SitePage => {
    const url = absolute(page.path);
    const own = {
      canonicals: [url],
      title: `The page at ${page.path}, by us`,
      description: `What readers find at ${page.path}, said in a sentence of its own.`,
    };
    return {
      position,
      url,
      answer: page.answer ?? CAME,
      words: null,
      isOtherLanguage: false,
      facts: page.facts === null ? null : facts({ ...own, ...page.facts }),
      links: (page.links ?? []).map((path) => placeOf(absolute(path))),
      hash: `hash ${position}`,
      sketch: page.sketch ?? null,
    };
  });
  const found = siteFaults({ pages, targets });
  return Object.fromEntries(
    pages.map(({ position }, at) => [asked[at]?.path ?? '', found.get(position) ?? []]),
  );
}

const namesIn = (...of: Parameters<typeof faultsIn>): Record<string, FaultName[]> =>
  Object.fromEntries(
    Object.entries(faultsIn(...of)).map(([path, all]) => [path, all.map(({ name }) => name)]),
  );

const target = (path: string, answer: PageAnswer): LinkTarget => ({
  url: absolute(path),
  answer,
  links: null,
});

// §d.audits.8
test('a sound page has no fault', () => {
  expect(namesIn([{ path: '/a', links: ['/b'] }, { path: '/b' }])).toEqual({ '/a': [], '/b': [] });
});

// §d.audits.8
test.each<[string, Partial<PageFacts>, FaultName[]]>([
  ['noindex', { robots: ['noindex'] }, ['noindex']],
  ['none', { robots: ['none'] }, ['noindex']],
  ['another canonical address', { canonicals: [`${ORIGIN}/b`] }, ['canonicalElsewhere']],
  ['its own in another spelling', { canonicals: ['http://www.shop.example/a/'] }, []],
  ['no canonical address', { canonicals: [] }, ['canonicalMissing']],
  ['no title', { title: null, titles: 0 }, ['titleMissing']],
  ['a long title', { title: 'w'.repeat(60) }, ['titleLong']],
  ['a short title', { title: 'Shop' }, ['titleShort']],
  ['a title of few wide signs', { title: '日本語の屋根修理' }, []],
  ['no description', { description: null, descriptions: 0 }, ['descriptionMissing']],
  ['a long description', { description: 'a'.repeat(161) }, ['descriptionLong']],
  ['a short description', { description: 'a'.repeat(49) }, ['descriptionShort']],
  ['no H1', { h1s: 0 }, ['h1Missing']],
  ['two', { h1s: 2 }, ['h1Several']],
  ['no text', { words: 0 }, ['noText']],
  ['little text', { words: 119 }, ['thin']],
  ['enough', { words: 120 }, []],
  ['a page that is not there', { saysMissing: true, words: 30 }, ['softMissing']],
  ['a page about such pages', { saysMissing: true, words: 700 }, []],
  ['much HTML', { bytes: 500_001 }, ['large']],
  ['no language', { language: null }, ['languageMissing']],
  ['a language with its country', { language: 'en_US' }, []],
  ['no language at all', { language: 'klingonish-x' }, ['languageInvalid']],
  ['an image without text', { images: 1, imagesWithoutAlt: 1 }, ['imageAlt']],
  ['a page that sends its readers on', { refresh: `${ORIGIN}/b` }, ['metaRefresh']],
])('of one page: %s', (_what, said, names) => {
  expect(namesIn([{ path: '/a', facts: said }])['/a']).toEqual(names);
});

// §d.audits.8
test.each<[PageAnswer, FaultName[]]>([
  [GONE, ['notFound']],
  [{ ...GONE, status: 503 }, ['serverError']],
  [{ ...GONE, status: 401 }, ['refusedEntry']],
  [{ ...GONE, status: 429 }, ['tooManyRequests']],
  [{ ...GONE, status: 206 }, ['otherStatus']],
  [{ ...CAME, end: 'timeOut', status: null }, ['timeOut']],
  [{ ...CAME, end: 'redirectLoop', hops: ['/a', '/b'] }, ['redirectLoop']],
  [{ ...GONE, hops: [`${ORIGIN}/b`] }, ['notFound', 'redirect']],
  [{ ...CAME, end: 'disallowed' }, ['blocked']],
])('of an answer: %j', (answer, names) => {
  expect(namesIn([{ path: '/a', answer, facts: null }])['/a']).toEqual(names);
});

// §d.audits.8
test('a redirect is named, and what has come in its place is not judged', () => {
  const hops = [`${ORIGIN}/b`];
  const found = namesIn([
    { path: '/a', answer: { ...CAME, hops }, facts: { title: null, h1s: 0, imagesWithoutAlt: 2 } },
    { path: '/c', answer: { ...CAME, hops: [...hops, `${ORIGIN}/d`] } },
    { path: '/e', answer: { ...CAME, hops: [`${ORIGIN}/e/`] }, facts: { h1s: 0 } },
  ]);
  expect(found).toEqual({
    '/a': ['redirect'],
    '/c': ['redirectChain'],
    '/e': ['redirect', 'h1Missing'],
  });
});

// §d.audits.8
test('links are broken if nobody gets a page there; of other sites only what is certain', () => {
  const others = [
    target('/gone', GONE),
    target('/failing', { ...GONE, status: 500 }),
    target('/closed', { ...GONE, status: 403 }),
    target('/late', { ...GONE, end: 'timeOut', status: null }),
    target('https://b.example/gone', GONE),
    target('https://b.example/failing', { ...GONE, status: 503 }),
    target('https://nobody.example/', { ...GONE, end: 'noSuchHost', status: null }),
    target('/moved', { ...CAME, hops: [`${ORIGIN}/b`] }),
    target('https://b.example/moved', { ...CAME, hops: ['https://b.example/'] }),
  ];
  const links = [...others.map(({ url }) => url), '/unknown', '/b'];
  const found = faultsIn([{ path: '/a', links }, { path: '/b' }], others)['/a'];
  expect(found).toEqual([
    { name: 'linkBroken', count: 2, details: [`${ORIGIN}/gone (404)`, `${ORIGIN}/failing (500)`] },
    {
      name: 'linkBrokenOut',
      count: 2,
      details: ['https://b.example/gone (404)', 'https://nobody.example/'],
    },
    { name: 'linkRedirected', count: 1, details: [`${ORIGIN}/moved`] },
  ]);
});

// §d.audits.8
test('a page of the audit that is not there breaks the links to it, in any spelling', () => {
  const found = namesIn([
    { path: '/a', links: ['http://www.shop.example/gone/'] },
    { path: '/gone', answer: GONE, facts: null },
  ]);
  expect(found['/a']).toEqual(['linkBroken']);
});

const numbered = (count: number, page: (at: number) => Partial<Asked>): Asked[] =>
  Array.from({ length: count }, (_, at) => ({ path: `/p${at}`, ...page(at) }));

// §d.audits.8 §d.audits.9
test('a broken link and an image in the menu are those of the site; others are told from them', () => {
  const logo = `${ORIGIN}/logo.png`;
  const found = namesIn(
    numbered(10, (at) => ({
      links: ['/menu', ...(at === 3 ? ['/gone'] : [])],
      facts: {
        imagesWithoutAlt: at === 4 ? 2 : 1,
        withoutAlt: at === 4 ? [logo, `${ORIGIN}/x.png`] : [logo],
      },
    })),
    [target('/menu', GONE), target('/gone', GONE)],
  );
  expect(found['/p0']).toEqual(['menuBroken', 'menuImageAlt']);
  expect(found['/p3']).toEqual(['menuBroken', 'linkBroken', 'menuImageAlt']);
  expect(found['/p4']).toEqual(['menuBroken', 'imageAlt', 'menuImageAlt']);
});

// §d.audits.8
test('titles are the same beside each other, but not on pages that no search engine shows', () => {
  const title = 'The same title of two pages';
  const found = namesIn([
    { path: '/a', facts: { title } },
    { path: '/b', facts: { title: title.toUpperCase().replace('OF', '  OF') } },
    { path: '/c', facts: { title, robots: ['noindex'] } },
    { path: '/d', facts: { title, canonicals: [`${ORIGIN}/a`] } },
  ]);
  expect(found).toEqual({
    '/a': ['titleDouble'],
    '/b': ['titleDouble'],
    '/c': ['noindex'],
    '/d': ['canonicalElsewhere'],
  });
});

/** Each page links to the next one, and the last one to the first. */
const ring = (count: number) => numbered(count, (at) => ({ links: [`/p${(at + 1) % count}`] }));
const start = (links: readonly string[]): LinkTarget => ({
  url: `${ORIGIN}/`,
  answer: CAME,
  links: links.map(absolute),
});

// §d.audits.8
test('a page that nobody links to is an orphan, unless its audit has no links at all', () => {
  const pages = [...ring(6), { path: '/alone' }, { path: '/known' }];
  expect(namesIn(pages, [start(['/p0', '/known'])])).toMatchObject({
    '/p0': [],
    '/alone': ['orphan'],
    '/known': ['onlyStart'],
  });
  expect(namesIn(numbered(6, () => ({})))['/p0']).toEqual([]);
});

// §d.audits.8
test('a site that its start page alone holds together has orphans, and no page is told that only the start page links to it', () => {
  const pages = [...numbered(6, () => ({})), { path: '/alone' }];
  const links = ['/p0', '/p1', '/p2', '/p3', '/p4', '/p5'];
  expect(namesIn(pages, [start(links)])).toMatchObject({ '/p0': [], '/alone': ['orphan'] });
});

// §d.audits.8
test('a redirect leads on to the page behind it', () => {
  const moved = target('/old', { ...CAME, hops: [`${ORIGIN}/new`] });
  const pages = [...ring(6), { path: '/new' }];
  pages[0] = { path: '/p0', links: ['/p1', '/old'] };
  expect(namesIn(pages, [moved])['/new']).toEqual([]);
});

// §d.audits.8
test('pages are far away by the clicks from the start page; without that, nobody knows', () => {
  const pages = numbered(6, (at) => ({ links: [`/p${at + 1}`] }));
  expect(namesIn(pages, [start(['/p0'])])).toMatchObject({
    '/p2': [],
    '/p3': ['deep'],
    '/p4': ['deep'],
  });
  expect(faultsIn(pages, [start(['/p0'])])['/p4']).toEqual([
    { name: 'deep', count: 5, details: [] },
  ]);
  expect(namesIn(pages)['/p4']).toEqual([]);
});

// §d.audits.8
test('versions in other languages link back', () => {
  const alternates = [{ language: 'de', url: `${ORIGIN}/de` }];
  const back = [{ language: 'en', url: `${ORIGIN}/en/` }];
  expect(namesIn([{ path: '/en', facts: { alternates } }, { path: '/de' }])['/en']).toEqual([
    'alternateOneWay',
  ]);
  expect(
    namesIn([
      { path: '/en', facts: { alternates } },
      { path: '/de', facts: { alternates: back } },
    ])['/en'],
  ).toEqual([]);
  const wrong = [
    { language: 'xq', url: `${ORIGIN}/en` },
    { language: 'x-default', url: `${ORIGIN}/en` },
  ];
  expect(namesIn([{ path: '/en', facts: { alternates: wrong } }])['/en']).toEqual([
    'alternateInvalid',
  ]);
});

// §d.audits.8
test.each([
  ['en-UK', ['alternateInvalid']],
  ['de_EU', ['alternateInvalid']],
  ['en-GB', []],
  ['uk', []],
  ['zh-Hant', []],
])('hreflang="%s": %p', (language, names) => {
  const alternates = [{ language, url: `${ORIGIN}/en` }];
  expect(namesIn([{ path: '/en', facts: { alternates } }])['/en']).toEqual(names);
});
