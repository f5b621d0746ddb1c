import type { AuditedPage } from '#contract/audit/contentAudit.schema.ts';
import { countText, FAULT_AREAS, type FaultArea, type Severity } from '#domain/audit/faults.ts';
import { faultWords } from '#domain/audit/faultsCsv.ts';
import type { FaultGroup, FaultPart, FaultSort, FaultyPage } from '#domain/audit/faultTable.ts';
import type { AuditWords } from '#domain/audit/table.ts';
import { counted, number } from '#src/kit/copy/formats.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import { checkName, notScoredText, todoOf } from './audit.copy.ts';

const pagesText = (count: number): string => counted(count, 'page', 'pages');

export const partTexts: Readonly<Record<FaultPart, string>> = {
  technical: 'Technical',
  content: 'Content',
};

export const severityTexts: Readonly<Record<Severity, string>> = {
  error: 'Errors',
  warning: 'Warnings',
  notice: 'Notices',
};

export const areaTexts: Readonly<Record<FaultArea, string>> = FAULT_AREAS;

export const faultSorts: Readonly<Record<FaultSort, string>> = {
  fault: 'Fault',
  severity: 'Severity',
  pages: 'Pages',
  new: 'New',
  mended: 'Fixed',
};

export const faultSortHelp: Readonly<Record<FaultSort, string>> = {
  fault: 'What is wrong, and how to fix it',
  severity: 'Errors keep a page from being found, warnings make it weaker, notices are small',
  pages: 'Pages that have the fault',
  new: 'Pages that did not have it in the round before',
  mended: 'Pages that had it in the round before, and no longer do',
};

export const faultsPage = {
  filters: 'Filter the faults',
  part: 'Part',
  severity: 'Severity',
  anySeverity: 'Any severity',
  area: 'Area',
  anyArea: 'Any area',
  find: 'Find a page',
  newOnly: 'Only new ones',
  order: 'Order',
  grouping: 'Group by',
  byFault: 'By fault',
  byPage: 'By page',
  count: (faults: number, pages: number) =>
    `${counted(faults, 'kind of fault', 'kinds of faults')} on ${pagesText(pages)}`,
  wholeSite: 'Whole site',
  wide: (titles: readonly string[]) =>
    `On nearly every page, so said of none: ${titles.join(', ')}.`,
  exportCsv: 'Save as CSV',
  none: 'No fault was found.',
  noneShown: 'No fault fits the filters.',
  clear: 'Clear the filters',
  running: 'Technical faults are found when all pages and links are read.',
  notFound:
    'Technical faults are not known: the audit was stopped before its end, or it is of an earlier version. Audit again.',
  ofArticles:
    'Articles of the workspace have no technical faults: they are no pages of the web yet.',
  close: 'Close',
  whatToDo: 'What to do',
  onPages: 'Pages',
  more: (count: number) => `Show ${number.format(count)} more`,
  isNew: 'New',
  errors: 'Errors',
  warnings: 'Warnings',
  notices: 'Notices',
  page: 'Page',
} as const;

/** "5 pages"; "38 of 40 pages" of what nearly all have. */
export const groupCount = ({ isWide, count, judged }: FaultGroup): string =>
  isWide ? `${number.format(count)} of ${pagesText(judged)}` : pagesText(count);

/** What a fault is called, and what to do. */
export const textsOf = (group: Pick<FaultGroup, 'name' | 'part'>) =>
  faultWords(group, {
    [group.name]: { name: checkName(group.name), todo: todoOf(group.name) },
  });

/** What shows a fault on a page: "3 links: …". */
export function whereText(name: string, { count, details }: FaultyPage['fault']): string {
  const counts = countText(name, count);
  return [counts, details.join(', ')].filter((text) => text !== '').join(': ');
}

/** The words of a file for what its pages have. */
export function wordsOf(pages: readonly AuditedPage[]): AuditWords {
  const checks = new Set(pages.flatMap(({ bad, fair }) => [...bad, ...fair]));
  const problems = new Set(pages.flatMap(({ problem }) => problem ?? []));
  const notScored = new Set(pages.flatMap((page) => page.notScored ?? []));
  return {
    checks: Object.fromEntries(
      [...checks].map((name) => [name, { name: checkName(name), todo: todoOf(name) }]),
    ),
    problems: Object.fromEntries([...problems].map((code) => [code, textOfProblem(code)])),
    notScored: Object.fromEntries([...notScored].map((why) => [why, notScoredText(why)])),
  };
}
