import { Button, CloseButton, Text, Title } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type {
  AuditedPage,
  AuditPageHistory,
  AuditPeriod,
} from '#contract/audit/contentAudit.schema.ts';
import { differenceOf } from '#domain/audit/difference.ts';
import { answerText } from '#domain/audit/pageState.ts';
import type { WideNames } from '#domain/audit/table.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { languageName } from '#src/kit/copy/names.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import tablePage from '#src/kit/lists/tablePage.module.css';
import {
  checkName,
  pageDetails as copy,
  dayText,
  nameShown,
  notScoredText,
  todoOf,
  UNKNOWN,
} from './audit.copy.ts';
import classes from './audit.module.css';
import { PageFaultsView } from './PageFaultsView.tsx';
import { FiguresView, HistoryView } from './PageHistoryView.tsx';

interface PageDetailsViewProps {
  readonly page: AuditedPage;
  readonly periods: readonly AuditPeriod[];
  readonly rounds: AuditPageHistory['rounds'];
  /** What is said once for the site. */
  readonly wide: WideNames;
  /** Where the keyphrase is changed; null: it is shown only. */
  readonly keyphrase: ReactNode;
  readonly onClose: () => void;
}

export function PageDetailsView(props: PageDetailsViewProps) {
  const { page, periods, rounds, wide, keyphrase, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = nameShown(page);
  return (
    <section
      className={`${tablePage.details} ${classes.page}`}
      aria-label={name}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={tablePage.detailsHead}>
        <Title order={2} size="h4" ref={heading} tabIndex={-1}>
          {name}
        </Title>
        <CloseButton aria-label={copy.close} onClick={onClose} />
      </div>
      <Links page={page} />
      <Facts page={page} hasKeyphrase={keyphrase === null} />
      {keyphrase}
      {page.faults === null ? null : (
        <Part title={copy.faults}>
          <PageFaultsView page={page} wide={wide.faults} />
        </Part>
      )}
      <Issues page={page} wide={wide.checks} />
      {rounds[0] === undefined || rounds[0].about.length === 0 ? null : (
        <Part title={copy.about}>
          <Text size="sm">{rounds[0].about.join(' · ')}</Text>
        </Part>
      )}
      {rounds.length === 0 ? null : (
        <Part title={copy.history}>
          <HistoryView rounds={rounds} />
        </Part>
      )}
      {periods.length === 0 ? null : (
        <Part title={copy.figures}>
          <FiguresView periods={periods} figures={page.figures} />
        </Part>
      )}
    </section>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <div>
      <Title order={3} size="h5" mb={4}>
        {title}
      </Title>
      {children}
    </div>
  );
}

type OfPage = { readonly page: AuditedPage };

function Links({ page: { url, articleId } }: OfPage) {
  if (articleId !== null)
    return (
      <div className={classes.tools}>
        <Button component={AppLink} to={`/articles/${articleId}`}>
          {copy.openArticle}
        </Button>
      </div>
    );
  return (
    <div className={classes.tools}>
      <Button component={AppLink} to={`/articles/optimize?url=${encodeURIComponent(url)}`}>
        {copy.optimize}
      </Button>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noreferrer noopener"
        variant="default"
        rightSection={<IconExternalLink size={16} />}
      >
        {copy.open}
      </Button>
    </div>
  );
}

function Facts({ page, hasKeyphrase }: OfPage & { readonly hasKeyphrase: boolean }) {
  const { url, keyphrase, language, readAt, notScored, words, problem } = page;
  return (
    <>
      {url === '' ? null : <div className={classes.under}>{url}</div>}
      {problem === null ? null : (
        <Text size="sm">{answerText(page) ?? textOfProblem(problem)}</Text>
      )}
      <dl className={tablePage.facts}>
        {hasKeyphrase ? (
          <>
            <dt>{copy.keyphrase}</dt>
            <dd>{keyphrase ?? UNKNOWN}</dd>
          </>
        ) : null}
        <dt>{copy.language}</dt>
        <dd>{language === null ? UNKNOWN : languageName(language)}</dd>
        <dt>{copy.readAt}</dt>
        <dd>{readAt === null ? UNKNOWN : dayText(readAt)}</dd>
        {notScored === null ? null : (
          <>
            <dt>{copy.notScored}</dt>
            <dd>{notScoredText(notScored, words)}</dd>
          </>
        )}
      </dl>
    </>
  );
}

function Issues({ page, wide }: OfPage & { readonly wide: ReadonlySet<string> }) {
  const { seo, bad, fair } = page;
  const all = [...bad, ...fair];
  const own = all.filter((name) => !wide.has(name));
  const { fixed = [], appeared = [] } = differenceOf(page) ?? {};
  if (seo === null) return null;
  return (
    <>
      <Part title={copy.issues}>
        {all.length === 0 ? <Text size="sm">{copy.noIssues}</Text> : null}
        <ul className={classes.issues}>
          {own.map((name) => (
            <li key={name} data-rating={bad.includes(name) ? 'bad' : 'fair'}>
              <strong>{checkName(name)}</strong>
              <span>{todoOf(name)}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Names title={copy.wide} names={all.filter((name) => wide.has(name))} />
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
    <Part title={title}>
      <Text size="sm">{names.map(checkName).join(', ')}</Text>
    </Part>
  );
}
