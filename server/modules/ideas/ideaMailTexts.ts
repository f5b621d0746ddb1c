/** The mail with the ideas of a week, as text and as HTML. */
import type { IdeaReason } from '#contract/ideas/idea.schema.ts';
import type { IdeaRow } from '#db/schema/topics.ts';
import { escapeAttribute, escapeText } from '#html/escape.ts';
import type { Mail } from '../../adapters/mail/mailer.ts';
import type { DueMail } from './ideaMail.repo.ts';

/** Where somebody without a sign-in ends these mails, followed by the secret of the subscription. */
export const UNSUBSCRIBE_PATH = '/content/unsubscribe';

export function ideaMail(
  { workspace, ideas }: Omit<DueMail, 'subscription'>,
  token: string,
  publicUrl: string,
): Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribeUrl'> {
  const { folderId } = workspace;
  // The page reads a space as %20 alone, which `searchParams` would write as +.
  const fid = folderId === null ? '' : `fid=${encodeURIComponent(folderId)}`;
  const urlOf = (path: string): string => {
    const joint = fid === '' ? '' : path.includes('?') ? '&' : '?';
    return new URL(`/content${path}${joint}${fid}`, publicUrl).href;
  };
  const unsubscribeUrl = new URL(`${UNSUBSCRIBE_PATH}/${token}`, publicUrl).href;
  const rows = ideas.map((one) => ({
    said: one.text === '' ? 'Untitled' : one.text,
    why: reasonOf(one.reason),
    url: urlOf(pathOf(one)),
  }));
  const [count, all] = [ideas.length, urlOf('/')];
  const subject =
    count === 1 ? 'One idea for your next article' : `${count} ideas for your next articles`;
  return {
    subject,
    unsubscribeUrl,
    text: [
      'Ideas of the week',
      ...rows.map(({ said, why, url }) => `${oneLine(said)}\n${why}\n${url}`),
      `Keep or dismiss them: ${all}`,
      `You asked for these ideas by e-mail. Stop them: ${unsubscribeUrl}`,
    ].join('\n\n'),
    html: htmlOf(subject, rows, { all, unsubscribeUrl }),
  };
}

interface MailRow {
  readonly said: string;
  readonly why: string;
  readonly url: string;
}

const htmlOf = (
  subject: string,
  rows: readonly MailRow[],
  { all, unsubscribeUrl }: { readonly all: string; readonly unsubscribeUrl: string },
): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeText(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:600px">
<h1 style="margin:0 0 16px;font-size:20px">Ideas of the week</h1>
<ul style="padding:0;list-style:none">
${rows.map(htmlRow).join('\n')}
</ul>
<p>${link(all, 'Keep or dismiss them')}</p>
<p style="margin:24px 0 0;padding:12px 0 0;border-top:1px solid #ccc;font-size:13px">You asked for these ideas by e-mail. ${link(unsubscribeUrl, 'Stop them')}</p>
</div>
</body>
</html>
`;

const htmlRow = ({ said, why, url }: MailRow): string =>
  `<li style="margin:0 0 16px"><strong>${link(url, said)}</strong><br>${escapeText(why)}</li>`;

const link = (url: string, text: string): string =>
  `<a href="${escapeAttribute(url)}">${escapeText(text)}</a>`;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

function pathOf({ text, reason }: IdeaRow): string {
  if (reason.source === 'snapshot') return `/articles/${reason.articleId}`;
  if (reason.source === 'audit')
    return reason.articleId === null ? `/audit/${reason.auditId}` : `/articles/${reason.articleId}`;
  return `/articles/create?keyphrase=${encodeURIComponent(text)}`;
}

const pages = (count: number, what: string): string =>
  `${count} ${count === 1 ? 'page' : 'pages'} ${what}`;

function reasonOf(reason: IdeaReason): string {
  if (reason.source === 'tag') return 'A keyword of this workspace that had no article.';
  if (reason.source === 'favourite') return 'A favourite topic without an article.';
  if (reason.source === 'audit') return 'It is found less than before, by Search Console.';
  if (reason.source === 'question')
    return `Asked by a page about “${oneLine(reason.about)}”; no article of yours answers it.`;
  const { appeared, changed } = reason;
  const news = [
    ...(appeared === 0 ? [] : [pages(appeared, 'not there before')]),
    ...(changed === 0 ? [] : [pages(changed, 'with another text')]),
  ];
  return `Its results have changed: ${news.join(', ')}.`;
}
