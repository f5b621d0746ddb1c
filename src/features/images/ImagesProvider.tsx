import { lazy, type ReactNode, useCallback, useMemo } from 'react';
import { useStore } from 'react-redux';
import { FLAG_OF } from '#domain/access/features.ts';
import type { FlagName } from '#domain/access/flags.ts';
import type { FigureImage } from '#html/figure.ts';
import {
  type GivenFiles,
  type ImageLibrary,
  ImagesContext,
  LibraryContext,
} from '#src/editor/blocks/figure/ImagesContext.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { useFiles } from '#src/kit/images/FilesContext.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { imageUpload } from '#store/images/upload.slice.ts';
import { host } from '#store/session/host.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { makers, pastedName } from './images.copy.ts';

const LibraryPanel = lazy(async () => ({
  default: (await import('./LibraryPanel.tsx')).LibraryPanel,
}));

const CoverMaker = lazy(async () => ({
  default: (await import('./CoverMaker.tsx')).CoverMaker,
}));

const GeneratePanel = lazy(async () => ({
  default: (await import('./GeneratePanel.tsx')).GeneratePanel,
}));

/** Ways to make an image, with the flag that decides whether it is offered. */
const MAKERS: readonly (ImageLibrary['makers'][number] & { readonly flag?: FlagName })[] = [
  { name: 'cover', label: makers.cover, Panel: CoverMaker },
  {
    name: 'generate',
    label: makers.generate,
    Panel: GeneratePanel,
    flag: FLAG_OF.images,
  },
];

/** Gives editors the library. Keeps the files that they receive, and sends their ids to the sagas. */
export function ImagesProvider({ children }: { readonly children: ReactNode }) {
  const store = useStore<RootState>();
  const kept = useFiles();
  const give = useCallback(
    ({ articleId, files, after, replaces, texts }: GivenFiles) => {
      const workspaceId = articleSave.selectEntry(store.getState(), articleId)?.workspaceId;
      if (workspaceId === undefined || files.length === 0) return;
      const images = files.map((image, at) => {
        const file = image instanceof File ? image : new File([], pastedName);
        const { name, type, size } = file;
        const ours = file === image ? {} : { ours: image as FigureImage };
        return { fileId: kept.keep(file), name, type, size, ...ours, ...texts?.[at] };
      });
      store.dispatch(
        imageUpload.given({ articleId, workspaceId, after, replaces: replaces ?? null, images }),
      );
    },
    [store, kept],
  );
  const flags = useAppSelector(host.selectFlags);
  const library = useMemo<ImageLibrary>(
    () => ({
      Panel: LibraryPanel,
      makers: MAKERS.filter(({ flag }) => flag === undefined || flags.includes(flag)),
      insert: (chosen) => void store.dispatch(imageUpload.chosen(chosen)),
    }),
    [store, flags],
  );
  return (
    <ImagesContext value={give}>
      <LibraryContext value={library}>{children}</LibraryContext>
    </ImagesContext>
  );
}
