import { Button, Stack, Text, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Loader.css';
import type { ReactNode } from 'react';
import type { PortError } from '#contract/lib/problems.ts';
import type { TitleSuggestion } from '#contract/writing/title.schema.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { patternNames, wizard } from './wizard.copy.ts';
import classes from './wizard.module.css';

interface TitleSuggestionsViewProps {
  readonly suggestions: {
    readonly state: 'asked' | 'made' | 'failed';
    readonly titles: readonly TitleSuggestion[];
    readonly failure?: PortError;
  } | null;
  readonly canAsk: boolean;
  /** What a model would do, below titles that were made without one. */
  readonly hint: ReactNode;
  readonly onAsk: () => void;
  readonly onChoose: (title: string) => void;
}

/** Titles to choose from. One that was made by a pattern says so. */
export function TitleSuggestionsView(props: TitleSuggestionsViewProps) {
  const { suggestions, canAsk, hint, onAsk, onChoose } = props;
  const { state, titles = [], failure } = suggestions ?? {};
  return (
    <Stack gap={6} mt={6} align="start">
      <Button
        size="compact-sm"
        variant="default"
        disabled={!canAsk}
        loading={state === 'asked'}
        onClick={onAsk}
      >
        {wizard.suggestTitles}
      </Button>
      <div role="status" className={classes.status}>
        {state === 'asked' && wizard.suggestingTitles}
        {failure !== undefined && wizard.titlesFailed(textOfError(failure))}
        {state === 'made' && titles.length === 0 && wizard.noTitles}
        {state === 'made' && titles[0]?.pattern === null && wizard.byModel}
      </div>
      {titles.length > 0 && (
        <ul className={classes.titles} aria-label={wizard.titleSuggestions}>
          {titles.map(({ text, pattern }) => (
            <li key={text}>
              <UnstyledButton className={classes.choice} onClick={() => onChoose(text)}>
                <span dir="auto">{text}</span>
                {pattern !== null && (
                  <Text span size="xs">
                    {patternNames[pattern]}
                  </Text>
                )}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {titles.some(({ pattern }) => pattern !== null) && hint}
    </Stack>
  );
}
