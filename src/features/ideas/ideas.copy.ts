import type { IdeaReason } from '#contract/ideas/idea.schema.ts';
import { sourceText } from '#src/kit/copy/figures.ts';
import { counted, dates, day, number, oneDigit } from '#src/kit/copy/formats.ts';

const weekday = dates({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

/** "120 → 40"; what is not known is a dash. */
const change = ({ was, is }: { readonly was: number | null; readonly is: number | null }): string =>
  [was, is].map((value) => (value === null ? '–' : oneDigit.format(value))).join(' → ');

function reasonOf(reason: IdeaReason): string {
  if (reason.source === 'tag') return 'A keyword of this workspace that had no article.';
  if (reason.source === 'question')
    return `Asked by a page about “${reason.about}”; no article of yours answers it.`;
  if (reason.source === 'audit') {
    const { clicks, position } = reason;
    return `It is found less than before: ${change(clicks)} clicks, position ${change(position)} (Search Console, until ${day.format(new Date(reason.until))}).`;
  }
  if (reason.source === 'favourite') {
    const { volume } = reason;
    const searches =
      volume === null
        ? ''
        : ` ${counted(volume.value, 'search', 'searches')} a month. ${sourceText(volume)}.`;
    return `A favourite topic without an article.${searches}`;
  }
  const { appeared, changed } = reason;
  const parts = [
    appeared === 0 ? '' : counted(appeared, 'page is new', 'pages are new'),
    changed === 0 ? '' : counted(changed, 'page has another text', 'pages have another text'),
  ].filter((part) => part !== '');
  return `Its results have changed since ${day.format(new Date(reason.since))}: ${parts.join(', ')}.`;
}

export const ideas = {
  reasonOf,
  none: 'Ideas come from your favourite topics, briefs, search results, audits and keywords.',
  noneThisWeek: 'No new ideas this week. Mark favourites in the topic finder, or make a brief.',
  more: (count: number) => `Show ${number.format(count)} more`,
  next: (at: string) => `The next ideas come on ${weekday.format(new Date(at))}.`,
  mailedTo: (address: string) => `They also come by e-mail to ${address}.`,
  wantMail: 'Get them by e-mail',
  stopMail: 'Stop the e-mails',
  untitled: 'Untitled',
  writtenIn: (title: string) => `You have written about it: ${title === '' ? 'Untitled' : title}`,
  seeTopics: 'See the topic search',
  seeAudit: 'See the audit',
  seeKeywords: 'See the keywords',
  seePage: 'See the page',
  open: 'Open',
  openOf: (text: string) => `Open ${text}`,
  keep: 'Keep',
  kept: 'Kept. Press to let it go after its week.',
  keepOf: (text: string) => `Keep ${text}`,
  dismiss: 'Do not suggest it again',
  dismissOf: (text: string) => `Dismiss ${text}`,
} as const;
