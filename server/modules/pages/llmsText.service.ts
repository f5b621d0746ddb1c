/** The file `llms.txt` of the site of a workspace, from its imported pages. */
import type { LlmsFile } from '#contract/pages/page.schema.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import { cutAtWord } from '#domain/cutAtWord.ts';
import { llmsTextOf } from '#domain/seo/site/llmsText.ts';
import { isSiteOf, siteHostOf } from '#domain/seo/text/site.ts';
import { collapsed, collapsedTextOf } from '#html/text.ts';
import { textToolsOf } from '#language/textTools.ts';
import type { Deps } from '../../deps.ts';
import { siteOf } from '../folders/workspace.api.ts';
import { eachPage, type SearchedPage } from './page.repo.ts';

/** Empty if the workspace names no site, or none of its pages is imported. */
export async function readLlmsText(
  { orm }: Pick<Deps, 'orm'>,
  { workspaceId }: { readonly workspaceId: WorkspaceId },
): Promise<LlmsFile> {
  const site = siteHostOf(await siteOf(orm, workspaceId));
  const nothing = { workspaceId, site, text: '', pages: 0, listed: 0 };
  if (site === null) return nothing;
  const pages: { url: string; title: string; about: string }[] = [];
  for await (const page of eachPage(orm, workspaceId))
    if (isSiteOf(page.url, site))
      pages.push({ url: page.url, title: page.title, about: aboutOf(page) });
  return pages.length === 0
    ? nothing
    : { workspaceId, site, pages: pages.length, ...llmsTextOf(site, pages) };
}

const ABOUT_MAX_CHARS = 250;
const LEAST_WORDS = 4;

/** The first sentence of its meta description, else that of its text. Empty if neither has one. */
function aboutOf({ description, blocks, language }: SearchedPage): string {
  const tools = textToolsOf(language ?? 'en');
  const texts = [description ?? '', ...blocks.filter(isParagraph).map(collapsedTextOf)];
  const found = texts.find((text) => tools.words(text).length >= LEAST_WORDS);
  if (found === undefined) return '';
  const text = collapsed(found);
  const [first] = tools.sentenceSpans(text);
  return cutAtWord(text.slice(first?.start ?? 0, first?.end).trim(), ABOUT_MAX_CHARS);
}

const isParagraph = (html: string): boolean => html.startsWith('<p');
