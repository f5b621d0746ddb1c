import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { articles } from '#src/kit/copy/articles.ts';
import { useAppDispatch, useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { postExport } from '#store/social/postExport.slice.ts';

/** Saves the texts of all posts as a file. */
export function ExportPosts() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const isRunning = useAppSelector(postExport.selectIsRunning);
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} />}
      aria-disabled={isRunning}
      onClick={() => isRunning || dispatch(postExport.allRequested({ workspaceId }))}
    >
      {isRunning ? articles.exportingPosts : articles.exportPosts}
    </Button>
  );
}
