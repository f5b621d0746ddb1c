/** What is in a post on real WordPresses: terms, images, markup, fields for search engines. */
import { expect } from '@jest/globals';
import { isHtmlLost } from '#server/adapters/publishing/wordpress/lostHtml.ts';
import {
  ABILITIES,
  type Case,
  codeOf,
  drafted,
  during,
  imageOf,
  newMarker,
  onSites,
  type RealSite,
  type Role,
  shownOf,
  soon,
  TEXT,
  test,
  wordpress,
  written,
} from './realSite.ts';

const onEach = onSites('6.7');

const names = async (site: RealSite, id: string, taxonomy: string) =>
  JSON.parse(
    await site.php(
      `echo json_encode(array_map(fn($term) => html_entity_decode($term->name), wp_get_object_terms(${id}, '${taxonomy}', ['orderby' => 'name'])));`,
    ),
  );
const termCount = async (site: RealSite, like: string) =>
  Number(
    await site.php(
      `global $wpdb; echo $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->terms WHERE name LIKE '${like}'");`,
    ),
  );

// §d.sitePosts.5
const TERMS: readonly Case[] = [
  [
    'categories and tags are found by their letters, and added once',
    async (site) => {
      const asked = { categories: ['Research & R&D', 'Café'], tags: ['R&D', 'C++', 'Grüner Tee'] };
      await written(site.access(), asked);
      const again = { categories: ['research & r&d', 'cafe'], tags: ['r&d', 'c++', 'gruner tee'] };
      const { post, unmet } = await written(site.access(), again);
      return {
        unmet,
        categories: await names(site, post.id, 'category'),
        tags: await names(site, post.id, 'post_tag'),
        counts: [
          await termCount(site, '%R&amp;D'),
          await termCount(site, 'C++'),
          await termCount(site, 'Caf%'),
        ],
      };
    },
    {
      unmet: [],
      categories: ['Café', 'Research & R&D'],
      tags: ['C++', 'Grüner Tee', 'R&D'],
      counts: [2, 1, 1],
    },
  ],
  ...(['author', 'contributor'] as const).map(
    (role): Case => [
      `an account of the role ${role} adds tags and no categories`,
      async (site) => {
        await written(site.access(), { categories: ['Known'] });
        const asked = { categories: ['known', `New of ${role}`], tags: [`Tag of ${role}`] };
        const { post, unmet } = await written(site.access(role), asked);
        return [
          unmet,
          await names(site, post.id, 'category'),
          await names(site, post.id, 'post_tag'),
        ];
      },
      [[{ what: 'category', name: `New of ${role}` }], ['Known'], [`Tag of ${role}`]],
    ],
  ),
  [
    'where none are named, a post keeps those that it has',
    async (site) => {
      const { post } = await written(site.access(), { categories: ['Kept'], tags: ['kept too'] });
      await wordpress.writePost(site.access(), post.id, TEXT, soon());
      return [await names(site, post.id, 'category'), await names(site, post.id, 'post_tag')];
    },
    [['Kept'], ['kept too']],
  ],
  [
    'the names of categories are text',
    async (site) => {
      await written(site.access(), { categories: ['Tea & <milk>'] });
      return (await wordpress.categories(site.access(), soon())).filter((name) =>
        name.startsWith('Tea'),
      );
    },
    ['Tea & <milk>'],
  ],
];

