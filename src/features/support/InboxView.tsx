import { Text, Title } from '@mantine/core';
import type { SupportReport } from '#contract/support/report.schema.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { dateTime } from '#src/kit/copy/formats.ts';
import { LoadingRows, Pager, RowList } from '#src/kit/lists/PagedList.tsx';
import { inbox as copy } from './support.copy.ts';
import classes from './support.module.css';

interface InboxViewProps {
  /** Undefined while they are read. */
  readonly reports: readonly SupportReport[] | undefined;
  readonly page: number;
  readonly isLastPage: boolean;
  readonly onPage: (page: number) => void;
}

/** Reports, newest first; one with a log leads to its session. */
export function InboxView({ reports, page, isLastPage, onPage }: InboxViewProps) {
  return (
    <section className={classes.inbox} aria-label={copy.title}>
      <Title order={2} size="h4">
        {copy.title}
      </Title>
      {reports === undefined ? (
        <LoadingRows label={copy.reading} height={64} />
      ) : (
        <>
          {reports.length === 0 && page === 0 ? <Text c="dimmed">{copy.empty}</Text> : null}
          {reports.length === 0 ? null : (
            <RowList>
              {reports.map((report) => (
                <li key={report.id}>
                  <Report {...report} />
                </li>
              ))}
            </RowList>
          )}
          <Pager {...{ page, isLastPage, onPage }} isEmpty={reports.length === 0} />
        </>
      )}
    </section>
  );
}

function Report({ id, happened, email, createdAt, build, bytes, holds }: SupportReport) {
  const said = (
    <>
      <span className={classes.happened}>{happened}</span>
      <Text component="span" size="sm" c="dimmed">
        {copy.of(email, dateTime.format(new Date(createdAt)), build)} {copy.holds[holds]}
      </Text>
    </>
  );
  if (bytes === 0) return <div className={classes.report}>{said}</div>;
  return (
    <AppLink to={`/support?report=${id}`} className={classes.report ?? ''}>
      {said}
    </AppLink>
  );
}
