/** Posts on real WordPresses: found, written, published, scheduled, put into the trash. */
import { expect } from '@jest/globals';
import {
  at,
  type Case,
  codeOf,
  during,
  fieldOf,
  newMarker,
  onSites,
  PUBLISHED,
  pathOf,
  published,
  shownOf,
  soon,
  TEXT,
  test,
  wordpress,
  written,
} from './realSite.ts';

const onEach = onSites('6.5');

// §d.sitePosts.1
const FINDING: readonly Case[] = [
  [
    'an empty draft is made, which no reader sees, and found by its marker',
    async (site) => {
      const marker = newMarker();
      const made = await wordpress.createDraft(
        site.access(),
        { marker, title: 'Tea & “milk”' },
        soon(),
      );
      const found = await wordpress.findPost(site.access(), marker, soon());
      const { status } = await fetch(`${site.url}/wp-json/wp/v2/posts/${made.id}`);
      return {
        isSame: found?.id === made.id,
        state: found?.state,
        title: found?.title,
        date: found?.date,
        status,
      };
    },
    { isSame: true, state: 'draft', title: 'Tea & “milk”', date: null, status: 401 },
  ],
  [
    'a marker that nothing has finds nothing',
    (site) => wordpress.findPost(site.access(), newMarker(), soon()),
    null,
  ],
  [
    'an error is no proof that nothing was made',
    async (site) => {
      const marker = newMarker();
      const code = await during(site, 'diesAfterInsert', () =>
        codeOf(wordpress.createDraft(site.access(), { marker, title: 'Tea' }, soon())),
      );
      return {
        code,
        found: (await wordpress.findPost(site.access(), marker, soon()))?.slug === marker,
      };
    },
    { code: 'site_answer_unusable', found: true },
  ],
  [
    'further drafts of a marker are removed, for every role; nothing else is',
    async (site) => {
      const left: unknown[] = [];
      for (const role of ['editor', 'author', 'contributor'] as const) {
        const marker = newMarker();
        const access = site.access(role);
        for (const title of ['a', 'b', 'c'])
          await wordpress.createDraft(access, { marker, title }, soon());
        const [, second, third] = JSON.parse(
          await site.php(
            `global $wpdb; echo json_encode($wpdb->get_col("SELECT ID FROM $wpdb->posts WHERE post_name LIKE '${marker}%' ORDER BY ID"));`,
          ),
        );
        // Somebody has written in the third one.
        await site.php(`wp_update_post(['ID' => ${third}, 'post_content' => 'by hand']);`);
        const kept = await wordpress.findPost(access, marker, soon());
        left.push([
          kept?.id === third,
          await site.php(`echo get_post(${second})->ID ?? 'gone';`),
          await fieldOf(site, third, 'post_content'),
        ]);
      }
      return left;
    },
    Array.from({ length: 3 }, () => [true, 'gone', 'by hand']),
  ],
  [
    'two posts never share a slug: a site numbers the second one at once, also of drafts',
    async (site) => {
      const marker = newMarker();
      const [one, other] = [
        await wordpress.createDraft(site.access(), { marker, title: 'a' }, soon()),
        await wordpress.createDraft(site.access(), { marker, title: 'b' }, soon()),
      ];
      return [one.slug === marker, other.slug === `${marker}-2`];
    },
    [true, true],
  ],
];

