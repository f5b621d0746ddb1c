import { Anchor, Text } from '@mantine/core';
import type { AssetUse } from '#contract/images/asset.schema.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { details as copy } from './images.copy.ts';
import classes from './images.module.css';

export interface ShownIn {
  readonly uses: readonly AssetUse[];
  readonly hasMore: boolean;
}

/** The articles that show an image, each once. */
export function UsesView({ shown }: { readonly shown: ShownIn }) {
  const articles = new Map(shown.uses.map(({ articleId, title }) => [articleId, title]));
  if (articles.size === 0) return <Text size="sm">{copy.unused}</Text>;
  return (
    <ul className={classes.uses} aria-label={copy.uses}>
      {[...articles].map(([articleId, title]) => (
        <li key={articleId}>
          <Anchor component={AppLink} to={`/articles/${articleId}`} size="sm">
            {title || copy.untitled}
          </Anchor>
        </li>
      ))}
      {shown.hasMore && (
        <li>
          <Text size="sm" c="dimmed">
            {copy.more}
          </Text>
        </li>
      )}
    </ul>
  );
}
