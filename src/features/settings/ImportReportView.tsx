import { Text } from '@mantine/core';
import type { ArchiveReport } from '#contract/archive/archive.schema.ts';
import { importing as copy } from './data.copy.ts';
import classes from './data.module.css';

interface ImportReportViewProps {
  readonly report: ArchiveReport;
  /** Of the file. */
  readonly name: string | null;
}

/** What an import has made, and what was left out and why. */
export function ImportReportView({ report, name }: ImportReportViewProps) {
  const { leftOut, more, isCopy, state } = report;
  return (
    <section className={classes.report} aria-label={copy.report(name)}>
      <Text size="sm" fw={500}>
        {copy.report(name)}
      </Text>
      <Text size="sm" role="status">
        {copy.made(report)} {isCopy ? copy.copies : ''}
      </Text>
      {state === 'stopped' ? <Text size="sm">{copy.stopped}</Text> : null}
      {leftOut.length === 0 ? null : (
        <details>
          <summary>{copy.leftOut(leftOut.length + more)}</summary>
          <ul className={classes.leftOut}>
            {leftOut.map(({ path, reason }) => (
              <li key={path}>
                <code>{path}</code>
                <Text size="xs" c="dimmed">
                  {copy.reason(reason)}
                </Text>
              </li>
            ))}
            {more === 0 ? null : <li>{copy.more(more)}</li>}
          </ul>
        </details>
      )}
    </section>
  );
}
