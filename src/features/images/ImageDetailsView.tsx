import { Anchor, Button, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import {
  IconCrop,
  IconExternalLink,
  IconReplace,
  IconTrash,
  IconTypography,
} from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ASSET_ALT_MAX_CHARS, ASSET_NAME_MAX_CHARS } from '#contract/images/asset.route.ts';
import type { Asset } from '#contract/images/asset.schema.ts';
import type { CoverDesign } from '#domain/images/cover.ts';
import { details as copy, cover } from './images.copy.ts';
import classes from './images.module.css';
import { type ShownIn, UsesView } from './UsesView.tsx';

interface ImageDetailsViewProps {
  readonly image: Asset;
  /** Undefined while it loads, and if it cannot be read. */
  readonly shown: ShownIn | undefined;
  /** What the design tool does with it. */
  readonly design: ReactNode;
  readonly canWrite: boolean;
  readonly onSave: (change: { readonly name: string; readonly alt: string | null }) => void;
  readonly onCrop: () => void;
  readonly onRedesign: (design: CoverDesign) => void;
  /** Null if no article shows it. */
  readonly onReplace: (() => void) | null;
  /** Null until the articles that show it are known: they are named before (§d.images.5). */
  readonly onDelete: (() => void) | null;
}

export function ImageDetailsView(props: ImageDetailsViewProps) {
  const { image, shown, design, canWrite, onSave, onCrop, onRedesign, onReplace, onDelete } = props;
  const { src, width, height, size, createdAt, origin } = image;
  return (
    <div className={classes.details}>
      <div className={classes.preview}>
        <img src={src} alt={image.alt ?? ''} width={width} height={height} />
      </div>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {copy.pixels(width, height)}, {copy.size(size)}, {copy.added(createdAt)}
          {origin?.kind === 'ai' && `, ${copy.madeBy(origin.model)}`}
          {origin?.kind === 'design' && `, ${copy.edited}`}
        </Text>
        {canWrite ? (
          <Texts image={image} suggestions={suggestionsIn(shown)} onSave={onSave} />
        ) : (
          <Text size="sm">{image.alt}</Text>
        )}
        <Stack gap={6}>
          <Title order={3} size="h5">
            {copy.uses}
          </Title>
          {shown === undefined ? (
            <Text size="sm">{copy.usesUnknown}</Text>
          ) : (
            <UsesView shown={shown} />
          )}
        </Stack>
        {design}
        <Group gap="xs">
          {canWrite && (
            <Button variant="default" leftSection={<IconCrop size={16} />} onClick={onCrop}>
              {copy.crop}
            </Button>
          )}
          {canWrite && onReplace && (
            <Button variant="default" leftSection={<IconReplace size={16} />} onClick={onReplace}>
              {copy.replace}
            </Button>
          )}
          {canWrite && origin?.kind === 'cover' && (
            <Button
              variant="default"
              leftSection={<IconTypography size={16} />}
              onClick={() => onRedesign(origin)}
            >
              {cover.redesign}
            </Button>
          )}
          <Button
            variant="default"
            component="a"
            href={src}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={16} />}
          >
            {copy.open}
          </Button>
          {canWrite && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} />}
              disabled={onDelete === null}
              onClick={() => onDelete?.()}
            >
              {copy.delete}
            </Button>
          )}
        </Group>
      </Stack>
    </div>
  );
}

interface TextsProps extends Pick<ImageDetailsViewProps, 'image' | 'onSave'> {
  readonly suggestions: readonly string[];
}

/** Name and alternative text. What is typed is saved with the button, and whenever the fields are left for good. */
function Texts({ image, suggestions, onSave }: TextsProps) {
  const [name, setName] = useState(image.name);
  const [alt, setAlt] = useState(image.alt ?? '');
  const isSaved = name.trim() === image.name && (alt.trim() || null) === (image.alt || null);
  const save = () => {
    if (!isSaved && name.trim() !== '') onSave({ name: name.trim(), alt: alt.trim() || null });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const offered = suggestions.length > 0 ? suggestions : askedFor(image);
  const saveRest = useEffectEvent(save);
  useEffect(() => () => saveRest(), []);
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label={copy.name}
          required
          maxLength={ASSET_NAME_MAX_CHARS}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          label={copy.alt}
          description={copy.altHint}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={ASSET_ALT_MAX_CHARS}
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        {alt.trim() === '' && offered.length > 0 && (
          <Stack gap={4}>
            <Text size="xs" c="dimmed">
              {suggestions.length > 0 ? copy.suggested : copy.asked}
            </Text>
            {offered.map((text) => (
              <Anchor
                key={text}
                component="button"
                type="button"
                size="sm"
                ta="start"
                onClick={() => setAlt(text)}
              >
                {copy.take(text)}
              </Anchor>
            ))}
          </Stack>
        )}
        <Group>
          <Button type="submit" disabled={isSaved || name.trim() === ''}>
            {isSaved ? copy.saved : copy.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Nobody has said that the image shows it, which is said beside it. */
const askedFor = ({ origin }: Asset): readonly string[] =>
  origin?.kind === 'ai' && origin.prompt.length <= ASSET_ALT_MAX_CHARS ? [origin.prompt] : [];

const SUGGESTIONS_MOST = 3;

/** What people have already written about the image where it is used; nothing is made up. */
const suggestionsIn = (shown: ShownIn | undefined): readonly string[] =>
  [...new Set((shown?.uses ?? []).flatMap(({ alt, caption }) => [alt ?? '', caption]))]
    .filter((text) => text !== '' && text.length <= ASSET_ALT_MAX_CHARS)
    .slice(0, SUGGESTIONS_MOST);
