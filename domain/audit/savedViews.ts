/** Views of the table that a person has named. They are part of what the server keeps of a person, so they may hold anything. */
import { BOUNDS } from '#contract/lib/bounds.ts';
import {
  AUDIT_SHOWN,
  AUDIT_SORTS,
  type AuditShown,
  type AuditSort,
  type AuditView,
  FIRST_VIEW,
} from './table.ts';

/** The key in the person's config. */
export const VIEWS_KEY = 'audit_views';
export const VIEW_NAME_MAX_CHARS = 60;

export type SavedView = AuditView & { readonly name: string };

const SORTS: ReadonlySet<unknown> = new Set(AUDIT_SORTS);
const SHOWN: ReadonlySet<unknown> = new Set(AUDIT_SHOWN);
const isSort = (value: unknown): value is AuditSort => SORTS.has(value);
const isShown = (value: unknown): value is AuditShown => SHOWN.has(value);
const isText = (value: unknown): value is string => typeof value === 'string';

/** Parses the stored views. Invalid entries are dropped. */
export const viewsIn = (stored: unknown): SavedView[] =>
  (Array.isArray(stored) ? stored : []).flatMap(viewOf).slice(0, BOUNDS.savedViews.most);

function viewOf(stored: unknown): SavedView[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const {
    name,
    sort,
    shown,
    search,
    issue,
    isDescending,
  }: Partial<Record<keyof SavedView, unknown>> = stored;
  if (!isText(name) || name === '' || !isSort(sort) || !isShown(shown)) return [];
  const own = { name, sort, shown, isDescending: isDescending === true };
  const texts = { search: isText(search) ? search : '', issue: isText(issue) ? issue : null };
  return [{ ...FIRST_VIEW, ...own, ...texts }];
}

/** Adds a view at the end, replacing one with the same name; null if the limit is reached. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] | null {
  const others = withoutView(views, view.name);
  return others.length < BOUNDS.savedViews.most ? [...others, view] : null;
}

export const withoutView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((one) => one.name !== name);
