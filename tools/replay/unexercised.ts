/** What of the product a log says nothing about: a replay that is exact proves nothing of it. */
import { WORKFLOW_PLACES } from '#sagaLog/app/sourceNames.ts';
import { fakeServices } from '#tests/support/fakeServices.ts';
import { wrappedLines } from './report.ts';

export interface Unexercised {
  readonly ports: readonly string[];
  readonly workflows: readonly string[];
}

/** Called by the browser extension and by programs, not by the page. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  'content.postRewrite',
  'score.postPageScore',
  'competitorsCollector.getCompetitors',
]);

/** Every port of the page. */
export const everyPort = (): string[] =>
  Object.values<object>(fakeServices().services)
    .flatMap((ports) =>
      Object.values(ports).map(({ opName }: { readonly opName: string }) => opName),
    )
    .filter((name) => !OF_OTHERS.has(name));

/** The ports that were not called, and the workflows that did nothing. */
export const unexercisedBy = (
  ports: ReadonlyMap<string, number>,
  workflows: ReadonlySet<string>,
): Unexercised => ({
  ports: everyPort().filter((port) => !ports.has(port)),
  workflows: Object.keys(WORKFLOW_PLACES).filter((workflow) => !workflows.has(workflow)),
});

export const unexercisedLines = ({ ports, workflows }: Unexercised): string[] => [
  `Not exercised: ${workflows.length} workflows, ${ports.length} ports`,
  ...wrappedLines('Workflows', workflows),
  ...wrappedLines('Ports', ports),
];
