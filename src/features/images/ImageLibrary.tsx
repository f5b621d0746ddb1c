import { useState } from 'react';
import { FLAG_OF } from '#domain/access/features.ts';
import type { CoverDesign } from '#domain/images/cover.ts';
import { isImageFile } from '#domain/images/image.ts';
import { addressOfImages, type ImageQuery, imageQueryOf } from '#domain/images/listQuery.ts';
import { useAppDispatch, useAppSelector, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { useFiles } from '#src/kit/images/FilesContext.ts';
import { ImageUploads } from '#src/kit/images/ImageUploads.tsx';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { imageUpload } from '#store/images/upload.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { GenerateDialog } from './GenerateDialog.tsx';
import { ImageDetails } from './ImageDetails.tsx';
import { ImageLibraryView } from './ImageLibraryView.tsx';
import { MakeImage } from './MakeImage.tsx';

/** Fills the rows of two, three, four and six columns. */
const PAGE_SIZE = 24;

/** The images of the workspace (decisions, route `images`). Page and search are in the address. */
export function ImageLibrary() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const query = imageQueryOf(useAppSelector(router.selectLocation).search);
  const { data } = useResource('assets', { workspaceId, limit: PAGE_SIZE, ...query });
  const [openId, setOpenId] = useState<string | null>(null);
  const [making, setMaking] = useState<{ readonly design?: CoverDesign } | null>(null);
  const [isGenerating, setGenerating] = useState(false);
  const isOffered = useAppSelector((state) => host.selectFlags(state).includes(FLAG_OF.images));
  const open = data?.content.find(({ id }) => id === openId);
  const upload = useUpload();
  const go = (to: ImageQuery, replace = false) =>
    dispatch(router.navigationRequested({ to: addressOfImages(to), replace }));
  return (
    <>
      <ImageLibraryView
        images={data?.content}
        query={query}
        isLastPage={data?.last ?? true}
        uploads={<ImageUploads articleId={null} />}
        onFiles={canWrite ? upload : null}
        onMake={() => setMaking({})}
        onGenerate={isOffered ? () => setGenerating(true) : null}
        onOpen={setOpenId}
        onSearch={(search) => go({ search, page: 0 }, query.search !== '')}
        onPage={(page) => go({ ...query, page })}
      />
      {open && (
        <ImageDetails
          key={open.id}
          image={open}
          canWrite={canWrite}
          onFile={(file) => upload([file])}
          onRedesign={(design) => {
            setOpenId(null);
            setMaking({ design });
          }}
          onClose={() => setOpenId(null)}
        />
      )}
      {isGenerating && <GenerateDialog onClose={() => setGenerating(false)} />}
      {making && (
        <MakeImage {...making} onMade={() => setMaking(null)} onClose={() => setMaking(null)} />
      )}
    </>
  );
}

/** Returns what uploads images into the library. */
function useUpload(): (files: readonly File[]) => void {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const kept = useFiles();
  return (files) => {
    const images = files.filter(isImageFile).map((file) => {
      const { name, type, size } = file;
      return { fileId: kept.keep(file), name, type, size };
    });
    if (images.length === 0) return;
    const place = { articleId: null, after: null, replaces: null };
    dispatch(imageUpload.given({ ...place, workspaceId, images }));
  };
}
