/** Reads the files that are pasted or dropped into an article. */
import { decodedHtml } from '#domain/encodings/decodedHtml.ts';
import { withoutFrontMatter } from '#domain/transfer/frontMatter.ts';
import { GIVEN_LIMIT_BYTES, type RefusedFile, readingOf } from '#domain/transfer/givenFile.ts';
import { type ImportLoss, shortened } from '#html/losses.ts';
import type { HtmlOfMarkdown } from '#html/markdown/htmlOfMarkdown.ts';
import { textOfFile } from '#src/kit/listFiles/textOfFile.ts';

export interface GivenText {
  readonly name: string;
  /** As it is in the file. */
  readonly source: string;
  /** Undefined for plain text. */
  readonly html: string | undefined;
  /** What the HTML does not have of the source. */
  readonly losses?: readonly ImportLoss[];
}

/** What is in each of the files, or why it is not inserted. */
export function textsOf(files: readonly File[]): Promise<(GivenText | RefusedFile)[]> {
  let room = GIVEN_LIMIT_BYTES;
  return Promise.all(
    files.map((file) => {
      const most = room;
      if (file.size <= room) room -= file.size;
      return textIn(file, most);
    }),
  );
}

async function textIn(file: File, mostBytes: number): Promise<GivenText | RefusedFile> {
  const { name } = file;
  const reading = readingOf(file);
  if (reading !== 'text' && reading !== 'html' && reading !== 'markdown')
    return { name, why: reading };
  const found = await textOfFile(file, mostBytes, reading === 'html' ? decodedHtml : undefined);
  if ('fault' in found) return { name, why: found.fault };
  const source = found.text;
  if (reading === 'text') return { name, source, html: undefined };
  if (reading === 'html') return { name, source, html: source };
  // Without the converter it is plain text, which the report after the paste offers to convert.
  const { text, losses, title, fields } = withoutFrontMatter(source);
  const about = [title, ...Object.values(fields)].filter((value) => value !== '');
  const unused = about.map(
    (value): ImportLoss => ({
      kind: 'field',
      count: 1,
      example: shortened(value),
    }),
  );
  const read = await readMarkdown(text).catch(() => ({ html: undefined, losses: [] }));
  return { name, source, html: read.html, losses: [...losses, ...unused, ...read.losses] };
}

/** Converts Markdown as an import does. */
export async function readMarkdown(text: string): Promise<HtmlOfMarkdown> {
  const [{ htmlOfMarkdown }, marked] = await Promise.all([
    import('#html/markdown/htmlOfMarkdown.ts'),
    import('marked'),
  ]);
  return htmlOfMarkdown(text, marked);
}
