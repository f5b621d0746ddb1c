/** Links: through the pages that only pass a reader on, to the address that was meant. */
import { isAllowedUrl } from '../../allowedHtml.ts';
import type { LossCounter } from '../../losses.ts';
import { all, textOf } from './dom.ts';

/** A saved Google document, Outlook, Slack, Facebook: the parameter that holds the address. */
const PASSING_ON: readonly (readonly [RegExp, string])[] = [
  [/^https:\/\/www\.google\.[a-z.]+\/url\?/i, 'q'],
  [/^https:\/\/[\w.-]*safelinks\.protection\.outlook\.com\//i, 'url'],
  [/^https:\/\/slack-redir\.net\/link\?/i, 'url'],
  [/^https:\/\/l\.facebook\.com\/l\.php\?/i, 'u'],
];
const ELSEWHERE = /^(?:tel|sms|ftp|file):|^(?![a-z][a-z0-9+.-]*:)(?!#)/i;

export function tidyLinks(body: HTMLElement, losses: LossCounter): void {
  for (const link of all(body, 'a[href]')) {
    // As a browser reads it: without the line breaks and tabs that hide a scheme.
    const written = (link.getAttribute('href') ?? '').replace(/[\t\n\r]/g, '').trim();
    const href = targetOf(written.startsWith('//') ? `https:${written}` : written);
    link.setAttribute('href', href);
    const isMissed = ELSEWHERE.test(href) && textOf(link) !== '';
    if (isMissed && !isAllowedUrl('a', 'href', href)) losses.add('link', textOf(link));
  }
}

function targetOf(href: string): string {
  const parameter = PASSING_ON.find(([page]) => page.test(href))?.[1];
  if (parameter === undefined || !URL.canParse(href)) return href;
  const target = new URL(href).searchParams.get(parameter) ?? '';
  return isAllowedUrl('a', 'href', target) ? target : href;
}
