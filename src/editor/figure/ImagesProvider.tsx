import { type ReactNode, useCallback } from 'react';
import { useStore } from 'react-redux';
import { useFiles } from '#src/kit/FilesContext.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { imageUpload } from '#store/images/upload.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { type GivenFiles, ImagesContext } from './ImagesContext.ts';

/** Keeps the files that editors receive, and dispatches their ids. */
export function ImagesProvider({ children }: { readonly children: ReactNode }) {
  const store = useStore<RootState>();
  const kept = useFiles();
  const give = useCallback(
    ({ articleId, files, after, replaces, texts }: GivenFiles) => {
      const workspaceId = articleSave.selectEntry(store.getState(), articleId)?.workspaceId;
      if (workspaceId === undefined || files.length === 0) return;
      const images = files.map((file, at) => {
        const { name, type, size } = file;
        return { fileId: kept.keep(file), name, type, size, ...texts?.[at] };
      });
      store.dispatch(
        imageUpload.given({ articleId, workspaceId, after, replaces: replaces ?? null, images }),
      );
    },
    [store, kept],
  );
  return <ImagesContext value={give}>{children}</ImagesContext>;
}