// §d.sitePosts.7
const IMAGES: readonly Case[] = [
  ...(['png', 'jpeg', 'webp', 'gif'] as const).map(
    (type): Case => [
      `an image of the type ${type} is uploaded once, and found again`,
      async (site) => {
        const marker = newMarker();
        const image = {
          marker,
          name: `Große Tasse.${type}`,
          type: `image/${type}`,
          bytes: await imageOf(site, type),
          alt: 'A "cup" & <tea>',
        };
        const uploaded = await wordpress.uploadImage(site.access('author'), image, soon());
        const found = await wordpress.findImage(site.access('author'), marker, soon());
        const served = await fetch(uploaded.url);
        return {
          isSame: JSON.stringify(found) === JSON.stringify(uploaded),
          isServed: Buffer.from(await served.arrayBuffer()).equals(image.bytes),
          alt: await site.php(
            `echo get_post_meta(${uploaded.id}, '_wp_attachment_image_alt', true);`,
          ),
          name: /\/([^/]+?)(?:-\d+)?\.\w+$/.exec(uploaded.url)?.[1],
        };
      },
      { isSame: true, isServed: true, alt: 'A "cup" & &lt;tea&gt;', name: 'Gro-e-Tasse' },
    ],
  ),
  [
    'a name that ends like a size is not taken for one',
    async (site) => {
      const image = {
        marker: newMarker(),
        name: 'hero-1200x630.png',
        type: 'image/png',
        bytes: await imageOf(site, 'png'),
        alt: '',
      };
      return new URL((await wordpress.uploadImage(site.access(), image, soon())).url).pathname
        .split('/')
        .at(-1);
    },
    'hero-1200x630-image.png',
  ],
  [
    'a type that the site does not take is refused for good',
    async (site) => {
      const svg = {
        marker: newMarker(),
        name: 'a.svg',
        type: 'image/svg+xml',
        bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        alt: '',
      };
      return codeOf(wordpress.uploadImage(site.access(), svg, soon()));
    },
    'site_image_refused',
  ],
  [
    'a contributor may not upload',
    async (site) => {
      const image = {
        marker: newMarker(),
        name: 'a.png',
        type: 'image/png',
        bytes: await imageOf(site, 'png'),
        alt: '',
      };
      return codeOf(wordpress.uploadImage(site.access('contributor'), image, soon()));
    },
    'site_publish_forbidden',
  ],
  [
    'an image is the cover of a post; one that is not there is said',
    async (site) => {
      const image = {
        marker: newMarker(),
        name: 'a.png',
        type: 'image/png',
        bytes: await imageOf(site, 'png'),
        alt: '',
      };
      const { id } = await wordpress.uploadImage(site.access(), image, soon());
      const [good, bad] = [
        await written(site.access(), { coverId: id }),
        await written(site.access(), { coverId: '999999' }),
      ];
      return [
        (await site.php(`echo get_post_thumbnail_id(${good.post.id});`)) === id,
        good.unmet,
        bad.unmet,
      ];
    },
    [true, [], [{ what: 'cover', name: '' }]],
  ],
];

const JSON_LD =
  '{"@context":"https://schema.org","@graph":[{"name":"</script><b>[gallery] & -- <!-- wp:x -->"}]}';
const ARTICLE = [
  '<h2>Tea &amp; <em>milk</em></h2>',
  '<p>A <a href="https://a.example/?a=1&amp;b=2">link</a>, <strong>bold</strong>, <u>under</u>, <s>gone</s>, 1 &lt; 2.</p>',
  '<figure><img src="https://a.example/a.png?a=1&amp;b=2" alt="a &amp; b"><figcaption>c &amp; d</figcaption></figure>',
  '<table><tbody><tr><td>x</td></tr></tbody></table>',
  '<ol start="3"><li>three</li></ol>',
  '<pre><code>if (a[0] &lt; b) {\n}\n</code></pre>',
].map((html) => ({ html }));

// §d.sitePosts.5
const MARKUP: readonly Case[] = [
  ...(Object.keys(ABILITIES) as Role[])
    .filter((role) => role !== 'subscriber')
    .map(
      (role): Case => [
        `nothing of an article is lost that a ${role} writes`,
        async (site) => (await written(site.access(role), { blocks: ARTICLE })).unmet,
        [],
      ],
    ),
  [
    'what an author loses is said',
    async (site) => {
      const image = '<figure><img src="data:image/png;base64,AAAA" alt="a"></figure>';
      const blocks = [...ARTICLE, { html: image }];
      return [
        (await written(site.access('author'), { blocks })).unmet,
        (await written(site.access(), { blocks })).unmet,
      ];
    },
    [[{ what: 'html', name: '' }], []],
  ],
  [
    'data of schema.org are written where the account may, and stay what they are',
    async (site) => {
      const { post, unmet } = await written(site.access(), { jsonLd: JSON_LD });
      const shown = await shownOf(site, post.id);
      const script =
        /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(shown)?.[1] ?? 'null';
      const author = await written(site.access('author'), { jsonLd: JSON_LD });
      return {
        unmet,
        isSame: JSON.stringify(JSON.parse(script)) === JSON.stringify(JSON.parse(JSON_LD)),
        author: author.unmet,
        words: author.post.content.includes('schema.org'),
      };
    },
    { unmet: [], isSame: true, author: [{ what: 'jsonLd', name: '' }], words: false },
  ],
  [
    'the block of an author who may write no script loses it, which would be noticed',
    async (site) => {
      const { id } = await drafted(site.access('author'));
      const access = { ...site.access('author'), abilities: ABILITIES.editor };
      return (await wordpress.writePost(access, id, { ...TEXT, jsonLd: JSON_LD }, soon())).unmet;
    },
    [{ what: 'jsonLd', name: '' }],
  ],
  [
    'blocks are compared, and not how a version writes their comments',
    async (site) => {
      const { post } = await written(site.access('author'), { blocks: ARTICLE });
      const other = post.content.replaceAll('<!-- wp:', '<!-- wp:core/').replaceAll('\\u0026', '&');
      return [
        isHtmlLost(post.content, other),
        isHtmlLost(post.content, post.content.replace('milk', '')),
      ];
    },
    [false, true],
  ],
];

