/** A moment of the session as the command prints it, with the article as text. */
import { textOfHtml } from '#html/text.ts';
import { momentIn } from '#sagaLog/app/moment.ts';
import type { RootState } from '#store/subjects.ts';

export function readMoment(state: RootState) {
  const { articles, ...moment } = momentIn(state);
  const read = articles.map(({ blocks, language: _language, ...article }) => ({
    ...article,
    paragraphs: blocks.map(({ html }) => textOfHtml(html)),
  }));
  return { ...moment, articles: read };
}

export function momentLines({ pathname, machines, articles }: ReturnType<typeof readMoment>) {
  const named = machines.map(({ machine, instance, status }) =>
    instance === null ? `  ${machine}: ${status}` : `  ${machine} ${instance}: ${status}`,
  );
  const texts = articles.flatMap(({ articleId, title, status, version, paragraphs }) => [
    `Article ${articleId}, version ${version ?? '–'}, ${status}:`,
    `  ${title || '(no title)'}`,
    ...paragraphs.map((text) => `  | ${text}`),
  ]);
  return [
    `Page ${pathname}`,
    `Machines that are not at rest:${named.length === 0 ? ' none' : ''}`,
    ...named,
    ...texts,
  ];
}
