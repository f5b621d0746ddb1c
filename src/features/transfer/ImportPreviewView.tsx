import { Alert, Button, Group, List, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/List.css';
import { type FormEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FIELD_NAMES } from '#domain/article/searchFields.ts';
import {
  beginningOf,
  type ImportedBlock,
  TITLE_LIMIT_CHARS,
  withTitle,
} from '#domain/transfer/importedText.ts';
import type { ImportLoss } from '#html/losses.ts';
import { fieldNames } from '#src/kit/copy/fields.ts';
import { LimitedButton } from '#src/kit/limits/LimitedButton.tsx';
import { EncodingField } from '#src/kit/listFiles/EncodingField.tsx';
import { importing } from './importing.copy.ts';
// The text looks as it does in the editor, without loading the editor.
import '#src/editor/editor.css';
import { sanitised } from '#html/dom/sanitise.ts';
import type { ImportedText, ImportPurpose } from '#store/transfer/import.slice.ts';
import classes from './importing.module.css';
import { useWordCount } from './useWordCount.ts';

interface ImportPreviewViewProps {
  readonly imported: ImportedText;
  readonly purpose: ImportPurpose;
  /** It comes from a web page, of which the article is only a part. */
  readonly isPage: boolean;
  readonly isCreating: boolean;
  readonly problem: string | null;
  readonly onTitle: (title: string) => void;
  readonly onEncoding: (encoding: string) => void;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

/** The text that was read, what was lost, and what to do with it. */
export function ImportPreviewView(props: ImportPreviewViewProps) {
  const { imported, isPage, isCreating, problem, onTitle, onConfirm } = props;
  const { title, language, losses } = imported;
  const blocks = useMemo(() => withTitle(imported.blocks, title.trim()), [imported.blocks, title]);
  const words = useWordCount(blocks, language);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isCreating) onConfirm();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Text c="dimmed">{importing.words(words)}</Text>
        <EncodingField
          encoding={imported.assumedEncoding ?? null}
          isDisabled={isCreating}
          onChange={props.onEncoding}
        />
        <Losses losses={losses} isPage={isPage} />
        <TextInput
          label={importing.previewTitle}
          size="md"
          maxLength={TITLE_LIMIT_CHARS}
          readOnly={isCreating}
          value={title}
          onChange={(event) => onTitle(event.currentTarget.value)}
        />
        {props.purpose !== 'material' ? <Fields fields={imported.fields} /> : null}
        {problem === null ? null : (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <Actions {...props} />
        <PreviewText blocks={blocks} language={language} />
      </Stack>
    </form>
  );
}

interface LossesProps {
  readonly losses: readonly ImportLoss[];
  readonly isPage: boolean;
}

/** What is around the article of a page is left out on purpose, so it is no alarm. */
function Losses({ losses: all, isPage }: LossesProps) {
  const around = all.find(({ kind }) => kind === 'around');
  const losses = all.filter((loss) => loss !== around);
  const ofPage = around ? importing.around(around) : importing.ofPage;
  const isPart = isPage || around !== undefined;
  if (losses.length === 0) return <Text>{isPart ? ofPage : importing.noLosses}</Text>;
  return (
    <Alert color="yellow">
      <Text fw={550} mb={4}>
        {importing.lossesTitle}
      </Text>
      <List>
        {losses.map((loss) => (
          <List.Item key={loss.kind}>{importing.loss(loss)}</List.Item>
        ))}
      </List>
      {isPart ? <Text mt="xs">{ofPage}</Text> : null}
    </Alert>
  );
}

/** What comes along for search engines. */
function Fields({ fields }: Pick<ImportedText, 'fields'>) {
  const found = FIELD_NAMES.flatMap((name) => {
    const text = fields[name];
    return text === undefined ? [] : [{ name, text }];
  });
  if (found.length === 0) return null;
  return (
    <List>
      {found.map(({ name, text }) => (
        <List.Item key={name}>
          <Text span fw={550}>
            {fieldNames[name]}:
          </Text>{' '}
          <bdi>{text}</bdi>
        </List.Item>
      ))}
    </List>
  );
}

function Actions({ purpose, isCreating, onBack }: ImportPreviewViewProps) {
  const common = { size: 'md', loading: isCreating } as const;
  return (
    <Group>
      {purpose === 'material' ? (
        <Button {...common} type="submit">
          {importing.confirm.material}
        </Button>
      ) : (
        <LimitedButton {...common} limit="article">
          {isCreating ? importing.creating : importing.confirm.article}
        </LimitedButton>
      )}
      <Button variant="default" size="md" disabled={isCreating} onClick={onBack}>
        {importing.back}
      </Button>
    </Group>
  );
}

/** How much HTML is shown at first, and twice as much with each request for more: all of a long text would block the page for seconds. */
const SHOWN_CHARS = 30_000;

interface PreviewTextProps {
  readonly blocks: readonly ImportedBlock[];
  readonly language: string | null;
}

/** The text is sanitised and inserted without React. */
function PreviewText({ blocks, language }: PreviewTextProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [mostChars, setMostChars] = useState(SHOWN_CHARS);
  const shown = useMemo(() => beginningOf(blocks, mostChars), [blocks, mostChars]);
  useLayoutEffect(() => {
    holder.current?.replaceChildren(...shown.blocks.map(({ html }) => sanitised(html)));
  }, [shown]);
  return (
    <>
      <section className={`article-editor ${classes.preview}`} aria-label={importing.preview}>
        <div data-contents ref={holder} lang={language ?? undefined} dir="auto" />
      </section>
      {shown.isWhole ? null : (
        <Group>
          <Button variant="default" onClick={() => setMostChars(mostChars * 2)}>
            {importing.more}
          </Button>
          <Text c="dimmed">{importing.moreHelp}</Text>
        </Group>
      )}
    </>
  );
}
