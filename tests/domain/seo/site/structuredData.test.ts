import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Graph } from 'schema-dts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { scriptTextOf, structuredDataOf } from '#domain/seo/site/structuredData.ts';

const dataOf = (html: string, change: Partial<Parameters<typeof structuredDataOf>[0]> = {}) =>
  structuredDataOf({
    title: 'How to clean a burr grinder',
    fields: NO_FIELDS,
    language: 'en-GB',
    site: '',
    blocks: html
      .split('\n')
      .filter(Boolean)
      .map((block) => ({ html: block })),
    ...change,
  });
const nodeOf = (type: string, data: ReturnType<typeof dataOf>) =>
  data['@graph'].find((node) => node['@type'] === type);

const FAQ = `
<h2>How often should I clean it?</h2>
<p>Every two weeks.</p>
<ul><li>Daily: brush it.</li><li>Monthly: take it apart.</li></ul>
<h2>Which brush?</h2>
<p>A <em>stiff</em> one.</p>
<h2>A heading that asks nothing</h2>
<p>Text.</p>
<h2>A question without an answer?</h2>`;

// §d.structured.1
describe('the nodes of an article', () => {
  test('an article is described by its title, its description and its pictures on the web', () => {
    const picture = '<figure><img src="https://a.example/x.png" alt="x"></figure>';
    const own = '<figure><img src="/content/api/v1/asset/1" alt="y"></figure>';
    const fields = { ...NO_FIELDS, description: 'Step by step.' };
    expect(dataOf(`${picture}\n${own}\n${picture}`, { fields })['@graph']).toEqual([
      {
        '@type': 'Article',
        headline: 'How to clean a burr grinder',
        description: 'Step by step.',
        inLanguage: 'en-GB',
        image: ['https://a.example/x.png'],
      },
    ]);
  });

  test('questions with their answers are a FAQ page, one alone is not', () => {
    expect(nodeOf('FAQPage', dataOf(FAQ))).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'How often should I clean it?',
          acceptedAnswer: {
            '@type': 'Answer',
            text: 'Every two weeks.\nDaily: brush it.\nMonthly: take it apart.',
          },
        },
        {
          '@type': 'Question',
          name: 'Which brush?',
          acceptedAnswer: { '@type': 'Answer', text: 'A stiff one.' },
        },
      ],
    });
    const one = dataOf('<h2>Which brush?</h2>\n<p>A stiff one.</p>');
    expect(nodeOf('FAQPage', one)).toBeUndefined();
  });

  const LIST = '<ol><li>Unplug it.</li><li>Brush it.</li></ol>';
  const steps = [
    { '@type': 'HowToStep', position: 1, text: 'Unplug it.' },
    { '@type': 'HowToStep', position: 2, text: 'Brush it.' },
  ];

  test('the numbered list of instructions is their steps', () => {
    expect(nodeOf('HowTo', dataOf(`<h2>Steps</h2>\n${LIST}`))).toMatchObject({ step: steps });
  });

  test.each([
    ['two lists', `${LIST}\n<p>Or:</p>\n${LIST}`, {}],
    ['lists in two sections', `<h2>A</h2>\n${LIST}\n<h2>B</h2>\n${LIST}`, {}],
    ['a title that is no instruction', LIST, { title: 'The best grinders' }],
    ['a language without words for it', LIST, { language: 'pl' }],
    ['one step', '<ol><li>Unplug it.</li></ol>', {}],
  ])('%s are no steps of a how-to', (_, html, change) => {
    expect(nodeOf('HowTo', dataOf(html, change))).toBeUndefined();
  });

  test.each([
    ['en', 'Step'],
    ['de', 'Schritt'],
    ['fr', 'Étape'],
    ['es', 'Paso'],
    ['tr', 'Adım'],
  ])('headings that count are steps in %s', (language, word) => {
    const html = `<h2>${word} 1: Unplug</h2>\n<p>Pull.</p>\n<h2>${word} 2: Brush</h2>`;
    const data = dataOf(html, { language, title: 'Grinder' });
    expect(nodeOf('HowTo', data)).toMatchObject({
      step: [
        { position: 1, name: `${word} 1: Unplug`, text: 'Pull.' },
        { position: 2, name: `${word} 2: Brush`, text: `${word} 2: Brush` },
      ],
    });
  });

  test('what a list within a step says belongs to it', () => {
    const html =
      '<ol><li>Mark &amp; <b>meas</b>ure<br>twice</li><li>Drill<ul><li>slowly<ol><li>and dry</li></ol></li></ul>a hole</li><li><ul><li>Fix</li></ul></li></ol>';
    expect(nodeOf('HowTo', dataOf(html))).toMatchObject({
      step: [
        { '@type': 'HowToStep', position: 1, text: 'Mark & measure twice' },
        {
          '@type': 'HowToStep',
          position: 2,
          text: 'Drill a hole',
          itemListElement: [
            { '@type': 'HowToDirection', text: 'slowly' },
            { '@type': 'HowToDirection', text: 'and dry' },
          ],
        },
        { '@type': 'HowToStep', position: 3, text: 'Fix' },
      ],
    });
  });

  test.each(['“How long?”', 'Is it hard? 🔧', 'Is it hard?!', 'Why (and when?)', '"Why?" …'])(
    'a heading that asks, whatever stands behind the mark: %s',
    (heading) => {
      const html = `<h2>${heading}</h2>\n<p>Yes.</p>`;
      expect(nodeOf('FAQPage', dataOf(`${html}\n${html}`))).toBeDefined();
    },
  );

  test.each([
    ['www.coffee.example', 'https://www.coffee.example'],
    ['https://coffee.example/blog/', 'https://coffee.example'],
    ['http://COFFEE.example:8080', 'http://coffee.example:8080'],
    ['//coffee.example', 'https://coffee.example'],
    ['coffee.example/blog?x', 'https://coffee.example'],
  ])('the breadcrumbs lead from the site %s to the article', (site, origin) => {
    expect(nodeOf('BreadcrumbList', dataOf('', { site }))).toMatchObject({
      itemListElement: [
        { position: 1, name: origin.replace(/^.*\/\//, ''), item: `${origin}/` },
        { position: 2, name: 'How to clean a burr grinder' },
      ],
    });
  });

  test('a title or description that is empty is left out', () => {
    const steps = '<h2>Step 1</h2>\n<p>a</p>\n<h2>Step 2</h2>';
    const blank = { ...NO_FIELDS, description: ' \n' };
    const data = dataOf(steps, { title: ' ', site: 'coffee.example', fields: blank });
    expect(data['@graph']).toEqual([{ '@type': 'Article', inLanguage: 'en-GB' }]);
    const fields = { ...NO_FIELDS, seoTitle: 'Clean grinders' };
    expect(nodeOf('HowTo', dataOf(steps, { title: '', fields }))).toMatchObject({
      name: 'Clean grinders',
    });
  });

  test('pictures in the structured data have whole addresses', () => {
    const pictures = ['//cdn.example/a.jpg?x=1&amp;y=2', ' https://a.example/b c.png ', 'd.png'];
    const figures = pictures.map((src) => `<figure><img src="${src}" alt="x"></figure>`);
    expect(nodeOf('Article', dataOf(figures.join('\n')))).toMatchObject({
      image: ['https://cdn.example/a.jpg?x=1&y=2', 'https://a.example/b%20c.png'],
    });
  });
});

