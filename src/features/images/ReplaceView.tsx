import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Asset } from '#contract/images/asset.schema.ts';
import type { DescribedImage } from '#html/figure.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import type { ImageReplacementState } from '#store/images/imageReplacement.slice.ts';
import { replacing as copy } from './images.copy.ts';
import classes from './images.module.css';
import { LibraryPanel } from './LibraryPanel.tsx';
import { type ShownIn, UsesView } from './UsesView.tsx';

interface ReplaceViewProps {
  readonly image: Asset;
  /** Undefined if it could not be read. */
  readonly shown: ShownIn | undefined;
  readonly state: ImageReplacementState;
  readonly onReplace: (by: DescribedImage) => void;
  readonly onCancel: () => void;
}

/** Chooses the image that is shown in place of another, and says where before it is. */
export function ReplaceView({ image, shown, state, onReplace, onCancel }: ReplaceViewProps) {
  const [chosen, setChosen] = useState<DescribedImage | null>(null);
  const isBusy = state.status === 'replacing';
  return (
    <Stack gap="md">
      <Text>{copy.about}</Text>
      {shown !== undefined && <UsesView shown={shown} />}
      {chosen === null ? (
        <LibraryPanel without={image.src} onChoose={setChosen} />
      ) : (
        <div className={classes.pair}>
          <img src={image.src} alt={copy.now} />
          <span aria-hidden>→</span>
          <img src={chosen.src} alt={copy.instead} />
        </div>
      )}
      <Outcome state={state} />
      <Group justify="flex-end">
        <Button variant="default" disabled={isBusy} onClick={onCancel}>
          {copy.back}
        </Button>
        {chosen !== null && (
          <Button loading={isBusy} onClick={() => onReplace(chosen)}>
            {state.status === 'failed' || state.status === 'replaced' ? copy.again : copy.replace}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function Outcome({ state }: Pick<ReplaceViewProps, 'state'>) {
  if (state.status === 'idle') return null;
  const { status, changed, refused } = state;
  return (
    <div role="status">
      <Text size="sm">{copy.changed(changed.length)}</Text>
      {status === 'failed' && <Text size="sm">{textOfError(state.error)}</Text>}
      {refused.length > 0 && (
        <Text size="sm">{copy.refused(refused.map(({ title }) => title || copy.untitled))}</Text>
      )}
      {status === 'replaced' && !state.isAll && refused.length === 0 && (
        <Text size="sm">{copy.left}</Text>
      )}
    </div>
  );
}
