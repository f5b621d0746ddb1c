import { Alert, Text } from '@mantine/core';
import type { TopicSearch } from '#contract/topics/topic.schema.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import { topicPage as copy } from './topics.copy.ts';
import classes from './topics.module.css';

/** What the website of a search has named as its subjects. */
export function SiteTermsView({ search: { site, website } }: { readonly search: TopicSearch }) {
  if (site === null || website === null) return null;
  if (site.problem !== null)
    return (
      <Alert color="yellow">
        {copy.siteFailed(website)} {textOfProblem(site.problem)}
      </Alert>
    );
  if (site.terms.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {copy.siteNothing(website)}
      </Text>
    );
  return (
    <details className={classes.site}>
      <summary>{copy.site(site.terms.length, website)}</summary>
      <dl>
        {[...Map.groupBy(site.terms, ({ from }) => from)].map(([from, terms]) => (
          <div key={from}>
            <dt>{copy.siteFrom[from]}</dt>
            <dd>{terms.map(({ phrase }) => phrase).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
