import { Button, Group, Stack, Text } from '@mantine/core';
import { details as copy } from './images.copy.ts';
import { type ShownIn, UsesView } from './UsesView.tsx';

interface DeleteViewProps {
  /** Undefined if it could not be read. */
  readonly shown: ShownIn | undefined;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
}

/** Asks before an image is deleted that may be shown somewhere, and says from where it disappears. The safe answer has the focus. */
export function DeleteView({ shown, onDelete, onKeep }: DeleteViewProps) {
  return (
    <Stack gap="md">
      <Text>{questionOf(shown)}</Text>
      {shown !== undefined && shown.uses.length > 0 && <UsesView shown={shown} />}
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={onKeep}>
          {copy.keep}
        </Button>
        <Button color="red" onClick={onDelete}>
          {copy.deleteNow}
        </Button>
      </Group>
    </Stack>
  );
}

function questionOf(shown: ShownIn | undefined): string {
  if (shown === undefined || shown.hasMore) return copy.deleteUnknown;
  const count = new Set(shown.uses.map(({ articleId }) => articleId)).size;
  return copy.deleteUsed(count);
}
