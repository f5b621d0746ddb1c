import { Button, Skeleton, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { AppLink } from '#src/kit/AppLink.tsx';
import { useAppDispatch, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { pageImport } from '#store/seo/pageImport.slice.ts';
import { Panel } from './Panel.tsx';
import { llmsText as copy } from './search.copy.ts';

/** The file llms.txt of the website, made of its imported pages. */
export function LlmsPanel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={copy.title} hint={copy.hint}>
      {isOpen ? (
        <LlmsText />
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          {copy.show}
        </Button>
      )}
    </Panel>
  );
}

const MOST_ROWS = 20;

function LlmsText() {
  const dispatch = useAppDispatch();
  const { data } = useResource('llmsText', { workspaceId: useWorkspaceId() });
  if (data === undefined) return <Skeleton h={96} />;
  const { site, text, pages, listed } = data;
  if (site === null)
    return (
      <Text size="sm">
        {copy.noSite} <AppLink to="/settings?section=workspace">{copy.toWorkspace}</AppLink>
      </Text>
    );
  if (pages === 0) return <Text size="sm">{copy.noPages(site)}</Text>;
  return (
    <>
      <Text size="sm" c="dimmed" role="status" mb="xs">
        {copy.listed(listed, pages)}
      </Text>
      <Textarea
        aria-label={copy.preview}
        readOnly
        autosize
        maxRows={MOST_ROWS}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        value={text}
      />
      <Button mt="sm" onClick={() => dispatch(pageImport.llmsTextSaved({ text }))}>
        {copy.download}
      </Button>
    </>
  );
}
