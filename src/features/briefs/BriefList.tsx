import { Skeleton, Text } from '@mantine/core';
import type { BriefSummary } from '#contract/briefs/brief.schema.ts';
import { stateNames, UNKNOWN } from '#domain/briefs/briefWords.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { dueText } from '#src/kit/copy/briefState.ts';
import { useOptionalResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { briefListTexts as copy } from './briefs.copy.ts';
import classes from './briefs.module.css';

/** The briefs of the workspace with state and due date. */
export function BriefList() {
  const workspaceId = useWorkspaceId();
  const data = useOptionalResource('briefs', { workspaceId });
  return (
    <section aria-label={copy.title} className={classes.briefs}>
      <h2>{copy.title}</h2>
      {data === undefined ? <Skeleton h={96} /> : <BriefRows briefs={data.briefs} />}
    </section>
  );
}

function BriefRows({ briefs }: { readonly briefs: readonly BriefSummary[] }) {
  if (briefs.length === 0) return <Text c="dimmed">{copy.empty}</Text>;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{copy.keyphrase}</th>
          <th scope="col">{copy.state}</th>
          <th scope="col">{copy.due}</th>
        </tr>
      </thead>
      <tbody>
        {briefs.map(({ articleId, keyphrase, state, dueOn }) => (
          <tr key={articleId}>
            <th scope="row">
              <AppLink to={`/briefs/${articleId}`}>{keyphrase}</AppLink>
            </th>
            <td>{stateNames[state]}</td>
            <td>{dueText({ state, dueOn }) || UNKNOWN}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