// §d.sitePosts.4
const WRITING: readonly Case[] = [
  [
    'a post is written, then published, and its link is read from the answer',
    async (site) => {
      const { state, link, slug, title } = await published(site.access(), {
        title: 'Green tea',
        slug: 'green-tea',
      });
      const { status } = await fetch(link);
      return { state, path: pathOf(link), slug, title, status };
    },
    { state: 'published', path: '/green-tea/', slug: 'green-tea', title: 'Green tea', status: 200 },
  ],
  [
    'a slug that is taken gets a number, which is said',
    async (site) => {
      await published(site.access(), { slug: 'black-tea' });
      const { post, unmet } = await written(site.access(), { slug: 'black-tea' });
      const { link } = await wordpress.setState(site.access(), post.id, PUBLISHED, soon());
      return { unmet, path: pathOf(link) };
    },
    { unmet: [{ what: 'slug', name: '' }], path: '/black-tea-2/' },
  ],
  [
    'without a slug, the site makes one of the title, and an update does not change the address',
    async (site) => {
      const { id, link } = await published(site.access(), { title: 'Weißer Tee für alle' });
      const { post } = await wordpress.writePost(
        site.access(),
        id,
        { ...TEXT, title: 'Another title' },
        soon(),
      );
      return {
        path: pathOf(link),
        isSame: post.link === link,
        state: post.state,
        title: post.title,
      };
    },
    { path: '/weiser-tee-fur-alle/', isSame: true, state: 'published', title: 'Another title' },
  ],
  [
    'slugs of other scripts survive',
    async (site) => {
      const { post, unmet } = await written(site.access(), { slug: 'שלום-עולם' });
      return { slug: post.slug, unmet };
    },
    { slug: 'שלום-עולם', unmet: [] },
  ],
  ...(['administrator', 'editor', 'author', 'contributor'] as const).map(
    (role): Case => [
      `a title and an excerpt are plain text, for ${role}s too`,
      async (site) => {
        const said = 'a < b 3 > 2, R&D &amp; <b>bold</b> "q" \\n [gallery]';
        const { post, unmet } = await written(site.access(role), { title: said, excerpt: said });
        const [shown] = JSON.parse(
          await site.php(`echo json_encode([get_the_title(${post.id})]);`),
        );
        return { title: post.title, excerpt: post.excerpt, unmet, hasTag: shown.includes('<b>') };
      },
      {
        title: 'a < b 3 > 2, R&D &amp; <b>bold</b> "q" \\n [gallery]',
        excerpt: 'a < b 3 > 2, R&D &amp; <b>bold</b> "q" \\n [gallery]',
        unmet: [],
        hasTag: false,
      },
    ],
  ),
  [
    'without an excerpt, it is the first paragraph, cut at a word',
    async (site) => {
      const blocks = ['<ul><li>list</li></ul>', `<p>Tea &amp; ${'milk '.repeat(100)}</p>`].map(
        (html) => ({ html }),
      );
      const { excerpt } = (await written(site.access(), { blocks })).post;
      return [
        excerpt.startsWith('Tea & milk milk'),
        excerpt.endsWith('milk…'),
        excerpt.length <= 301,
      ];
    },
    [true, true, true],
  ],
  [
    'line ends within a text do not become breaks, and no shortcode runs in code',
    async (site) => {
      const blocks = [
        '<p>one\ntwo</p>',
        '<h2>three\nfour</h2>',
        '<ul><li>five\nsix</li></ul>',
        '<table><tbody><tr><td>seven\neight</td></tr></tbody></table>',
        '<pre><code>[caption width="9"]x[/caption]</code></pre>',
      ].map((html) => ({ html }));
      const { post } = await written(site.access(), { blocks });
      const shown = await shownOf(site, post.id);
      return {
        hasBreak: /<br/.test(shown),
        hasCode: /&#91;caption width=(?:"|&quot;)9/.test(shown),
      };
    },
    { hasBreak: false, hasCode: true },
  ],
  [
    'what was in a post before it is overwritten can be read, and the site does not keep it',
    async (site) => {
      const id = await site.php(
        `wp_set_current_user(1); echo wp_insert_post(['post_title' => 'By hand', 'post_content' => '<p>former</p>', 'post_status' => 'publish']);`,
      );
      const former = await wordpress.readPost(site.access(), id, soon());
      await wordpress.writePost(site.access(), id, TEXT, soon());
      const revisions = JSON.parse(
        await site.php(
          `echo json_encode(array_values(array_map(fn($one) => strpos($one->post_content, 'former') !== false, wp_get_post_revisions(${id}))));`,
        ),
      );
      return { content: former?.content, title: former?.title, revisions };
    },
    { content: '<p>former</p>', title: 'By hand', revisions: [false] },
  ],
];

const BERLIN = [
  ['2030-10-27T00:30:00.000Z', '2030-10-27 02:30:00'],
  ['2030-10-27T01:30:00.000Z', '2030-10-27 02:30:00'],
  ['2030-03-31T00:59:59.000Z', '2030-03-31 01:59:59'],
  ['2030-03-31T01:00:00.000Z', '2030-03-31 03:00:00'],
] as const;

