/** Categories and tags of a site, by the names that people give them. */
import { z } from 'zod';
import { escapeText } from '#html/escape.ts';
import { collapsedTextOf } from '#html/text.ts';
import type { SiteAnswer } from '../askSite.ts';
import type { Unmet } from '../siteKind.ts';
import { idSchema } from './postAnswers.ts';
import { answered, isFine } from './refusals.ts';
import type { Rest } from './rest.ts';

const termsSchema = z.array(
  z.object({ id: idSchema, name: z.string().transform(collapsedTextOf) }),
);
type Terms = z.infer<typeof termsSchema>;

/** Of those that exist already, the error says which. */
const existingSchema = z.object({
  code: z.literal('term_exists'),
  data: z.object({ term_id: z.coerce.number().pipe(idSchema) }),
});

export interface FoundTerms {
  /** The names that were asked for, by id. */
  readonly found: ReadonlyMap<number, string>;
  readonly unmet: readonly Unmet[];
}

interface TermKind {
  readonly what: 'category' | 'tag';
  readonly route: string;
  /** Those there that may have one of the names. */
  there(rest: Rest, names: readonly string[]): Promise<Terms>;
  mayAdd(rest: Rest): boolean;
}

export const CATEGORIES: TermKind = {
  what: 'category',
  route: 'wp/v2/categories',
  there: (rest) => allCategories(rest),
  mayAdd: ({ site }) => site.abilities.includes('addCategories'),
};

/** A site may have thousands, and finds none by a name with a special character. */
export const TAGS: TermKind = {
  what: 'tag',
  route: 'wp/v2/tags',
  there: async (rest, names) => {
    const slugs = names.map(slugOf).filter((slug) => slug !== '');
    return slugs.length === 0 ? [] : termsIn(rest, TAGS.route, { slug: slugs.join(',') });
  },
  mayAdd: () => true,
};

const PAGE = 100;
const PAGES_MOST = 5;

async function allCategories(rest: Rest): Promise<Terms> {
  const all: Terms = [];
  for (let page = 1; page <= PAGES_MOST; page += 1) {
    const terms = await termsIn(rest, CATEGORIES.route, { page: String(page) });
    all.push(...terms);
    if (terms.length < PAGE) break;
  }
  return all;
}

async function termsIn(rest: Rest, route: string, query: Readonly<Record<string, string>>) {
  const answer = await rest.get(route, { ...query, _fields: 'id,name', per_page: String(PAGE) });
  return answered(answer, termsSchema);
}

export const categoryNames = async (rest: Rest): Promise<readonly string[]> =>
  (await termsIn(rest, CATEGORIES.route, { orderby: 'count', order: 'desc' })).map(
    ({ name }) => name,
  );

/** Finds the terms of these names, and adds those that are not there. */
export async function termsOf(
  rest: Rest,
  kind: TermKind,
  names: readonly string[],
): Promise<FoundTerms> {
  const found = new Map<number, string>();
  const unmet: Unmet[] = [];
  const there = names.length === 0 ? [] : await kind.there(rest, names);
  for (const name of names) {
    const known = there.find((term) => folded(term.name) === folded(name))?.id;
    const id = known ?? (kind.mayAdd(rest) ? await added(rest, kind, name) : null);
    if (id === null) unmet.push({ what: kind.what, name });
    else found.set(id, name);
  }
  return { found, unmet };
}

async function added(rest: Rest, { route }: TermKind, name: string): Promise<number | null> {
  const answer = await rest.post(route, { name: escapeText(name) }, { _fields: 'id' });
  if (isFine(answer)) return answered(answer, z.object({ id: idSchema })).id;
  return existingIn(answer) ?? refusedIn(answer);
}

const existingIn = ({ json }: SiteAnswer): number | null =>
  existingSchema.safeParse(json).data?.data.term_id ?? null;

/** What the account may not add, or the site does not take as a name, is left out; anything else is thrown. */
function refusedIn(answer: SiteAnswer): null {
  if (answer.status === 403 || answer.status === 400) return null;
  return answered(answer, z.never());
}

/** Without case, and without accents of Latin letters. */
export const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** The slug that WordPress makes of most names. */
const slugOf = (name: string): string =>
  folded(name)
    .replace(/[./]/g, '-')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
