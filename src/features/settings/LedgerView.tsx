import { Text } from '@mantine/core';
import type { UsageEntry } from '#contract/access/limit.schema.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { LoadingRows, Pager } from '#src/kit/lists/PagedList.tsx';
import { usage } from './settings.copy.ts';
import classes from './settings.module.css';

interface LedgerViewProps {
  /** Undefined while it is being read. */
  readonly ledger: { readonly content: readonly UsageEntry[]; readonly last: boolean } | undefined;
  readonly page: number;
  /** The articles of other workspaces cannot be opened from here. */
  readonly workspaceId: string | null;
  readonly onPage: (page: number) => void;
}

export function LedgerView({ ledger, page, workspaceId, onPage }: LedgerViewProps) {
  if (ledger === undefined) return <LoadingRows label={usage.loading} height={36} />;
  if (ledger.content.length === 0 && page === 0) return <Text c="dimmed">{usage.empty}</Text>;
  return (
    <>
      <table className={classes.ledger}>
        <thead>
          <tr>
            {Object.entries(usage.columns).map(([name, label]) => (
              <th key={name} scope="col" className={classes[name]}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ledger.content.map((entry) => (
            <Row key={entry.id} entry={entry} workspaceId={workspaceId} />
          ))}
        </tbody>
      </table>
      <Pager
        page={page}
        isLastPage={ledger.last}
        isEmpty={ledger.content.length === 0}
        onPage={onPage}
      />
    </>
  );
}

interface RowProps {
  readonly entry: UsageEntry;
  readonly workspaceId: string | null;
}

function Row({ entry, workspaceId }: RowProps) {
  const { what, state, createdAt, article, tokens, cost } = entry;
  return (
    <tr>
      <td className={classes.date}>
        <time dateTime={createdAt}>{usage.date(createdAt)}</time>
      </td>
      <td className={classes.what}>{usage.what[what]}</td>
      <td className={classes.article}>
        <ArticleLink article={article} workspaceId={workspaceId} />
      </td>
      <td className={classes.units}>{usage.units(entry)}</td>
      <td className={classes.tokens}>{usage.known(tokens)}</td>
      <td className={classes.cost}>{usage.cost(cost)}</td>
      <td className={classes.state}>{usage.state[state]}</td>
    </tr>
  );
}

function ArticleLink({
  article,
  workspaceId,
}: { article: UsageEntry['article'] } & Pick<RowProps, 'workspaceId'>) {
  if (article === null) return usage.unknown;
  const title = article.title || usage.untitled;
  if (article.workspaceId !== workspaceId) return title;
  return <AppLink to={`/articles/${article.id}`}>{title}</AppLink>;
}