const metaOf = async (site: RealSite, id: string, keys: readonly string[]) =>
  JSON.parse(
    await site.php(
      `echo json_encode(array_map(fn($key) => get_post_meta(${id}, $key, true), ${JSON.stringify(keys)}));`,
    ),
  );
const SEO = { title: 'Tea & more', description: 'All about “tea”.' };
const UNMET_SEO = [{ what: 'seo', name: '' }];

// §d.sitePosts.6
const SEARCH_FIELDS: readonly Case[] = [
  [
    'without a plugin, title and description for search engines are not met',
    async (site) => (await written(site.access(), { seo: SEO })).unmet,
    UNMET_SEO,
  ],
  [
    'Yoast opens its fields to nobody',
    (site) =>
      during(
        site,
        'yoast',
        async () => (await written(site.access('editor', ['yoast']), { seo: SEO })).unmet,
      ),
    UNMET_SEO,
  ],
  [
    'but a site may; an account that may not set them loses nothing else',
    (site) =>
      during(site, 'yoastOpen', async () => {
        const { post, unmet } = await written(site.access('editor', ['yoast']), { seo: SEO });
        const author = await written(site.access('author', ['yoast']), { seo: SEO, title: 'Mine' });
        return [
          unmet,
          await metaOf(site, post.id, ['_yoast_wpseo_title', '_yoast_wpseo_metadesc']),
          author.unmet,
          author.post.title,
        ];
      }),
    [[], [SEO.title, SEO.description], UNMET_SEO, 'Mine'],
  ],
  [
    'Rank Math is asked in its own way',
    (site) =>
      during(site, 'rankMath', async () => {
        const { post, unmet } = await written(site.access('author', ['rankMath']), { seo: SEO });
        return [unmet, await metaOf(site, post.id, ['rank_math_title', 'rank_math_description'])];
      }),
    [[], [SEO.title, SEO.description]],
  ],
  [
    'SEOPress is asked in its own way, and read again',
    (site) =>
      during(site, 'seoPress', async () => {
        const { post, unmet } = await written(site.access('author', ['seoPress']), { seo: SEO });
        const kept = await metaOf(site, post.id, [
          '_seopress_titles_title',
          '_seopress_titles_desc',
        ]);
        await wordpress.writePost(site.access('author', ['seoPress']), post.id, TEXT, soon());
        return [unmet, kept, await metaOf(site, post.id, ['_seopress_titles_title'])];
      }),
    [[], [SEO.title, SEO.description], ['']],
  ],
  [
    'a plugin that is gone, and one that changes what it is told, are said',
    async (site) => {
      const gone = await written(site.access('editor', ['rankMath']), { seo: SEO });
      const changed = await during(site, 'seoPress', () =>
        written(site.access('editor', ['seoPress']), {
          seo: { title: '100%20 <b>x</b>', description: '' },
        }),
      );
      return [gone.unmet, changed.unmet];
    },
    [UNMET_SEO, UNMET_SEO],
  ],
];

test.each<Case>([...TERMS, ...IMAGES, ...MARKUP, ...SEARCH_FIELDS])(
  '%s',
  async (_name, run, expected) => {
    for (const answer of await onEach(run, expected))
      expect(answer).toEqual({ ...answer, found: expected });
  },
);