// schema-dts is generated from the vocabulary of schema.org.
const VOCABULARY = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');

/** The properties of an interface of schema-dts and of those that it extends. */
function propertiesOf(name: string): string[] {
  const declared = new RegExp(`interface ${name} (?:extends ([^{]+) )?\\{\\n([\\s\\S]*?)\\n\\}`);
  const [, parents = '', body = ''] = declared.exec(VOCABULARY) ?? [];
  const own = [...body.matchAll(/^ {4}"([^"]+)"\??:/gm)].map(([, property = '']) => property);
  return [
    ...own,
    ...[...parents.matchAll(/\b\w+(?:Base|Leaf)\b/g)].flatMap(([parent]) => propertiesOf(parent)),
  ];
}

function unknownProperties(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(unknownProperties);
  if (typeof node !== 'object' || node === null) return [];
  const { '@type': type, ...rest } = node as Record<string, unknown>;
  const known = [`${String(type)}Base`, `${String(type)}Leaf`].flatMap(propertiesOf);
  const own = Object.keys(rest).filter((name) => !known.includes(name));
  return [
    ...own.map((name) => `${String(type)}.${name}`),
    ...Object.values(rest).flatMap(unknownProperties),
  ];
}

/** What Google documents (developers.google.com/search/docs/appearance/structured-data). */
const DOCUMENTED: Readonly<
  Record<string, { readonly required: string; readonly recommended: string }>
