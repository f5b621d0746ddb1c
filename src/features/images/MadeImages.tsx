import { Button, Group, Loader, Text } from '@mantine/core';
import '@mantine/core/styles/Loader.css';
import type { Asset } from '#contract/images/asset.schema.ts';
import type { ImageRequest } from '#contract/images/generatedImage.schema.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import type { ImageWish } from '#store/images/imageMaking.slice.ts';
import { generate as copy } from './images.copy.ts';
import classes from './images.module.css';

export interface MadeImagesProps {
  readonly requests: readonly ImageRequest[];
  readonly verb: string;
  readonly onTake: (wish: ImageWish) => void;
  readonly onStop: (jobId: string) => void;
  readonly onChoose: (image: Asset) => void;
}

/** The images that were asked for, with what can be done with each. */
export function MadeImages({ requests, ...rest }: MadeImagesProps) {
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

interface MadeProps extends Omit<MadeImagesProps, 'requests'> {
  readonly request: ImageRequest;
}

function Made({ request, verb, onStop, onChoose, onTake }: MadeProps) {
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
            onClick={() => onTake({ prompt, shape })}
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
