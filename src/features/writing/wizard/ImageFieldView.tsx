import { Select, Stack, Text, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { IMAGE_PROMPT_MAX_CHARS } from '#contract/images/generatedImage.route.ts';
import type { ArticleWizardValues } from '#store/writing/wizardValues.ts';
import { imageField as copy } from './wizard.copy.ts';

type Chosen = Pick<ArticleWizardValues, 'image' | 'imagePrompt'>;

interface ImageFieldViewProps {
  readonly image: ArticleWizardValues['image'];
  readonly prompt: string;
  /** What is asked for if nothing is typed. */
  readonly suggestion: string;
  /** Null: none makes images; undefined while that is not known. */
  readonly model: string | null | undefined;
  readonly cost: ReactNode;
  readonly onChange: (change: Partial<Chosen>) => void;
}

/** Which image the article gets: none, one that a model makes, or a cover that is laid out from its title. */
export function ImageFieldView(props: ImageFieldViewProps) {
  const { image, prompt, suggestion, model, cost, onChange } = props;
  const isMade = typeof model === 'string';
  const values =
    isMade || image === 'ai' ? (['', 'ai', 'cover'] as const) : (['', 'cover'] as const);
  return (
    <Stack gap="sm">
      <Select
        label={copy.label}
        description={model === null ? copy.noModel : copy.help}
        size="md"
        allowDeselect={false}
        data={values.map((value) => ({ value, label: copy.names[value] }))}
        value={image}
        onChange={(chosen) => onChange({ image: values.find((one) => one === chosen) ?? '' })}
      />
      {image === 'ai' && (
        <>
          <Textarea
            label={copy.prompt}
            description={copy.promptHelp}
            size="md"
            autosize
            minRows={2}
            maxRows={8}
            maxLength={IMAGE_PROMPT_MAX_CHARS}
            placeholder={suggestion}
            value={prompt}
            onChange={({ currentTarget: { value } }) => onChange({ imagePrompt: value })}
          />
          {isMade && (
            <Text size="xs" c="dimmed">
              {copy.madeBy(model)}
            </Text>
          )}
          {cost}
        </>
      )}
      {image === 'cover' && (
        <Text size="sm" c="dimmed">
          {copy.coverHelp}
        </Text>
      )}
    </Stack>
  );
}
