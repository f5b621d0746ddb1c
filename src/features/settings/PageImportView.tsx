import { Button, FileButton, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { PAGES_PER_IMPORT } from '#contract/pages/page.route.ts';
import { IMPORT_EXTENSIONS } from '#domain/transfer/importFile.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { textOfFile } from '#src/kit/listFiles/textOfFile.ts';
import { useKept } from '#src/kit/useKept.ts';
import { webAddressOf } from '#src/kit/webAddress.ts';
import type { PageImportState, PageSource } from '#store/seo/pageImport.slice.ts';
import { importedPages as copy } from './search.copy.ts';

interface PageImportViewProps {
  readonly state: PageImportState;
  /** Keeps a file of the person, and returns its id. */
  readonly keep: (file: File) => string;
  readonly onImport: (source: PageSource) => void;
}

type Way = PageSource['kind'];
const OPTIONS = (Object.keys(copy.ways) as Way[]).map((value) => ({
  value,
  label: copy.ways[value],
}));

export function PageImportView({ state, keep, onImport }: PageImportViewProps) {
  const [way, setWay] = useState<Way>('addresses');
  const [isUnreadable, setUnreadable] = useState(false);
  const isBusy = state.status === 'importing';
  const chosen = async (file: File | null) => {
    if (file === null) return;
    if (way === 'file') return onImport({ kind: way, fileId: keep(file), name: file.name });
    const found = await textOfFile(file, RESULTS_MAX_BYTES);
    setUnreadable('fault' in found);
    if ('text' in found) onImport({ kind: 'results', html: found.text });
  };
  return (
    <Stack gap="sm" mb="md">
      <NativeSelect
        label={copy.way}
        data={OPTIONS}
        value={way}
        onChange={(event) => {
          setWay(event.currentTarget.value as Way);
          setUnreadable(false);
        }}
      />
      {way === 'addresses' || way === 'sitemap' ? (
        <AddressForm key={way} way={way} isBusy={isBusy} onImport={onImport} />
      ) : (
        <>
          <FileButton
            accept={way === 'results' ? '.html,.htm' : IMPORT_EXTENSIONS}
            onChange={(file) => void chosen(file)}
          >
            {(button) => (
              <Button variant="default" loading={isBusy} style={START} {...button}>
                {copy.chooseFile}
              </Button>
            )}
          </FileButton>
          {way === 'file' ? (
            <Text size="sm" c="dimmed">
              {copy.noPdf}
            </Text>
          ) : null}
        </>
      )}
      <Outcome result={isUnreadable ? UNREADABLE : state.result} />
    </Stack>
  );
}

/** Of a saved page of results (contract/pages/page.route.ts). */
const RESULTS_MAX_BYTES = 20 * 1024 * 1024;
const UNREADABLE = { type: 'failed', error: 'gone' } as const;

const START = { alignSelf: 'start' } as const;

interface AddressFormProps extends Pick<PageImportViewProps, 'onImport'> {
  readonly way: 'addresses' | 'sitemap';
  readonly isBusy: boolean;
}

/** What was typed stays until it is imported. */
function AddressForm({ way, isBusy, onImport }: AddressFormProps) {
  const [typed, setTyped] = useKept(`pages/${way}`, () => '');
  const [isTried, setIsTried] = useState(false);
  const lines = typed.split(/\s+/).filter((line) => line !== '');
  const urls = lines.flatMap((line) => webAddressOf(line) ?? []);
  const [first] = urls;
  const most = way === 'sitemap' ? 1 : PAGES_PER_IMPORT;
  const isWrong = first === undefined || urls.length < lines.length || urls.length > most;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isWrong || isBusy) return;
    onImport(way === 'sitemap' ? { kind: way, url: first } : { kind: way, urls });
  };
  const field = {
    label: copy.fields[way],
    value: typed,
    error: isTried && isWrong ? copy.wrong : null,
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {way === 'sitemap' ? (
          <TextInput
            {...field}
            inputMode="url"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        ) : (
          <Textarea
            {...field}
            autosize
            minRows={2}
            maxRows={10}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <Button type="submit" loading={isBusy} style={START}>
          {copy.import}
        </Button>
      </Stack>
    </form>
  );
}

function Outcome({ result }: Pick<PageImportState, 'result'>) {
  if (result?.type === 'failed')
    return (
      <Text role="alert" c="var(--mantine-color-error)">
        {sentenceOf(result.error)}
      </Text>
    );
  if (result === null) return <div role="status" />;
  const said = result.type === 'begun' ? copy.begun(result.pages) : copy.imported(result.name);
  return (
    <Text size="sm" role="status">
      {said}
    </Text>
  );
}

function sentenceOf(
  error: Extract<NonNullable<PageImportState['result']>, { type: 'failed' }>['error'],
): string {
  if (typeof error !== 'string') return textOfError(error);
  return error === 'noResults' ? copy.noResults : copy.unreadable;
}
