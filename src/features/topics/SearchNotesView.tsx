import { Alert, Text } from '@mantine/core';
import { isProblemCode } from '#contract/lib/problems.ts';
import type { TopicSearch } from '#contract/topics/topic.schema.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import { SiteTermsView } from './SiteTermsView.tsx';
import { topicPage as copy } from './topics.copy.ts';

/** What the search did not know, and why. */
export function SearchNotesView({ search }: { readonly search: TopicSearch }) {
  const { problem, leftOut, rowsLeftOut, provider, state } = search;
  return (
    <>
      <SiteTermsView search={search} />
      {isProblemCode(problem) ? <Alert color="yellow">{textOfProblem(problem)}</Alert> : null}
      {state === 'ready' && provider === 'imported' ? (
        <Text size="sm" c="dimmed">
          {copy.withoutService}
        </Text>
      ) : null}
      {leftOut > 0 ? (
        <Text size="sm" c="dimmed">
          {copy.leftOut(leftOut)}
        </Text>
      ) : null}
      {rowsLeftOut > 0 ? (
        <Text size="sm" c="dimmed">
          {copy.rowsLeftOut(rowsLeftOut)}
        </Text>
      ) : null}
    </>
  );
}
