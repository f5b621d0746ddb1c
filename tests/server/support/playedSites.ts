/** Sites that let everybody in and keep their posts in memory, for tests of what the server makes of them. */
import { Problem } from '#contract/lib/problem.ts';
import type {
  NewPost,
  SaidOfSite,
  SiteAdapter,
  SiteKinds,
  SitePost,
} from '#server/adapters/publishing/siteKind.ts';

export const SAID: SaidOfSite = {
  title: 'Tea blog',
  name: 'Ann',
  role: 'editor',
  abilities: ['write', 'publish', 'upload'],
  seo: ['yoast'],
  timeZone: 'Europe/Berlin',
};

/** A post with what was sent for it. */
export interface KeptPost extends SitePost {
  readonly marker: string;
  readonly sent: NewPost | null;
}

export interface KeptImage {
  readonly id: string;
  readonly url: string;
  readonly marker: string;
  readonly alt: string;
  readonly name: string;
}

/** What a site has. Tests change it as its people would. */
export interface KeptSite {
  posts: KeptPost[];
  images: KeptImage[];
}

export const keptSite = (): KeptSite => ({ posts: [], images: [] });

const contentOf = ({ blocks, images }: NewPost): string =>
  blocks
    .map(({ html }) =>
      [...images].reduce((text, [src, { url }]) => text.replaceAll(src, url), html),
    )
    .join('\n');

/** The adapter of a site that keeps what it is sent in `site`. */
export function playedSite(site: KeptSite = keptSite()): SiteAdapter {
  const change = (id: string, to: Partial<KeptPost>): KeptPost => {
    const post = site.posts.find((one) => one.id === id);
    if (post === undefined) throw new Problem('site_post_gone');
    const changed = { ...post, ...to };
    site.posts = site.posts.map((one) => (one === post ? changed : one));
    return changed;
  };
  return {
    connect: async (address) => ({ ...SAID, address, apiRoot: `${address}wp-json/` }),
    test: async () => SAID,
    findPost: async (_site, marker) => site.posts.find((post) => post.marker === marker) ?? null,
    readPost: async (_site, id) => site.posts.find((post) => post.id === id) ?? null,
    async createDraft(_site, { marker, title }) {
      const id = String(site.posts.length + 1);
      const facts = { id, state: 'draft', slug: marker, date: null, sent: null } as const;
      const link = `https://tea.example/?p=${id}`;
      const post: KeptPost = { ...facts, link, marker, title, content: '', excerpt: '' };
      site.posts = [...site.posts, post];
      return post;
    },
    async writePost(_site, id, sent) {
      const { title, excerpt } = sent;
      const slug = sent.slug || 'made-by-the-site';
      const post = change(id, { title, excerpt, slug, content: contentOf(sent), sent });
      return { post, unmet: [] };
    },
    setState: async (_site, id, time) =>
      change(id, { state: time.state, date: 'date' in time ? time.date : null }),
    trashPost: async (_site, id) => void change(id, { state: 'trashed' }),
    findImage: async (_site, marker) =>
      site.images.find((image) => image.marker === marker) ?? null,
    async uploadImage(_site, { marker, alt, name }) {
      const id = String(site.images.length + 101);
      const image = { id, marker, alt, name, url: `https://tea.example/uploads/${id}.png` };
      site.images = [...site.images, image];
      return image;
    },
    authors: async () => [{ id: '7', name: 'Ben' }],
    categories: async () => ['News', 'Tea'],
    publishedPosts: async () => ({ posts: [], next: null, total: 0 }),
  };
}

export const playedSites = (wordpress: Partial<SiteAdapter> = {}): SiteKinds => ({
  wordpress: { ...playedSite(), ...wordpress },
});
