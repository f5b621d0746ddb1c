import { Skeleton, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { DescribedImage } from '#html/figure.ts';
import { imageTexts as copy } from '#src/editor/copy/images.ts';
import { useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { Pager } from '#src/kit/lists/PagedList.tsx';
import './library.css';
import type { Asset } from '#contract/images/asset.schema.ts';
import { StatePanel } from '#src/kit/ui/Page.tsx';

/** Fills the rows of two, three and four columns. */
const PAGE_SIZE = 12;

interface LibraryPanelProps {
  /** The address of an image that cannot be chosen. */
  readonly without?: string;
  onChoose(image: DescribedImage): void;
}

/** The images of the workspace, newest first, to choose one. What shows them is not known here, so none is deleted (§d.images.5). */
export function LibraryPanel({ without, onChoose }: LibraryPanelProps) {
  const workspaceId = useWorkspaceId();
  const [page, setPage] = useState(0);
  const { data } = useResource('assets', { workspaceId, page, limit: PAGE_SIZE });
  if (data === undefined) return <Skeleton h={240} role="status" aria-label={copy.loading} />;
  const shown = data.content.filter(({ src }) => src !== without);
  return (
    <>
      <LibraryView
        assets={shown}
        isOnlyPage={page === 0 && data.last}
        onChoose={({ src, width, height, alt }) => onChoose({ src, width, height, alt })}
      />
      <Pager page={page} isLastPage={data.last} isEmpty={shown.length === 0} onPage={setPage} />
    </>
  );
}

interface LibraryViewProps {
  readonly assets: readonly Asset[];
  readonly isOnlyPage: boolean;
  onChoose(asset: Asset): void;
}

function LibraryView({ assets, isOnlyPage, onChoose }: LibraryViewProps) {
  if (assets.length === 0 && isOnlyPage) {
    return <StatePanel title={copy.emptyLibrary} hint={copy.emptyLibraryHint} />;
  }
  return (
    <ul className="image-library" aria-label={copy.fromLibrary}>
      {assets.map((asset) => (
        <li key={asset.id}>
          <UnstyledButton
            className="image-tile"
            aria-label={copy.chooseNamed(asset.name)}
            onClick={() => onChoose(asset)}
          >
            <img src={asset.src} alt="" loading="lazy" />
          </UnstyledButton>
          <Text size="xs" truncate title={asset.name}>
            {asset.name}
          </Text>
        </li>
      ))}
    </ul>
  );
}