> = {
  Article: { required: '', recommended: 'headline image' },
  FAQPage: { required: 'mainEntity', recommended: '' },
  Question: { required: 'name acceptedAnswer', recommended: '' },
  Answer: { required: 'text', recommended: '' },
  HowTo: { required: 'name step', recommended: '' },
  HowToStep: { required: 'text', recommended: 'name' },
  HowToDirection: { required: 'text', recommended: '' },
  BreadcrumbList: { required: 'itemListElement', recommended: '' },
  ListItem: { required: 'position name', recommended: 'item' },
};
/** Recommended, but nothing of it stands in the text. */
const NOT_SAID = ['author', 'dateModified', 'datePublished', 'totalTime', 'tool', 'supply', 'url'];

interface Node {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return '@type' in value ? [value as Node, ...inner] : inner;
}

// §d.structured.2
describe('as Google documents it', () => {
  const figure = '<figure><img src="https://a.example/x.png" alt=""></figure>';
  const list = '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>';
  const named = '<h2>Step 1</h2>\n<p>a</p>\n<h2>Step 2</h2>';
  const nodes = [list, named].flatMap((steps) =>
    nodesIn(dataOf(`${FAQ}\n${steps}\n${figure}`, { site: 'a.example' })['@graph']),
  );
  const isFilled = (value: unknown) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';

  test('every node has what is required, and nothing is empty', () => {
    expect(new Set(nodes.map((node) => node['@type']))).toEqual(new Set(Object.keys(DOCUMENTED)));
    const missing = nodes.flatMap((node) =>
      (DOCUMENTED[node['@type']]?.required.split(' ') ?? [])
        .filter((property) => property !== '' && !isFilled(node[property]))
        .map((property) => `${node['@type']}.${property}`),
    );
    const empty = nodes.filter((node) => !Object.values(node).every(isFilled));
    expect(missing).toEqual([]);
    expect(empty).toEqual([]);
  });

  test('what is recommended is there where the text says it, and not where it does not', () => {
    const lacking = Object.entries(DOCUMENTED).flatMap(([type, { recommended }]) => {
      const ofType = nodes.filter((node) => node['@type'] === type);
      const properties = recommended.split(' ').filter((property) => property !== '');
      return properties.filter((property) => !ofType.some((node) => isFilled(node[property])));
    });
    const invented = nodes.flatMap((node) => NOT_SAID.filter((property) => property in node));
    expect(lacking).toEqual([]);
    expect(invented).toEqual([]);
  });

  test('positions count from one, and a way has at least two places', () => {
    for (const node of nodes) {
      const listed = [node].flatMap(({ itemListElement, step }) => itemListElement ?? step ?? []);
      const positions = nodesIn(listed).flatMap(({ position }) => position ?? []);
      expect(positions).toEqual(positions.map((_, at) => at + 1));
      if (node['@type'] === 'BreadcrumbList') expect(positions.length).toBeGreaterThan(1);
    }
  });
});

// §d.structured.2
describe('in the vocabulary of schema.org', () => {
  test('every type has every property that is used', () => {
    const html = `${FAQ}\n<h2>Step 1</h2>\n<p>a</p>\n<h2>Step 2</h2>\n<figure><img src="https://a.example/x.png" alt=""></figure>`;
    const fields = { ...NO_FIELDS, description: 'Step by step.' };
    const data = dataOf(html, { site: 'coffee.example', fields });
    const graph: Graph = data satisfies Graph;
    expect(data['@graph'].map((node) => node['@type'])).toEqual([
      'Article',
      'FAQPage',
      'HowTo',
      'BreadcrumbList',
    ]);
    expect(unknownProperties(graph['@graph'])).toEqual([]);
    expect(unknownProperties({ '@type': 'Article', howMany: 3 })).toEqual(['Article.howMany']);
  });

  test('no text ends the script it stands in, and all of it can be read back', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('</script>', '<!--', '<script>'), (title, mark) => {
        const data = dataOf('', { title: `${title}${mark}` });
        const text = scriptTextOf(data);
        expect(text).not.toContain('<');
        expect(JSON.parse(text)).toEqual(data);
      }),
    );
  });
});
