/** References to footnotes: an article has no footnotes, so both ends become plain text. */
import type { LossCounter } from '../../losses.ts';
import { all, textOf } from './dom.ts';

/** Word, Word as endnote, LibreOffice, a saved Google document, GitHub, MediaWiki, others. */
const REFERENCES =
  'a[href*="#_ftn"]:not([href*="#_ftnref"]), a[href*="#_edn"]:not([href*="#_ednref"]), a.sdfootnoteanc, a.sdendnoteanc, a[href*="#ftnt"]:not([href*="#ftnt_ref"]), a[data-footnote-ref], a.footnote-anchor, .reference a, sup > a[href^="#"]';
const BACK =
  'a[href*="#_ftnref"], a[href*="#_ednref"], a.sdfootnotesym, a.sdendnotesym, a.footnote-number, a[href*="#ftnt_ref"]';
/** The arrow behind a footnote that leads back. */
const ARROWS = 'a[data-footnote-backref], a.footnote-backref, .mw-cite-backlink';

export function tidyFootnotes(body: HTMLElement, losses: LossCounter): void {
  for (const reference of all(body, REFERENCES)) {
    losses.add('footnote', textOf(reference));
    bracket(reference);
  }
  for (const back of all(body, BACK)) bracket(back);
  for (const arrow of all(body, ARROWS)) arrow.remove();
}

/** `word1` would be another word: a bare number gets brackets. */
function bracket(link: HTMLElement): void {
  const name = textOf(link);
  const isBare =
    /^[\w*†‡]{1,5}$/.test(name) && !/\[\s*$/.test(link.previousSibling?.textContent ?? '');
  (link.closest('sup') ?? link).replaceWith(
    isBare ? `[${name}]` : textOf(link.closest('sup') ?? link),
  );
}
