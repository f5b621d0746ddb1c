/** What accounts may do on real WordPresses, what is refused, and what is listed. */
import { expect } from '@jest/globals';
import type { Problem } from '#contract/lib/problem.ts';
import {
  ABILITIES,
  type Case,
  codeOf,
  drafted,
  during,
  fieldOf,
  imageOf,
  newMarker,
  onSites,
  PUBLISHED,
  published,
  type Role,
  soon,
  TEXT,
  test,
  wordpress,
  written,
} from './realSite.ts';

const onEach = onSites('6.7');

const FORBIDDEN = 'site_publish_forbidden';
const OTHERS = `echo wp_insert_post(['post_title' => 'Other', 'post_content' => 'x', 'post_status' => 'publish', 'post_author' => 1]);`;
const MAY: readonly (readonly [Role, readonly string[]])[] = [
  ['administrator', ['none', 'none', 'none', 'none', 'none']],
  ['editor', ['none', 'none', 'none', 'none', 'none']],
  ['author', ['none', 'none', FORBIDDEN, FORBIDDEN, FORBIDDEN]],
  ['contributor', ['none', FORBIDDEN, FORBIDDEN, FORBIDDEN, FORBIDDEN]],
  ['subscriber', [FORBIDDEN, FORBIDDEN, FORBIDDEN, FORBIDDEN, FORBIDDEN]],
];

// §d.sitePosts.8
const ROLES: readonly Case[] = [
  ...MAY.map(
    ([role, expected]): Case => [
      `what a ${role} may do is done, and the rest is said: draft, publish, write, read, trash what others wrote`,
      async (site) => {
        const access = site.access(role);
        const own = await drafted(access).catch(() => drafted(site.access()));
        const other = { id: await site.php(OTHERS) };
        return [
          await codeOf(drafted(access)),
          await codeOf(wordpress.setState(access, own.id, PUBLISHED, soon())),
          await codeOf(wordpress.writePost(access, other.id, TEXT, soon())),
          await codeOf(wordpress.readPost(access, other.id, soon())),
          await codeOf(wordpress.trashPost(access, other.id, soon())),
        ];
      },
      expected,
    ],
  ),
  [
    'an editor names an author; others may not, and are told',
    async (site) => {
      const all = await wordpress.authors(site.access(), soon());
      const author = all.find(({ name }) => name === 'Ann author');
      const named = await written(site.access(), { authorId: author?.id ?? null });
      const unknown = await written(site.access(), { authorId: '999999' });
      const own = await written(site.access('contributor'), {
        authorId: author?.id ?? null,
        title: 'Kept',
      });
      return {
        isAuthor: (await fieldOf(site, named.post.id, 'post_author')) === author?.id,
        subscribers: all.filter(({ name }) => name.includes('subscriber')),
        unmet: [named.unmet, unknown.unmet, own.unmet],
        title: own.post.title,
        ofAuthor: await wordpress.authors(site.access('author'), soon()),
      };
    },
    {
      isAuthor: true,
      subscribers: [],
      unmet: [[], [{ what: 'author', name: '' }], [{ what: 'author', name: '' }]],
      title: 'Kept',
      ofAuthor: [],
    },
  ],
  [
    'every account is connected with what it may do',
    (site) =>
      Promise.all(
        (Object.keys(ABILITIES) as Role[]).map((role) =>
          wordpress.connect(site.url, site.access(role).login).then(
            ({ abilities }) => abilities,
            ({ code }: Problem) => code,
          ),
        ),
      ),
    Object.entries(ABILITIES).map(([role, abilities]) =>
      role === 'subscriber' ? 'site_role_insufficient' : abilities,
    ),
  ],
];

