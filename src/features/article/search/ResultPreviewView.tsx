import { Button, Group, Text } from '@mantine/core';
import { RESULT_DEVICES, type ResultDevice } from '#domain/seo/result/searchResult.ts';
import { search as copy } from './search.copy.ts';
import classes from './search.module.css';

interface ResultPreviewViewProps {
  /** As they may be shown, cut if they are too wide. */
  readonly title: string;
  readonly description: string;
  readonly website: string;
  readonly slug: string;
  /** BCP 47, of the article. */
  readonly language: string;
  readonly device: ResultDevice;
  readonly onDevice: (device: ResultDevice) => void;
}

/** The article as one of the results of a search. */
export function ResultPreviewView(props: ResultPreviewViewProps) {
  const { title, description, website, slug, language, device, onDevice } = props;
  return (
    <section aria-label={copy.preview}>
      <div className={classes.head}>
        <h3>{copy.preview}</h3>
        <Group gap={4} role="group" aria-label={copy.device}>
          {RESULT_DEVICES.map((value) => (
            <Button
              key={value}
              size="compact-sm"
              variant={value === device ? 'light' : 'subtle'}
              aria-pressed={value === device}
              onClick={() => onDevice(value)}
            >
              {copy.devices[value]}
            </Button>
          ))}
        </Group>
      </div>
      <div className={classes.result} data-device={device} lang={language} dir="auto">
        <p className={classes.address}>
          <bdi>{siteOf(website) || copy.site}</bdi>
          {slug === '' ? null : <bdi> › {slug}</bdi>}
        </p>
        <p className={classes.resultTitle}>{title || copy.untitled}</p>
        <p>{description || <em>{copy.noText}</em>}</p>
      </div>
      <Text size="xs" c="dimmed" mt={6}>
        {copy.previewHint}
      </Text>
    </section>
  );
}

/** A website as results show it: without scheme and closing slash. */
const siteOf = (website: string): string =>
  website
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '')
    .replaceAll('/', ' › ');
