import { Button, Stack, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import type { SiteText } from '#contract/publishing/publication.schema.ts';
import { type ArticleBody, bodyOf } from '#domain/article/body.ts';
import { diffOfBodies } from '#domain/history/versionDiff.ts';
import { DiffView } from '#src/kit/diff/DiffView.tsx';
import { publishing as copy } from './publish.copy.ts';

interface ChangedThereViewProps {
  readonly seen: SiteText;
  /** Null: what was asked for is not known any more. */
  readonly onReplace: (() => void) | null;
  readonly onCopy: () => void;
  readonly onLeave: () => void;
}

/** What was changed in a post since it was written from here, and what may become of that. */
export function ChangedThereView({ seen, onReplace, onCopy, onLeave }: ChangedThereViewProps) {
  const { text, written } = seen;
  const before = written ?? text;
  const rows = useMemo(
    () => diffOfBodies(bodyWith('w', before.blocks), bodyWith('t', text.blocks)),
    [before, text],
  );
  return (
    <>
      <Title order={3} size="h4">
        {copy.changedTitle}
      </Title>
      <Text>{copy.changedHint}</Text>
      <div>
        <DiffView
          rows={rows}
          titles={[before.title, text.title]}
          fields={
            before.excerpt === text.excerpt
              ? []
              : [{ name: copy.excerpt, before: before.excerpt, after: text.excerpt }]
          }
        />
      </div>
      <Stack gap="xs">
        <Button variant="default" onClick={onCopy}>
          {copy.copy}
        </Button>
        {onReplace === null ? null : (
          <>
            <Button variant="default" onClick={onReplace} aria-describedby="replace-hint">
              {copy.replace}
            </Button>
            <Text id="replace-hint" size="sm" c="dimmed">
              {copy.replaceHint}
            </Text>
          </>
        )}
        <Button variant="subtle" onClick={onLeave}>
          {copy.leave}
        </Button>
      </Stack>
    </>
  );
}

/** Blocks of the two texts have nothing but their words in common. */
const bodyWith = (side: string, blocks: SiteText['text']['blocks']): ArticleBody =>
  bodyOf(blocks.map(({ html }, at) => ({ id: `${side}${at}`, html })));