// §d.sitePosts.8
const REFUSALS: readonly Case[] = [
  [
    'a wrong password',
    async (site) => {
      const access = { ...site.access(), login: { login: 'editor1', password: 'wrong' } };
      return Promise.all([
        codeOf(wordpress.findPost(access, newMarker(), soon())),
        codeOf(drafted(access)),
        codeOf(wordpress.readPost(access, '1', soon())),
        codeOf(
          wordpress.uploadImage(
            access,
            {
              marker: newMarker(),
              name: 'a.png',
              type: 'image/png',
              bytes: Buffer.from('x'),
              alt: '',
            },
            soon(),
          ),
        ),
      ]);
    },
    Array(4).fill('site_password_rejected'),
  ],
  ...(
    [
      ['headerLost', 'site_password_rejected'],
      ['restOff', 'site_rest_off'],
      ['restGone', 'site_rest_off'],
      ['firewall', 'site_blocked'],
      ['warning', 'site_answer_unusable'],
    ] as const
  ).map(
    ([mode, code]): Case => [
      `a site with ${mode}`,
      (site) =>
        during(site, mode, async () => [
          await codeOf(wordpress.findPost(site.access(), newMarker(), soon())),
          await codeOf(drafted(site.access())),
        ]),
      [code, code],
    ],
  ),
  [
    'maintenance',
    async (site) => {
      await site.maintain(true);
      const code = await codeOf(drafted(site.access()));
      await site.maintain(false);
      return code;
    },
    'site_maintenance',
  ],
  [
    'a post that was removed for good',
    async (site) => {
      const { id } = await drafted(site.access());
      await site.php(`wp_delete_post(${id}, true);`);
      return [
        await wordpress.readPost(site.access(), id, soon()),
        await codeOf(wordpress.writePost(site.access(), id, TEXT, soon())),
        await codeOf(wordpress.setState(site.access(), id, PUBLISHED, soon())),
        await codeOf(wordpress.trashPost(site.access(), id, soon())),
      ];
    },
    [null, 'site_post_gone', 'site_post_gone', 'none'],
  ],
  [
    'a site without a trash',
    async (site) => {
      const { id } = await drafted(site.access());
      return during(site, 'noTrash', () => codeOf(wordpress.trashPost(site.access(), id, soon())));
    },
    FORBIDDEN,
  ],
  [
    'a caller that gives up',
    async (site) => {
      const ended = AbortSignal.abort(new Error('ended'));
      return wordpress.findPost(site.access(), newMarker(), ended).catch(({ message }) => message);
    },
    'ended',
  ],
];

// §d.sitePosts.9
const LISTS: readonly Case[] = [
  [
    'published posts are listed for import, with titles as text',
    async (site) => {
      const { id, link } = await published(site.access(), { title: 'Listed & “shown” <b>' });
      await drafted(site.access(), 'Not listed');
      const { posts, next, total } = await wordpress.publishedPosts(site.access(), 1, soon());
      const mine = posts.find((post) => post.id === id);
      const isTime = new Date(mine?.changedAt ?? '').toISOString() === mine?.changedAt;
      const beyond = await wordpress.publishedPosts(site.access(), 99, soon());
      return {
        title: mine?.title,
        isSame: mine?.link === link,
        isTime,
        hasDraft: posts.some(({ title }) => title === 'Not listed'),
        isAll: next === null && total === posts.length,
        beyond,
      };
    },
    {
      title: 'Listed & “shown” <b>',
      isSame: true,
      isTime: true,
      hasDraft: false,
      isAll: true,
      beyond: { posts: [], next: null, total: 0 },
    },
  ],
  [
    'and page by page where there are many',
    async (site) => {
      await site.php(
        `wp_set_current_user(1); for ($i = 0; $i < 60; $i++) wp_insert_post(['post_title' => "Many $i", 'post_content' => 'x', 'post_status' => 'publish']);`,
      );
      const first = await wordpress.publishedPosts(site.access(), 1, soon());
      const second = await wordpress.publishedPosts(site.access(), first.next ?? 0, soon());
      return [
        first.posts.length,
        first.next,
        first.total === first.posts.length + second.posts.length,
        second.next,
      ];
    },
    [50, 2, true, null],
  ],
  [
    'a site with plain permalinks is written to as well',
    (site) =>
      during(site, 'plain', async () => {
        const { apiRoot } = await wordpress.connect(site.url, site.access().login);
        const access = { ...site.access(), apiRoot };
        const marker = newMarker();
        const { id } = await wordpress.createDraft(access, { marker, title: 'Tea' }, soon());
        const found = await wordpress.findPost(access, marker, soon());
        const { link } = await wordpress.setState(access, id, PUBLISHED, soon());
        return [found?.id === id, new URL(link).search === `?p=${id}`];
      }),
    [true, true],
  ],
  [
    'seven images, timed',
    async (site) => {
      const bytes = await imageOf(site, 'jpeg');
      const begun = performance.now();
      for (let at = 0; at < 7; at += 1)
        await wordpress.uploadImage(
          site.access(),
          { marker: newMarker(), name: `seven-${at}.jpg`, type: 'image/jpeg', bytes, alt: 'x' },
          soon(),
        );
      process.stdout.write(
        `WordPress ${site.version}: seven images in ${Math.round(performance.now() - begun)} ms\n`,
      );
      return null;
    },
    null,
  ],
];

test.each<Case>([...ROLES, ...REFUSALS, ...LISTS])('%s', async (_name, run, expected) => {
  for (const answer of await onEach(run, expected))
    expect(answer).toEqual({ ...answer, found: expected });
});
