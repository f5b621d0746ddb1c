import { ActionIcon, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import {
  IconClipboardText,
  IconDownload,
  IconFileTypeCsv,
  IconMarkdown,
} from '@tabler/icons-react';
import { useStore } from 'react-redux';
import { EMPTY_BODY } from '#domain/article/body.ts';
import { threadsOf } from '#domain/social/post.ts';
import { postMarkdown } from '#domain/social/postExport.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { postCopy } from '#store/social/postCopy.slice.ts';
import { postExport } from '#store/social/postExport.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { post as copy } from './social.copy.ts';

const WHOLE = 'all';

/** Copies or downloads all texts of a post, saved or not. */
export function PostExportMenu({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const copied = useAppSelector(postCopy.selectLast);
  const isCopied = copied?.id === WHOLE ? copied.isCopied : null;
  const copyAll = () => {
    const state = store.getState();
    const body = articleSave.selectDraft(state, articleId)?.body ?? EMPTY_BODY;
    const title = articleSave.selectTitle(state, articleId);
    const text = postMarkdown({ title, threads: threadsOf(body) });
    dispatch(postCopy.requested({ id: WHOLE, text }));
  };
  const download = (format: 'markdown' | 'csv') =>
    dispatch(postExport.requested({ articleId, format }));
  const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;
  return (
    <Menu withInitialFocusPlaceholder={false} position="bottom-end" width={300} withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" c="inherit" size={40} aria-label={copy.export}>
          <IconDownload size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconClipboardText {...icon} />}
          closeMenuOnClick={false}
          onClick={copyAll}
        >
          <span aria-live="polite">
            {isCopied === null ? copy.copyAll : isCopied ? copy.copied : copy.copyRefused}
          </span>
        </Menu.Item>
        <Menu.Item leftSection={<IconMarkdown {...icon} />} onClick={() => download('markdown')}>
          {copy.markdown}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileTypeCsv {...icon} />} onClick={() => download('csv')}>
          {copy.csv}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
