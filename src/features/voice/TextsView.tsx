import {
  Button,
  CloseButton,
  FileButton,
  Group,
  SegmentedControl,
  Select,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { IconFileUpload } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { fileRefusal, IMPORT_EXTENSIONS } from '#domain/transfer/importFile.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { SEARCHABLE } from '#src/kit/ui/searchedOptions.ts';
import { useKept } from '#src/kit/useKept.ts';
import type { TextProblem } from '#store/voice/voiceValues.ts';
import type { VoiceFormViewProps } from './formProps.ts';
import { imported } from './imported.ts';
import { SectionTitle } from './SectionTitle.tsx';
import { voiceFormTexts as copy } from './voice.copy.ts';
import classes from './voice.module.css';

const WAYS = ['text', 'file', 'address', 'article'] as const;
type Way = (typeof WAYS)[number];

/** The texts that the voice is made of, and how to add one. */
export function TextsView({ form, articles, keep, onAdd, onRemove }: VoiceFormViewProps) {
  const { texts, problem, stored } = form;
  const [way, setWay] = useState<Way>('text');
  // Here, so that another way of adding does not lose it.
  const [typed, setTyped] = useKept<Typed>(`voiceText/${stored?.id}`, () => NOTHING);
  const type = useCallback(
    (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change })),
    [setTyped],
  );
  const Field = FIELDS[way];
  return (
    <Stack gap="md">
      <SectionTitle>{copy.texts}</SectionTitle>
      <Text size="sm" c="dimmed">
        {stored !== null && texts.length === 0 ? copy.textsAgain : copy.textsHelp}
      </Text>
      <SegmentedControl
        aria-label={copy.way}
        value={way}
        onChange={(chosen) => setWay(WAYS.find((one) => one === chosen) ?? 'text')}
        data={WAYS.map((value) => ({ value, label: copy.ways[value] }))}
      />
      <Field {...{ articles, keep, onAdd, typed }} count={texts.length} onType={type} />
      {problem === null ? null : (
        <Text role="alert" className={classes.problem ?? ''}>
          {problemText(problem)}
        </Text>
      )}
      {texts.length === 0 ? null : (
        <ul className={classes.texts} aria-label={copy.added}>
          {texts.map(({ id, name, words }) => (
            <li key={id}>
              <span className={classes.textName}>{name}</span>
              <Text size="sm" c="dimmed" component="span">
                {copy.words(words)}
              </Text>
              <CloseButton aria-label={copy.removeText(name)} onClick={() => onRemove(id)} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

const problemText = (problem: TextProblem): string =>
  'error' in problem ? textOfError(problem.error) : copy.refusals[problem.refusal];

interface Typed {
  readonly text: string;
  readonly address: string;
}
const NOTHING: Typed = { text: '', address: '' };

interface FieldProps extends Pick<VoiceFormViewProps, 'articles' | 'keep' | 'onAdd'> {
  readonly typed: Typed;
  readonly onType: (change: Partial<Typed>) => void;
  /** Of the texts that were added. */
  readonly count: number;
}

/** A text that is refused stays in its field. */
function Pasted({ onAdd, count, typed: { text }, onType }: FieldProps) {
  const [asked, setAsked] = useState<number | null>(null);
  useEffect(() => {
    if (asked === null || count <= asked) return;
    setAsked(null);
    onType({ text: '' });
  }, [asked, count, onType]);
  const add = () => {
    onAdd(imported({ text }));
    setAsked(count);
  };
  return (
    <Stack gap="xs" align="start">
      <Textarea
        label={copy.pasted}
        size="md"
        w="100%"
        autosize
        minRows={5}
        maxRows={16}
        value={text}
        onChange={(event) => onType({ text: event.currentTarget.value })}
      />
      <Button variant="default" disabled={text.trim() === ''} onClick={add}>
        {copy.add}
      </Button>
    </Stack>
  );
}

function Address({ onAdd, typed: { address }, onType }: FieldProps) {
  return (
    <Group align="end" wrap="wrap">
      <TextInput
        label={copy.address}
        type="url"
        size="md"
        className={classes.grow ?? ''}
        value={address}
        onChange={(event) => onType({ address: event.currentTarget.value })}
      />
      <Button
        variant="default"
        size="md"
        disabled={address.trim() === ''}
        onClick={() => onAdd(imported({ way: 'address', address }))}
      >
        {copy.add}
      </Button>
    </Group>
  );
}

function FromFile({ keep, onAdd }: FieldProps) {
  const [refusal, setRefusal] = useState<ReturnType<typeof fileRefusal>>(null);
  const choose = (file: File | null) => {
    if (file === null) return;
    const refused = fileRefusal(file);
    setRefusal(refused);
    const { name, size } = file;
    if (refused === null) onAdd(imported({ way: 'file', file: { id: keep(file), name, size } }));
  };
  return (
    <Stack gap="xs" align="start">
      <FileButton accept={IMPORT_EXTENSIONS} onChange={choose}>
        {(button) => (
          <Button {...button} variant="default" leftSection={<IconFileUpload size={18} />}>
            {copy.chooseFile}
          </Button>
        )}
      </FileButton>
      {refusal === null ? null : (
        <Text role="alert" className={classes.problem ?? ''}>
          {copy.refusals[refusal]}
        </Text>
      )}
    </Stack>
  );
}

const FromArticle = ({ articles, onAdd }: FieldProps) => (
  <Select
    label={copy.article}
    size="md"
    {...SEARCHABLE}
    nothingFoundMessage={copy.noArticle}
    data={articles}
    value={null}
    onChange={(articleId, option) => {
      if (articleId !== null) onAdd({ type: 'article', articleId, title: option?.label ?? '' });
    }}
  />
);

const FIELDS = { text: Pasted, file: FromFile, address: Address, article: FromArticle };
