import { Text } from '@mantine/core';
import type { AuditedPage } from '#contract/audit/contentAudit.schema.ts';
import { faultRow } from '#domain/audit/faults.ts';
import { mendedFaults, newFaults } from '#domain/audit/faultTable.ts';
import { pageDetails as copy } from './audit.copy.ts';
import classes from './audit.module.css';
import { textsOf, whereText } from './faults.copy.ts';
import { SeverityBadge } from './SeverityBadge.tsx';

interface PageFaultsViewProps {
  readonly page: AuditedPage;
  /** Names that are said once for the site. */
  readonly wide: ReadonlySet<string>;
}

/** The technical faults of a page, with what to do; nothing while they are not known. */
export function PageFaultsView({ page, wide }: PageFaultsViewProps) {
  const { faults } = page;
  if (faults === null) return null;
  const own = faults.filter(({ name }) => !wide.has(name));
  const ofSite = faults.filter(({ name }) => wide.has(name));
  const [fixed, appeared] = [mendedFaults(page) ?? [], newFaults(page) ?? []];
  return (
    <>
      {own.length === 0 ? <Text size="sm">{copy.noFaults}</Text> : null}
      <ul className={classes.issues}>
        {own.map(({ name, ...of }) => {
          const { title, mend } = textsOf({ name, part: 'technical' });
          const severity = faultRow(name)?.severity ?? 'notice';
          const where = whereText(name, of);
          return (
            <li key={name} data-severity={severity}>
              <span className={classes.titled}>
                <strong>{title}</strong>
                <SeverityBadge severity={severity} />
              </span>
              {where === '' ? null : <span className={classes.where}>{where}</span>}
              <span>{mend}</span>
            </li>
          );
        })}
      </ul>
      <Names title={copy.wide} names={ofSite.map(({ name }) => name)} />
      <Names title={copy.fixed} names={fixed} />
      <Names title={copy.appeared} names={appeared} />
    </>
  );
}

interface NamesProps {
  readonly title: string;
  readonly names: readonly string[];
}

function Names({ title, names }: NamesProps) {
  if (names.length === 0) return null;
  return (
    <Text size="sm" mt={8}>
      {title}: {names.map((name) => textsOf({ name, part: 'technical' }).title).join(', ')}
    </Text>
  );
}
