import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowBackUp, IconBrush } from '@tabler/icons-react';
import { textOfError } from '#src/kit/copy/problems.ts';
import type { DesignConnectionState } from '#store/design/designConnection.slice.ts';
import type { ImageDesignState } from '#store/design/imageDesign.slice.ts';
import { designTool as copy } from './designTool.copy.ts';

interface DesignToolViewProps {
  /** To the account of the person: they have none, it has ended, or it works. */
  readonly access: 'none' | 'ended' | 'open';
  /** There is something to bring back. */
  readonly hasDesign: boolean;
  readonly state: ImageDesignState;
  readonly connection: DesignConnectionState;
  readonly onConnect: () => void;
  readonly onEdit: () => void;
  readonly onBringBack: () => void;
}

export function DesignToolView({ access, ...props }: DesignToolViewProps) {
  return (
    <Stack gap={6}>
      <Title order={3} size="h5">
        {copy.title}
      </Title>
      {access === 'open' ? (
        <Editing {...props} />
      ) : (
        <Connecting {...props} isEnded={access === 'ended'} />
      )}
    </Stack>
  );
}

interface ConnectingProps extends Pick<DesignToolViewProps, 'connection' | 'onConnect'> {
  readonly isEnded: boolean;
}

function Connecting({ connection, isEnded, onConnect }: ConnectingProps) {
  return (
    <>
      <Text size="sm">{isEnded ? copy.endedHint : copy.connectHint}</Text>
      <Group>
        <Button variant="default" loading={connection.status === 'asking'} onClick={onConnect}>
          {copy.connect}
        </Button>
      </Group>
      <Said error={connection.error} />
    </>
  );
}

type EditingProps = Omit<DesignToolViewProps, 'access' | 'connection' | 'onConnect'>;

function Editing({ hasDesign, state, onEdit, onBringBack }: EditingProps) {
  const { status, error, editUrl, isHidden } = state;
  return (
    <>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconBrush size={16} />}
          loading={status === 'preparing'}
          disabled={status === 'returning'}
          onClick={onEdit}
        >
          {copy.edit}
        </Button>
        {hasDesign ? (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} />}
            loading={status === 'returning'}
            disabled={status === 'preparing'}
            onClick={onBringBack}
          >
            {copy.bringBack}
          </Button>
        ) : null}
      </Group>
      <Said error={error} text={textOf(state, hasDesign)} />
      {isHidden && editUrl !== null ? (
        <Anchor href={editUrl} target="_blank" rel="noreferrer" size="sm">
          {copy.open}
        </Anchor>
      ) : null}
    </>
  );
}

function textOf({ status, image, isHidden }: ImageDesignState, hasDesign: boolean): string {
  if (status === 'preparing') return copy.preparing;
  if (status === 'returning') return copy.returning;
  if (image !== null) return copy.returned;
  if (isHidden) return copy.hidden;
  return hasDesign ? copy.editing : '';
}

interface SaidProps {
  readonly error: ImageDesignState['error'];
  readonly text?: string;
}

const Said = ({ error, text = '' }: SaidProps) => (
  <Text
    size="sm"
    role={error === null ? 'status' : 'alert'}
    {...(error !== null && { c: 'var(--mantine-color-error)' })}
  >
    {error === null ? text : textOfError(error)}
  </Text>
);
