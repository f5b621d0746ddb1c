/** What a page of an audit is, beside its scores, in words: why it was not read, and why search engines may not show it. */
import type { AuditedPage } from '#contract/audit/contentAudit.schema.ts';
import { faultOfAnswer } from './answerFault.ts';
import { countText, FAULTS, type FaultName } from './faults.ts';

/** States that a page may have, by the fault that says so. */
export const PAGE_STATES = {
  redirect: 'Redirects',
  redirectChain: 'Redirects',
  metaRefresh: 'Redirects',
  noindex: 'noindex',
  canonicalElsewhere: 'Canonical elsewhere',
  softMissing: 'Says not found',
  languageWrong: 'Other language',
} as const satisfies Readonly<Partial<Record<FaultName, string>>>;

const isState = (name: string): name is keyof typeof PAGE_STATES =>
  Object.hasOwn(PAGE_STATES, name);

/** Each once, in the order of its faults. */
export const statesOf = ({ faults }: Pick<AuditedPage, 'faults'>): string[] => [
  ...new Set((faults ?? []).flatMap(({ name }) => (isState(name) ? [PAGE_STATES[name]] : []))),
];

export const isRedirected = (page: Pick<AuditedPage, 'faults'>): boolean =>
  statesOf(page).includes(PAGE_STATES.redirect);

export const hasFault = ({ faults }: Pick<AuditedPage, 'faults'>, name: FaultName): boolean =>
  faults?.some((one) => one.name === name) ?? false;

/** Describes a failed answer, such as "Page not found (status 404)"; null if a page was returned, or if the answer is unknown. */
export function answerText({ answer }: Pick<AuditedPage, 'answer'>): string | null {
  const name = answer && faultOfAnswer(answer);
  if (answer === null || name === null) return null;
  const { title, unit } = FAULTS[name];
  return unit === 'status' ? `${title} (${countText(name, answer.status)})` : title;
}
