import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import type { PortError } from '#contract/lib/problems.ts';
import { contrast, inkOn } from '#domain/images/colour.ts';
import type { CoverColours } from '#domain/images/cover.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { colours as copy } from './colours.copy.ts';
import classes from './colours.module.css';

interface BrandColoursViewProps {
  readonly chosen: CoverColours;
  /** Null: the workspace has none yet. */
  readonly stored: CoverColours | null;
  /** A PNG in base64; undefined until it is drawn. */
  readonly preview: string | undefined;
  readonly canChange: boolean;
  readonly isSaving: boolean;
  readonly error: PortError | null;
  readonly onChange: (change: Partial<CoverColours>) => void;
  readonly onSave: () => void;
  readonly onClear: () => void;
  readonly onKeepTheirs: () => void;
}

/** Two colours, how well a text is read on them, and a cover that has them. */
export function BrandColoursView(props: BrandColoursViewProps) {
  const { chosen, stored, preview, canChange, isSaving, error, onChange } = props;
  const isTheirs = error?.code === 'stale_version';
  const isNew =
    error !== null ||
    stored === null ||
    stored.background !== chosen.background ||
    stored.accent !== chosen.accent;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNew && !isSaving) props.onSave();
  };
  return (
    <form onSubmit={submit} className={classes.brand}>
      <Stack gap="sm">
        {(['background', 'accent'] as const).map((name) => (
          <TextInput
            key={name}
            type="color"
            label={copy[name]}
            description={chosen[name]}
            disabled={!canChange}
            value={chosen[name]}
            onChange={({ currentTarget: { value } }) => onChange({ [name]: value })}
          />
        ))}
        <Contrast {...chosen} />
        {error !== null && (
          <Text size="sm" role="alert">
            {isTheirs ? copy.theirs(stored) : textOfError(error)}
          </Text>
        )}
        {canChange && (
          <Group>
            <Button type="submit" loading={isSaving} disabled={!isNew}>
              {isTheirs ? copy.saveMine : error === null ? copy.save : copy.again}
            </Button>
            {isTheirs && (
              <Button variant="default" onClick={props.onKeepTheirs}>
                {copy.keepTheirs}
              </Button>
            )}
            {stored !== null && !isTheirs && (
              <Button variant="default" disabled={isSaving} onClick={props.onClear}>
                {copy.clear}
              </Button>
            )}
          </Group>
        )}
      </Stack>
      {preview !== undefined && preview !== '' && (
        <img
          src={`data:image/png;base64,${preview}`}
          alt={copy.preview}
          width={1200}
          height={630}
        />
      )}
    </form>
  );
}

/** WCAG 2.2: a text needs 4.5, and what is set off needs 3; a large text needs 3 too. */
const TEXT_LEAST = 4.5;
const SHAPE_LEAST = 3;

function Contrast({ background, accent }: CoverColours) {
  const text = contrast(inkOn(background), background);
  const shape = contrast(accent, background);
  return (
    <div role="status">
      <ul className={classes.contrast}>
        <li>{copy.text(text, text >= TEXT_LEAST)}</li>
        <li>{copy.shape(shape, shape >= SHAPE_LEAST)}</li>
      </ul>
    </div>
  );
}
