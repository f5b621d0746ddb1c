import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { IconReplace, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Figure } from '#html/figure.ts';
import { figureTexts } from '#src/editor/copy/images.ts';
import { useWorkplace } from '#src/editor/kernel/SessionContext.ts';
import { useGiveImages } from './ImagesContext.ts';
import { useLateChange } from './useLateChange.ts';

const ImagePicker = lazy(async () => ({
  default: (await import('./ImagePicker.tsx')).ImagePicker,
}));

interface FigureFieldsProps {
  readonly figure: Figure;
  onChange(figure: Figure): void;
  onRemove(): void;
}

/** The alternative text and the caption of an image, and the buttons to replace and remove it. */
export function FigureFields({ figure, onChange, onRemove }: FigureFieldsProps) {
  const [isReplacing, setReplacing] = useState(false);
  const { value, change, settle } = useLateChange(figure, onChange);
  const isDecorative = value.alt === '';
  const changeAlt = (alt: string | null) => {
    change({ alt });
    settle();
  };
  return (
    <fieldset className="article-figure-fields" aria-label={figureTexts.figure(value.alt ?? '')}>
      <TextInput
        label={figureTexts.alt}
        description={figureTexts.altHint}
        value={value.alt ?? ''}
        disabled={isDecorative}
        onChange={(event) => change({ alt: event.currentTarget.value || null })}
        onBlur={settle}
      />
      <Checkbox
        label={figureTexts.decorative}
        checked={isDecorative}
        onChange={(event) => changeAlt(event.currentTarget.checked ? '' : null)}
      />
      <TextInput
        label={figureTexts.caption}
        value={value.caption}
        onChange={(event) => change({ caption: event.currentTarget.value })}
        onBlur={settle}
      />
      <FigureActions onReplace={() => setReplacing(true)} onRemove={onRemove} />
      {isReplacing && (
        <Replacing figure={value} onChange={onChange} onClose={() => setReplacing(false)} />
      )}
    </fieldset>
  );
}

interface FigureActionsProps {
  onReplace(): void;
  onRemove(): void;
}

const FigureActions = ({ onReplace, onRemove }: FigureActionsProps) => (
  <Group gap="xs">
    <Button size="xs" variant="default" leftSection={<IconReplace size={14} />} onClick={onReplace}>
      {figureTexts.replace}
    </Button>
    <Button
      size="xs"
      variant="subtle"
      color="red"
      leftSection={<IconTrash size={14} />}
      onClick={onRemove}
    >
      {figureTexts.remove}
    </Button>
  </Group>
);

interface ReplacingProps {
  readonly figure: Figure;
  onChange(figure: Figure): void;
  onClose(): void;
}

/** The alternative text is cleared: it described the old image. */
function Replacing({ figure, onChange, onClose }: ReplacingProps) {
  const { session, articleId } = useWorkplace();
  const give = useGiveImages();
  const { caption } = figure;
  const [blockId] = useState(session.caret);
  return (
    <Suspense fallback={null}>
      <ImagePicker
        purpose="replace"
        onChoose={(image) => onChange({ ...image, alt: image.alt ?? null, caption })}
        onFiles={(files) => {
          if (blockId !== null) {
            give?.({ articleId, files, after: blockId, replaces: { blockId, caption } });
          }
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
