import { Anchor, Group, Select, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import type { FormEvent, ReactNode } from 'react';
import { IMAGE_PROMPT_MAX_CHARS, IMAGE_SHAPES } from '#contract/images/generatedImage.route.ts';
import type { PortError } from '#contract/lib/problems.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { LimitedButton } from '#src/kit/limits/LimitedButton.tsx';
import { StatePanel } from '#src/kit/ui/Page.tsx';
import type { ImageWish } from '#store/images/imageMaking.slice.ts';
import { generate as copy } from './images.copy.ts';
import { MadeImages, type MadeImagesProps } from './MadeImages.tsx';

interface GenerateViewProps extends Omit<MadeImagesProps, 'requests'> {
  readonly state: ImageWish & {
    readonly error: PortError | null;
    readonly isAsking: boolean;
    /** What was typed before a text was taken is still there. */
    readonly isReplaced: boolean;
  };
  /** Null: there is none; undefined while that is not known. */
  readonly model: string | null | undefined;
  /** Undefined while they load. */
  readonly requests: MadeImagesProps['requests'] | undefined;
  readonly cost: ReactNode;
  readonly onChange: (change: Partial<ImageWish>) => void;
  readonly onBringBack: () => void;
  readonly onMake: () => void;
}

export function GenerateView(props: GenerateViewProps) {
  const { model, requests, ...rest } = props;
  return (
    <Stack gap="lg">
      {model === null ? (
        <StatePanel title={copy.noModel} hint={copy.noModelHint} />
      ) : (
        <Wishes {...rest} model={model} />
      )}
      {requests === undefined ? (
        <Skeleton h={120} role="status" aria-label={copy.loading} />
      ) : (
        requests.length > 0 && <MadeImages {...rest} requests={requests} />
      )}
    </Stack>
  );
}

type WishesProps = Omit<GenerateViewProps, keyof MadeImagesProps>;

function Wishes({ state, model, cost, onChange, onBringBack, onMake }: WishesProps) {
  const { prompt, shape, isAsking, error } = state;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (prompt.trim() !== '' && !isAsking) onMake();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Textarea
          label={copy.prompt}
          description={copy.promptHint}
          required
          autosize
          minRows={2}
          maxRows={8}
          maxLength={IMAGE_PROMPT_MAX_CHARS}
          value={prompt}
          onChange={({ currentTarget: { value } }) => onChange({ prompt: value })}
        />
        {state.isReplaced && (
          <Anchor component="button" type="button" size="sm" ta="start" onClick={onBringBack}>
            {copy.bringBack}
          </Anchor>
        )}
        <Select
          label={copy.shape}
          w={240}
          maw="100%"
          allowDeselect={false}
          value={shape}
          data={IMAGE_SHAPES.map((value) => ({ value, label: copy.shapes[value] }))}
          onChange={(value) => {
            const chosen = IMAGE_SHAPES.find((one) => one === value);
            if (chosen !== undefined) onChange({ shape: chosen });
          }}
        />
        {error !== null && (
          <Text size="sm" role="alert">
            {textOfError(error)}
          </Text>
        )}
        {cost}
        <Group>
          <LimitedButton limit="aiImages" loading={isAsking} disabled={prompt.trim() === ''}>
            {copy.make}
          </LimitedButton>
          {typeof model === 'string' && (
            <Text size="xs" c="dimmed">
              {copy.madeBy(model)}
            </Text>
          )}
        </Group>
      </Stack>
    </form>
  );
}
