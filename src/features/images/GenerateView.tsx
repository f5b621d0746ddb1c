import { Button, Group, Loader, Select, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Popover.css';
import type { FormEvent, ReactNode } from 'react';
import type { Asset } from '#contract/asset.schema.ts';
import { IMAGE_PROMPT_MAX_CHARS, IMAGE_SHAPES } from '#contract/generatedImage.route.ts';
import type { ImageRequest } from '#contract/generatedImage.schema.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { LimitedButton } from '#src/kit/LimitedButton.tsx';
import { textOfError, textOfProblem } from '#src/kit/copy/problems.ts';
import { StatePanel } from '#src/kit/ui/Page.tsx';
import type { ImageMakingState } from '#store/images/imageMaking.slice.ts';
import { generate as copy } from './images.copy.ts';
import classes from './images.module.css';

type Wish = Pick<ImageMakingState, 'shape'> & { readonly prompt: string };

interface GenerateViewProps {
  readonly state: Omit<ImageMakingState, 'prompt'> & Wish;
  /** Null: there is none; undefined while that is not known. */
  readonly model: string | null | undefined;
  /** Undefined while they load. */
  readonly requests: readonly ImageRequest[] | undefined;
  readonly cost: ReactNode;
  readonly verb: string;
  readonly onChange: (change: Partial<Wish>) => void;
  readonly onMake: () => void;
  readonly onStop: (jobId: string) => void;
  readonly onChoose: (image: Asset) => void;
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
        requests.length > 0 && <Requests {...rest} requests={requests} />
      )}
    </Stack>
  );
}

type WishesProps = Omit<GenerateViewProps, 'requests' | 'onStop' | 'onChoose' | 'verb'>;

function Wishes({ state, model, cost, onChange, onMake }: WishesProps) {
  const { prompt, shape, status, error } = state;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (prompt.trim() !== '' && status === 'resting') onMake();
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
          <LimitedButton
            limit="aiImages"
            loading={status === 'asking'}
            disabled={prompt.trim() === ''}
          >
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

interface RequestsProps
  extends Pick<GenerateViewProps, 'verb' | 'onStop' | 'onChoose' | 'onChange'> {
  readonly requests: readonly ImageRequest[];
}

function Requests({ requests, ...rest }: RequestsProps) {
  return (
    <ul className={classes.made} aria-label={copy.list}>
      {requests.map((request) => (
        <li key={request.jobId}>
          <Made request={request} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface MadeProps extends Omit<RequestsProps, 'requests'> {
  readonly request: ImageRequest;
}

function Made({ request, verb, onStop, onChoose, onChange }: MadeProps) {
  const { jobId, prompt, shape, state, image } = request;
  return (
    <>
      <span className={classes.picture}>
        {image !== null && <img src={image.src} alt="" loading="lazy" />}
        {!isJobOver(state) && <Loader size="sm" aria-hidden />}
      </span>
      <Text size="sm" lineClamp={2} title={prompt}>
        {prompt}
      </Text>
      <Text size="xs" c="dimmed" role="status">
        {saidOf(request)}
      </Text>
      <Group gap={4}>
        {image !== null && (
          <Button
            size="compact-sm"
            aria-label={copy.chooseNamed(verb, prompt)}
            onClick={() => onChoose(image)}
          >
            {verb}
          </Button>
        )}
        {isJobOver(state) ? (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={copy.againNamed(prompt)}
            onClick={() => onChange({ prompt, shape })}
          >
            {copy.again}
          </Button>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={copy.stopNamed(prompt)}
            onClick={() => onStop(jobId)}
          >
            {copy.stop}
          </Button>
        )}
      </Group>
    </>
  );
}

function saidOf({ state, failure, image }: ImageRequest): string {
  if (!isJobOver(state)) return copy.making;
  if (state === 'failed') return copy.failed(textOfProblem(failure));
  if (state === 'stopped') return copy.stopped;
  return image === null ? copy.deleted : '';
}
