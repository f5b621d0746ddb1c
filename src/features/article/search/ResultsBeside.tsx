import { Text } from '@mantine/core';
import { ignoredAmong } from '#domain/seo/competitors/snapshot.ts';
import { patternOf, resultPagesOf } from '#domain/seo/result/resultTexts.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { articleSnapshot } from '#store/seo/articleSnapshot.slice.ts';
import { suggesting as copy, type SuggestedField } from './search.copy.ts';
import classes from './search.module.css';

interface ResultsBesideProps {
  readonly articleId: string;
  readonly field: SuggestedField;
}

const OF = { seoTitle: 'title', description: 'description' } as const;

/** What the pages in the results of a search say in this field, each with its link. Nothing without results. */
export function ResultsBeside({ articleId, field }: ResultsBesideProps) {
  const snapshot = useAppSelector((state) => articleSnapshot.selectOf(state, articleId));
  const ignored = useAppSelector(
    (state) => articleSave.selectDraft(state, articleId)?.fields.ignoredPages ?? '',
  );
  if (snapshot === null) return null;
  const of = OF[field];
  const pages = resultPagesOf(snapshot.pages, ignoredAmong(snapshot, ignored));
  const pattern = patternOf(pages, of);
  const known = pages.flatMap((page) =>
    page[of] === null ? [] : [{ url: page.url, ...page[of] }],
  );
  if (known.length === 0) return null;
  return (
    <div className={classes.beside}>
      {pattern === null ? null : <Text size="xs">{copy.pattern[field](pattern)}</Text>}
      <details>
        <summary>{copy.results[field]}</summary>
        <ol lang={snapshot.language}>
          {known.map(({ url, text, chars }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer" dir="auto">
                {text}
              </a>{' '}
              <span lang="en">{copy.characters(chars)}</span>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
