/** Links between an article and the imported pages of its own website. */
import { Problem } from '#contract/lib/problem.ts';
import { LINKS_MOST, ORPHANS_LISTED } from '#contract/pages/page.route.ts';
import type { InternalLinks } from '#contract/pages/page.schema.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import { blocksOf } from '#domain/article/body.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { subjectOf } from '#domain/seo/site/internalLinks.ts';
import { hostOf, pageKeyOf, siteHostOf } from '#domain/seo/text/site.ts';
import { hrefsIn } from '#html/media.ts';
import type { Deps } from '../../deps.ts';
import { readArticleWithText } from '../article/article.api.ts';
import { siteOf } from '../folders/workspace.api.ts';
import { eachPage } from './page.repo.ts';

interface Call {
  readonly workspaceId: WorkspaceId;
  readonly articleId: ArticleId;
}

export async function findInternalLinks(deps: Deps, call: Call): Promise<InternalLinks> {
  const { workspaceId, articleId } = call;
  const found = await readArticleWithText(deps.orm, workspaceId, articleId);
  if (found === null) throw new Problem('not_found');
  const site = siteHostOf(await siteOf(deps.orm, workspaceId));
  if (site === null) return { articleId, site, ...NOTHING };
  const { row, body } = found;
  const fields = { ...NO_FIELDS, ...row.fields };
  const subject = fields.keyphrase.trim() || row.displayedTitle;
  const graph = await graphOf(deps, workspaceId, { site, slug: fields.slug, subject });
  const blocks = blocksOf(body).map(({ id, html }) => ({ id, html }));
  const hrefs = blocks.flatMap(({ html }) => hrefsIn(html));
  const linked = new Set(hrefs.flatMap((href) => absoluteKey(href, `https://${site}/`)));
  const targets = graph.pages.filter((page) => !graph.own.includes(page) && !linked.has(page.key));
  const links = await deps.scoring.links({
    language: row.language,
    blocks,
    targets: targets.map(shown),
    subject,
    pages: graph.mentioning,
  });
  const orphans = graph.pages.filter(({ key }) => !graph.linkedTo.has(key));
  return {
    articleId,
    site,
    address: graph.own.length === 1 ? (graph.own[0]?.url ?? null) : null,
    pages: graph.pages.length,
    outgoing: [...links.outgoing],
    incoming: links.incoming.slice(0, LINKS_MOST),
    orphans: orphans
      .map(shown)
      .sort((a, b) => (a.url < b.url ? -1 : 1))
      .slice(0, ORPHANS_LISTED),
    orphanCount: orphans.length,
  };
}

const NOTHING = {
  address: null,
  pages: 0,
  outgoing: [],
  incoming: [],
  orphans: [],
  orphanCount: 0,
};

interface SitePage {
  readonly key: string;
  readonly url: string;
  readonly title: string;
}

const shown = ({ url, title }: SitePage) => ({ url, title });

interface Graph {
  readonly pages: readonly SitePage[];
  /** Those that may be the article itself: their addresses end with its slug. */
  readonly own: readonly SitePage[];
  /** Pages that another page of the site leads to. */
  readonly linkedTo: ReadonlySet<string>;
  /** Pages with words of the subject that do not lead to the article, with their texts. */
  readonly mentioning: readonly (SitePage & { readonly blocks: readonly string[] })[];
}

interface About {
  readonly site: string;
  readonly slug: string;
  readonly subject: string;
}

/** Pages that are read word by word, and how much of each. */
const READ_MOST = 60;
const READ_MAX_CHARS = 100_000;

/** Reads every page of the site once. */
async function graphOf(deps: Deps, workspaceId: WorkspaceId, about: About): Promise<Graph> {
  const { site, slug, subject } = about;
  const pages: SitePage[] = [];
  const linkedTo = new Set<string>();
  const mentioning: (SitePage & { readonly blocks: readonly string[] })[] = [];
  const isOwn = (key: string) => slug !== '' && key.endsWith(`/${slug}`);
  const beginnings = beginningsIn(subject);
  for await (const { url, title, blocks } of eachPage(deps.orm, workspaceId)) {
    const key = pageKeyOf(url);
    const host = hostOf(url);
    if (key === null || host === null || !(host === site || host.endsWith(`.${site}`))) continue;
    pages.push({ key, url, title });
    const keys = new Set(blocks.flatMap(hrefsIn).flatMap((href) => absoluteKey(href, url)));
    keys.delete(key);
    for (const to of keys) linkedTo.add(to);
    if (mentioning.length === READ_MOST || isOwn(key) || [...keys].some(isOwn)) continue;
    if (mentions(blocks, beginnings))
      mentioning.push({ key, url, title, blocks: beginningOf(blocks) });
  }
  return { pages, own: pages.filter(({ key }) => isOwn(key)), linkedTo, mentioning };
}

function absoluteKey(href: string, base: string): string[] {
  const key = URL.canParse(href, base) ? pageKeyOf(new URL(href, base).href) : null;
  return key === null ? [] : [key];
}

/** Longer beginnings would miss other forms of a word. */
const BEGINNING_CHARS = 4;

/** Of the two longest words, which are rarely function words. */
const beginningsIn = (subject: string): readonly string[] =>
  (
    subjectOf(subject)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 2)
    .map((word) => word.slice(0, BEGINNING_CHARS));

/** A quick look: most pages do not have the words at all. */
function mentions(blocks: readonly string[], beginnings: readonly string[]): boolean {
  if (beginnings.length === 0) return false;
  const text = blocks.join('\n').toLowerCase();
  return beginnings.every((beginning) => text.includes(beginning));
}

function beginningOf(blocks: readonly string[]): readonly string[] {
  let chars = 0;
  return blocks.filter(({ length }) => {
    chars += length;
    return chars <= READ_MAX_CHARS;
  });
}
