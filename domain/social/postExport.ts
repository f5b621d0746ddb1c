/** Posts as files: Markdown to read, CSV for the tools that publish. */
import { csvOf } from '../csv.ts';
import { CHANNEL } from './channels.ts';
import type { PostThread } from './post.ts';
import { lengthOn } from './postLength.ts';

export interface ExportedPost {
  readonly title: string;
  readonly threads: readonly PostThread[];
}

/** A fence that the text does not contain: what stands in it is copied as it is. */
function fenced(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(({ 0: run }) => run.length);
  const fence = '`'.repeat(Math.max(2, ...runs) + 1);
  return `${fence}\n${text}\n${fence}`;
}

/** A title is one line, and read as it was typed. */
const headingOf = (title: string): string =>
  title
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>&#~]/g, '\\$&');

export const postMarkdown = ({ title, threads }: ExportedPost): string =>
  [
    `# ${headingOf(title)}`,
    ...threads.flatMap(({ channel, variant, parts }) => [
      `## ${CHANNEL[channel].name} ${variant}`,
      ...parts.map(({ text }) => fenced(text)),
    ]),
  ].join('\n\n');

/** A row for each part of each post. */
export function postsCsv(posts: readonly ExportedPost[]): string {
  const rows = posts.flatMap(({ title, threads }) =>
    threads.flatMap(({ channel, variant, parts }) =>
      parts.map(({ text }, at) => {
        const length = lengthOn(channel, text);
        return { title, channel, variant, at, of: parts.length, text, length };
      }),
    ),
  );
  return csvOf(
    {
      post: ({ title }) => title,
      channel: ({ channel }) => CHANNEL[channel].name,
      variant: ({ variant }) => variant,
      part: ({ at }) => at + 1,
      parts: ({ of }) => of,
      text: ({ text }) => text,
      length: ({ length }) => length,
      left: ({ channel, length }) => CHANNEL[channel].limit - length,
    } satisfies Readonly<Record<string, (row: (typeof rows)[number]) => string | number>>,
    rows,
  );
}
