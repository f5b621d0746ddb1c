/** Texts of posts as sites keep them: compared, shown, and made into articles. */
import { createHash } from 'node:crypto';
import { Problem } from '#contract/lib/problem.ts';
import type { SiteText } from '#contract/publishing/publication.schema.ts';
import { madeOnce } from '#db/madeOnce.ts';
import type { ArticleId, SiteId, WorkspaceId } from '#db/schema/ids.ts';
import type { PublicationRow, SiteRow, WrittenText } from '#db/schema/publishing.ts';
import { siteHtmlOf } from '#domain/publishing/siteHtml.ts';
import { withTitle } from '#domain/transfer/importedText.ts';
import { collapsedTextOf } from '#html/text.ts';
import type { SitePost } from '../../adapters/publishing/siteKind.ts';
import { blocksOfGiven } from '../../adapters/web/givenPage.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import type { CreatingContext } from '../../http/inputHash.ts';
import { requireArticle } from '../article/article.api.ts';
import { addArticleWithText } from '../article/article.service.ts';
import { findPublication, formerText } from './publication.repo.ts';
import { askingSite, requireSite } from './siteAccess.service.ts';

/** What two texts of a post must have in common to be the same. */
export const hashOf = ({ title, content, excerpt }: WrittenText): string =>
  createHash('sha256')
    .update(JSON.stringify([title, content, excerpt]))
    .digest('base64url');

export const textOfPost = ({ title, content, excerpt }: WrittenText): WrittenText => ({
  title,
  content,
  excerpt,
});

/** The words of HTML, whatever marks them. */
export const wordsOf = (html: string): string => collapsedTextOf(html).replace(/\s+/g, '');

interface OfPost {
  readonly workspaceId: WorkspaceId;
  readonly articleId: ArticleId;
  readonly siteId: SiteId;
}

interface FoundPost {
  readonly site: SiteRow;
  readonly publication: PublicationRow;
  readonly postId: string;
}

/** Throws `not_found` for an article that has no post there. */
async function requirePost(deps: Deps, { articleId, siteId }: OfPost): Promise<FoundPost> {
  const site = await requireSite(deps.orm, siteId);
  const publication = await findPublication(deps.orm, { ...site, articleId });
  if (publication?.postId == null) throw new Problem('not_found');
  return { site, publication, postId: publication.postId };
}

/** How long a site may take for one question of the page. */
const ASK_MS = 20_000;

/** Throws `site_post_gone` for a post that was removed for good. */
async function postOnSite(deps: Deps, { site, postId }: FoundPost): Promise<SitePost> {
  const post = await askingSite(deps, site, (adapter, access) =>
    adapter.readPost(access, postId, AbortSignal.timeout(ASK_MS)),
  );
  if (post === null) throw new Problem('site_post_gone');
  return post;
}

/** The text on the site, or that which a run has replaced there. */
async function wantedText(deps: Deps, found: FoundPost, run: string | null): Promise<WrittenText> {
  if (run === null) return postOnSite(deps, found);
  const former = await formerText(deps.orm, found.publication.id, run);
  if (former === null) throw new Problem('not_found');
  return former;
}

export async function readSiteText(
  deps: Deps,
  { run, ...of }: OfPost & { readonly run?: string | undefined },
): Promise<SiteText> {
  const found = await requirePost(deps, of);
  const { articleId, siteId } = of;
  const text = await wantedText(deps, found, run ?? null);
  const written = run === undefined ? found.publication.written : null;
  return {
    articleId,
    siteId,
    hash: hashOf(text),
    text: await shownText(text),
    written: written && (await shownText(written)),
  };
}

const shownText = async ({ title, content, excerpt }: WrittenText) => ({
  title,
  excerpt,
  blocks: (await blocksIn(content)).map((html) => ({ html })),
});

/** Addresses in a post are whole, so they need no base. */
const blocksIn = (content: string): Promise<readonly string[]> =>
  blocksOfGiven({ html: siteHtmlOf(content), url: '' });

type Call = OfPost &
  CallContext &
  CreatingContext & { readonly body: { readonly run: string | null } };

/** Makes an article of a text that is or was on the site, once for each request id. */
export async function articleOfSiteText(
  deps: Deps,
  { body, asked, caller, ...of }: Call,
): Promise<{ readonly copyId: ArticleId }> {
  const found = await requirePost(deps, of);
  const { language } = await requireArticle(deps, of.workspaceId, of.articleId);
  const { title, content } = await wantedText(deps, found, body.run);
  const texts = (await blocksIn(content)).map((html) => ({ html }));
  const blocks = withTitle(texts, title).map(({ html }) => ({ id: deps.newId(), html }));
  const copyId = await deps.orm.transaction((tx) =>
    madeOnce(tx, asked, async () => {
      const article = {
        authorId: caller.userId,
        title,
        type: 'ARTICLE',
        language,
        blocks,
      } as const;
      const made = { ...article, targetKeywords: [] };
      return (await addArticleWithText(deps, tx, of.workspaceId, made)).row.id;
    }),
  );
  return { copyId };
}
