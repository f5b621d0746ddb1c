/** The technical faults of a round, found once all its pages and links are read. */
import type { AuditLinkRow, AuditRoundRow } from '#db/schema/audit.ts';
import { addressKey } from '#domain/audit/addressKey.ts';
import type { LinkTarget, SitePage } from '#domain/audit/site.ts';
import type { Deps } from '../../deps.ts';
import { inSlices } from '../../lib/slices.ts';
import type { StepEnd } from '../work/steppedJob.api.ts';
import { changeRound } from './audit.repo.ts';
import {
  type AnsweredRow,
  keepFaults,
  listAnswered,
  listLinks,
  removeLinks,
} from './auditLink.repo.ts';

export const FAULTS_STEP = { key: 'faults', turn: null } as const;

export async function findFaults(deps: Deps, round: AuditRoundRow): Promise<StepEnd> {
  const { auditId, round: number } = round;
  const of = { auditId, round: number };
  const rows = await listAnswered({ orm: deps.orm, ...of });
  const places = await faultsIn(deps, rows, await listLinks(deps.orm, of));
  return {
    state: 'done',
    outcome: 'found',
    async keep(tx) {
      await keepFaults(tx, of, places);
      await changeRound(tx, of, { faultsAt: deps.now() });
      await removeLinks(tx, auditId);
    },
  };
}

/** What is wrong with pages of a round, by their positions. */
export async function faultsIn(
  { scoring }: Pick<Deps, 'scoring'>,
  rows: readonly AnsweredRow[],
  answered: readonly Omit<AuditLinkRow, 'auditId' | 'round'>[],
) {
  const targets = new Targets();
  for (const { url, answer, links } of answered) targets.answered({ url, answer, links });
  const pages = await inSlices(rows, (row) => sitePages(row, targets));
  const found = await scoring.faults({ pages: pages.flat(), targets: targets.all });
  return found.map(([position, faults]) => ({ position, faults }));
}

/** The addresses that pages link to, each once. */
class Targets {
  readonly #places = new Map<string, number>();
  readonly all: LinkTarget[] = [];

  answered(target: LinkTarget): void {
    this.#places.set(addressKey(target.url), this.all.push(target) - 1);
  }
  placeOf(url: string): number {
    const key = addressKey(url);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.all.push({ url, answer: null, links: null }) - 1;
    this.#places.set(key, place);
    return place;
  }
}

function sitePages(
  { answer, facts, notScored, ...row }: AnsweredRow,
  targets: Targets,
): SitePage[] {
  if (answer === null) return [];
  const page = { ...row, answer, isOtherLanguage: notScored === 'otherLanguage' };
  if (facts === null) return [{ ...page, facts: null, links: [] }];
  const { links, ...said } = facts;
  return [{ ...page, facts: said, links: links.map((url) => targets.placeOf(url)) }];
}
