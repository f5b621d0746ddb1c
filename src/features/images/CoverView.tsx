import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import type { CoverPreview } from '#contract/images/asset.schema.ts';
import {
  COVER_BYLINE_MAX_CHARS,
  COVER_LAYOUTS,
  COVER_SIZES,
  COVER_TITLE_MAX_CHARS,
  type CoverLayout,
  type CoverSize,
} from '#contract/images/coverBounds.ts';
import type { CoverDesign } from '#domain/images/cover.ts';
import { CROP_FORMATS } from '#domain/images/crop.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import type { CoverMakingState } from '#store/images/coverMaking.slice.ts';
import { cover as copy } from './images.copy.ts';
import classes from './images.module.css';

interface Preview {
  /** Undefined before the first one, and if it cannot be drawn. */
  readonly shown: CoverPreview | undefined;
  readonly isCurrent: boolean;
  readonly hasFailed: boolean;
}

interface CoverViewProps {
  readonly design: CoverDesign;
  readonly preview: Preview;
  readonly state: CoverMakingState;
  readonly verb: string;
  readonly onChange: (change: Partial<CoverDesign>) => void;
  readonly onMake: () => void;
}

export function CoverView({ design, preview, state, verb, onChange, onMake }: CoverViewProps) {
  const { shown, isCurrent } = preview;
  const isMade = state.status === 'made';
  const isDrawable = design.title.trim() !== '' && (!isCurrent || shown?.image !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDrawable && state.status !== 'making') onMake();
  };
  return (
    <form onSubmit={submit} className={classes.designer}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {copy.about}
        </Text>
        <Fields design={design} onChange={onChange} />
        {state.status === 'failed' && (
          <Text size="sm" role="alert">
            {textOfError(state.error)}
          </Text>
        )}
        <Group>
          <Button type="submit" disabled={!isDrawable || state.status === 'making' || isMade}>
            {state.status === 'making' ? copy.adding : verb}
          </Button>
        </Group>
      </Stack>
      <PreviewView design={design} preview={preview} />
    </form>
  );
}

type FieldsProps = Pick<CoverViewProps, 'design' | 'onChange'>;

function Fields({ design, onChange }: FieldsProps) {
  return (
    <>
      <Textarea
        label={copy.title}
        required
        autosize
        minRows={1}
        maxRows={4}
        maxLength={COVER_TITLE_MAX_CHARS}
        value={design.title}
        onChange={({ currentTarget: { value } }) => onChange({ title: value })}
      />
      <TextInput
        label={copy.byline}
        description={copy.bylineHint}
        maxLength={COVER_BYLINE_MAX_CHARS}
        value={design.byline}
        onChange={({ currentTarget: { value } }) => onChange({ byline: value })}
      />
      <div className={classes.pairs}>
        <NativeSelect
          label={copy.layout}
          value={design.layout}
          data={COVER_LAYOUTS.map((value) => ({ value, label: copy.layouts[value] }))}
          onChange={({ currentTarget: { value } }) => onChange({ layout: value as CoverLayout })}
        />
        <NativeSelect
          label={copy.size}
          value={design.size}
          data={COVER_SIZES.map((value) => ({ value, label: copy.sizes[value] }))}
          onChange={({ currentTarget: { value } }) => onChange({ size: value as CoverSize })}
        />
        <TextInput
          type="color"
          label={copy.background}
          value={design.background}
          onChange={({ currentTarget: { value } }) => onChange({ background: value })}
        />
        <TextInput
          type="color"
          label={copy.accent}
          value={design.accent}
          onChange={({ currentTarget: { value } }) => onChange({ accent: value })}
        />
      </div>
    </>
  );
}

function PreviewView({ design, preview }: Pick<CoverViewProps, 'design' | 'preview'>) {
  const { shown, isCurrent, hasFailed } = preview;
  const hasTitle = design.title.trim() !== '';
  const { width, height } = CROP_FORMATS[design.size];
  return (
    <div className={classes.drawn}>
      {hasTitle && shown !== undefined && shown.image !== '' && (
        <img
          src={`data:image/png;base64,${shown.image}`}
          alt={copy.preview}
          style={{ aspectRatio: `${width} / ${height}` }}
          data-late={!isCurrent || undefined}
        />
      )}
      <Text size="sm" role="status" c="dimmed">
        {said({ hasTitle, hasFailed, shown })}
      </Text>
    </div>
  );
}

function said({
  hasTitle,
  hasFailed,
  shown,
}: Pick<Preview, 'hasFailed' | 'shown'> & { readonly hasTitle: boolean }): string {
  if (!hasTitle) return copy.noTitle;
  if (hasFailed) return copy.notDrawn;
  if (shown === undefined) return copy.drawing;
  if (shown.image === '') return copy.nothing;
  return shown.missing.length > 0 ? copy.missing(shown.missing) : '';
}
