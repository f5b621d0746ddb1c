/** Links lead to the address that was meant, not to a redirecting page; those of footnotes become text. */
import { isAllowedValue } from '../../allowedHtml.ts';
import type { LossCounter } from '../../losses.ts';
import { all, saidBy, textOf, unwrap } from './dom.ts';

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
    if (isMissed && !isAllowedValue('a', 'href', href)) losses.add('link', textOf(link));
  }
}

function targetOf(href: string): string {
  const parameter = PASSING_ON.find(([page]) => page.test(href))?.[1];
  if (parameter === undefined || !URL.canParse(href)) return href;
  const target = new URL(href).searchParams.get(parameter) ?? '';
  return isAllowedValue('a', 'href', target) ? target : href;
}

/** References to footnotes: Word, Word as endnote, LibreOffice, a saved Google document, GitHub, MediaWiki, others. */
const REFERENCES =
  'a[href*="#_ftn"]:not([href*="#_ftnref"]), a[href*="#_edn"]:not([href*="#_ednref"]), a.sdfootnoteanc, a.sdendnoteanc, a[href*="#ftnt"]:not([href*="#ftnt_ref"]), a[data-footnote-ref], a.footnote-anchor, .reference a, sup > a[href^="#"]';
const BACK =
  'a[href*="#_ftnref"], a[href*="#_ednref"], a.sdfootnotesym, a.sdendnotesym, a.footnote-number, a[href*="#ftnt_ref"]';
/** The arrow after a footnote that leads back. */
const ARROWS =
  'a[data-footnote-backref], a.footnote-backref, .mw-cite-backlink, a[aria-label^="Jump to footnote"]';
const ARROW = /^(?:[↩↑⤴^]\ufe0e?)+$/;

/** An article has no footnotes, so both ends become plain text. */
export function tidyFootnotes(body: HTMLElement, losses: LossCounter): void {
  const arrows = all(body, 'a[href^="#"]').filter((link) => ARROW.test(textOf(link)));
  for (const arrow of [...all(body, ARROWS), ...arrows]) {
    losses.tell(saidBy(arrow));
    arrow.remove();
  }
  const references = all(body, REFERENCES);
  const raised = [...references, ...all(body, BACK)].map((link) => link.closest('sup'));
  for (const reference of references) {
    losses.add('footnote', textOf(reference), '');
    bracket(reference);
  }
  for (const back of all(body, BACK)) bracket(back);
  for (const sup of new Set(raised)) if (sup !== null) unwrap(sup);
}

/** A bare number gets brackets: `word1` would be another word. */
function bracket(link: HTMLElement): void {
  const name = textOf(link);
  const isBare =
    /^[\w*†‡]{1,5}$/.test(name) && !/\[\s*$/.test(link.previousSibling?.textContent ?? '');
  if (isBare) link.replaceWith(`[${name}]`);
  else unwrap(link);
}