// §d.sitePosts.3
const STATES: readonly Case[] = [
  ...BERLIN.map(
    ([date, local]): Case => [
      `a post is scheduled for ${date}, which is ${local} there`,
      async (site) => {
        const { post } = await written(site.access());
        const {
          state,
          date: kept,
          link,
        } = await wordpress.setState(site.access(), post.id, at(date), soon());
        return {
          state,
          kept,
          isPlain: link.includes('?p='),
          local: await fieldOf(site, post.id, 'post_date'),
        };
      },
      { state: 'scheduled', kept: date, isPlain: true, local },
    ],
  ),
  [
    'a scheduled post is published now, and not at its date',
    async (site) => {
      const { post } = await written(site.access());
      await wordpress.setState(site.access(), post.id, at('2030-06-01T08:00:00Z'), soon());
      const { state, date } = await wordpress.setState(site.access(), post.id, PUBLISHED, soon());
      return { state, isNow: Math.abs(Date.parse(date ?? '') - Date.now()) < 120_000 };
    },
    { state: 'published', isNow: true },
  ],
  [
    'a published post is scheduled, and taken back to a draft',
    async (site) => {
      const { id } = await published(site.access());
      const later = await wordpress.setState(site.access(), id, at('2030-06-01T08:00:00Z'), soon());
      const draft = await wordpress.setState(site.access(), id, { state: 'draft' }, soon());
      return [later.state, draft.state, draft.date];
    },
    ['scheduled', 'draft', null],
  ],
  [
    'publishing twice changes nothing, not even the date',
    async (site) => {
      const once = await published(site.access());
      await site.php(
        `wp_update_post(['ID' => ${once.id}, 'post_date' => '2020-02-02 02:02:02', 'post_date_gmt' => '2020-02-02 01:02:02', 'edit_date' => true]);`,
      );
      const twice = await wordpress.setState(site.access(), once.id, PUBLISHED, soon());
      return [twice.state, twice.date];
    },
    ['published', '2020-02-02T01:02:02.000Z'],
  ],
  [
    'a plugin that holds posts back is noticed',
    async (site) => {
      const { post } = await written(site.access());
      return during(site, 'moderated', () =>
        Promise.all([
          codeOf(wordpress.setState(site.access(), post.id, PUBLISHED, soon())),
          codeOf(wordpress.setState(site.access(), post.id, at('2030-06-01T08:00:00Z'), soon())),
        ]),
      );
    },
    ['site_publish_forbidden', 'site_publish_forbidden'],
  ],
  [
    'a post goes into the trash, twice, and comes out with its address',
    async (site) => {
      const { id, link } = await published(site.access(), { slug: 'trashed-tea' });
      await wordpress.trashPost(site.access(), id, soon());
      await wordpress.trashPost(site.access(), id, soon());
      const trashed = await wordpress.readPost(site.access(), id, soon());
      const back = await wordpress.setState(site.access(), id, PUBLISHED, soon());
      return [trashed?.state, trashed?.date, back.state, back.link === link];
    },
    ['trashed', null, 'published', true],
  ],
  [
    'a draft in the trash is found by its marker',
    async (site) => {
      const marker = newMarker();
      const { id } = await wordpress.createDraft(site.access(), { marker, title: 'Tea' }, soon());
      await wordpress.trashPost(site.access(), id, soon());
      const found = await wordpress.findPost(site.access(), marker, soon());
      return [found?.id === id, found?.state];
    },
    [true, 'trashed'],
  ],
  [
    'a post that is written in the trash comes out of it with the slug that was asked for',
    async (site) => {
      const { id } = await published(site.access(), { slug: 'old-tea' });
      await wordpress.trashPost(site.access(), id, soon());
      const { post } = await wordpress.writePost(
        site.access(),
        id,
        { ...TEXT, slug: 'new-tea' },
        soon(),
      );
      const { link } = await wordpress.setState(site.access(), id, PUBLISHED, soon());
      return [post.state, pathOf(link)];
    },
    ['draft', '/new-tea/'],
  ],
];

test.each<Case>([...FINDING, ...WRITING, ...STATES])('%s', async (_name, run, expected) => {
  for (const answer of await onEach(run, expected))
    expect(answer).toEqual({ ...answer, found: expected });
});
