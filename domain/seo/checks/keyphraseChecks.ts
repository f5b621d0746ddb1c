/** Where an article uses its keyphrase. */
import { slugOf } from '../../article/fieldText.ts';
import type { CheckName, Place, ReportContext } from '../report/report.ts';
import {
  KEYPHRASE_DENSITY,
  KEYPHRASE_DESCRIPTION,
  KEYPHRASE_GAP,
  KEYPHRASE_IMAGES,
  KEYPHRASE_SUBHEADINGS,
  KEYPHRASE_WORDS,
  rated,
  SHORT_KEYPHRASE_WORDS,
} from '../report/thresholds.ts';
import { type Keyphrase, occurrencesIn, placeIn, shareIn } from '../text/keyphrase.ts';
import { blockPlaces, spanPlaces, type TextOutline, unitPlaces } from '../text/outline.ts';
import { isStuffedWith, usesIn } from '../text/stuffing.ts';
import type { TextTools } from '../text/textTools.ts';
import {
  type CheckRow,
  type Finding,
  isWithin,
  ofPhrase,
  percentOf,
  UNMEASURED,
} from './checkRow.ts';

/** Good if one sentence of the first paragraph has all content words; the value is their percentage in the paragraph. */
const inIntroduction = ofPhrase((phrase, { text: { paragraphs } }) => {
  const [first] = paragraphs;
  if (first === undefined) return UNMEASURED;
  const value = shareIn(phrase, first.sentences) * 100;
  const isTogether = first.sentences.some((sentence) => occurrencesIn(phrase, sentence) > 0);
  const rating = isTogether ? 'good' : value === 100 ? 'ok' : 'bad';
  return { rating, value, places: unitPlaces([first]) };
});

const length = ofPhrase(({ contentWords }) =>
  contentWords === 0
    ? UNMEASURED
    : { rating: rated(contentWords, KEYPHRASE_WORDS), value: contentWords, places: [] },
);

/** Outside of code. Uses in a stuffed block count as too many, never as enough: stuffing must not improve the rating. */
const density = ofPhrase((phrase, { text, tools: { knowsWordForms } }) => {
  const { least, worst, minWords } = KEYPHRASE_DENSITY;
  const most = KEYPHRASE_DENSITY[knowsWordForms ? 'mostWithForms' : 'most'];
  const wanted = { least, most };
  if (text.wordsOutsideCode < minWords) return UNMEASURED;
  const using = text.blocks.flatMap(({ id, facts }) => {
    const uses = usesIn(phrase, facts);
    return uses === 0 ? [] : [{ blockId: id, uses, isStuffed: isStuffedWith(phrase, facts) }];
  });
  const percent = (blocks: typeof using) =>
    percentOf(
      blocks.reduce((sum, { uses }) => sum + uses, 0),
      text.wordsOutsideCode,
    );
  const all = percent(using);
  if (all > most) {
    const rating = all > worst ? 'worst' : 'bad';
    return { rating, value: all, wanted, places: blockPlaces(using) };
  }
  const value = percent(using.filter(({ isStuffed }) => !isStuffed));
  if (value >= least) return { rating: 'good', value, wanted, places: [] };
  const stuffed = using.filter(({ isStuffed }) => isStuffed);
  return { rating: 'bad', value, wanted, places: blockPlaces(stuffed) };
});

/** Percentage of the headings of level 2 and 3 with all content words; a single heading may have them. */
const inSubheadings = ofPhrase((phrase, { text: { headings } }) => {
  const subheadings = headings.filter(({ level }) => level === 2 || level === 3);
  if (subheadings.length === 0) return UNMEASURED;
  const using = subheadings.filter(({ sentences }) => shareIn(phrase, sentences) === 1);
  const value = percentOf(using.length, subheadings.length);
  const { least, most } = KEYPHRASE_SUBHEADINGS;
  const isTooMany = subheadings.length > 1 && value > most;
  const rating = value >= least && !isTooMany ? 'good' : 'bad';
  const others = subheadings.filter((heading) => !using.includes(heading));
  return { rating, value, places: unitPlaces(isTooMany ? using : others) };
});

/** The title that search engines are told, or else the displayed one; the value is the percentage of its content words. */
const inTitle = ofPhrase((phrase, { text: { headings }, context, tools }) => {
  const title = shownTitle(context);
  if (title === '') return UNMEASURED;
  const words = tools.words(title);
  const value = shareIn(phrase, [{ stems: words.map(tools.stem) }]) * 100;
  const isAtStart = placeIn(phrase, words.map(tools.plainWord)) === 0;
  const rating = isAtStart ? 'good' : value === 100 ? 'ok' : 'bad';
  return { rating, value, places: titlePlaces(context, headings) };
});

export const shownTitle = ({ fields, title }: ReportContext): string =>
  fields.seoTitle.trim() || title.trim();

/** The heading that is the title, unless search engines are told another one. */
export const titlePlaces = (
  { fields }: ReportContext,
  headings: TextOutline['headings'],
): Place[] => (fields.seoTitle.trim() === '' ? unitPlaces(headings.filter(isTop).slice(0, 1)) : []);
const isTop = ({ level }: { readonly level: number }) => level === 1;

/** How many sentences of the description have all content words. */
const inDescription = ofPhrase((phrase, { context: { fields }, tools }) => {
  const sentences = tools.sentences(fields.description);
  if (sentences.length === 0) return UNMEASURED;
  const value = sentences.filter(
    (text) => occurrencesIn(phrase, { stems: tools.words(text).map(tools.stem) }) > 0,
  ).length;
  return { rating: isWithin(value, KEYPHRASE_DESCRIPTION) ? 'good' : 'bad', value, places: [] };
});

/** Percentage of its content words in the last part of the address. */
const inSlug = ofPhrase((phrase, { context: { fields, language }, tools }) => {
  if (fields.slug === '') return UNMEASURED;
  const there = phrase.words.filter((word) => isInSlug(word, fields.slug, { tools, language }));
  const value = percentOf(there.length, phrase.words.length);
  const enough = phrase.words.length <= SHORT_KEYPHRASE_WORDS ? value === 100 : value > HALF;
  return { rating: enough ? 'good' : 'ok', value, places: [] };
});
const HALF = 50;

/** As it is written, or in another form: an address has no accents, so the stems are compared without. */
function isInSlug(
  word: string,
  slug: string,
  { tools, language }: { tools: TextTools; language: string },
): boolean {
  const written = slugOf(word, language);
  const forms = [written, tools.stem(written), slugOf(tools.stem(word), language)];
  return slug.split('-').some((part) => forms.includes(part) || forms.includes(tools.stem(part)));
}

/** The number of images whose description has all content words; of many, their percentage. */
const inImages = ofPhrase((phrase, { text: { images } }) => {
  if (images.length === 0) return UNMEASURED;
  const { many, ...range } = KEYPHRASE_IMAGES;
  const using = images.filter(({ alt }) => alt !== null && shareIn(phrase, [{ stems: alt }]) === 1);
  const others = images.filter((image) => !using.includes(image));
  if (images.length < many) {
    const rating = using.length >= 1 ? 'good' : 'ok';
    return { rating, value: using.length, places: rating === 'good' ? [] : blockPlaces(others) };
  }
  const value = percentOf(using.length, images.length);
  const rating = isWithin(value, range) ? 'good' : 'ok';
  const wrong = value > range.most ? using : others;
  return { rating, value, wanted: range, places: rating === 'good' ? [] : blockPlaces(wrong) };
});

/** Links whose content words are those of the keyphrase: they recommend another page for it. */
const inLinks = ofPhrase((phrase, { text: { links } }) => {
  if (links.length === 0) return UNMEASURED;
  const competing = links.filter(({ stems }) => isSame(stems, phrase));
  const rating = competing.length === 0 ? 'good' : 'bad';
  return { rating, value: competing.length, places: spanPlaces(competing) };
});
const isSame = (stems: readonly string[], phrase: Keyphrase): boolean =>
  stems.length > 0 &&
  stems.every((stem) => phrase.stems.includes(stem)) &&
  phrase.stems.every((stem) => stems.includes(stem));

/** The longest gap without it, as a share of all sentences. */
const distribution = ofPhrase((phrase, { text: { sentences } }): Finding => {
  const { good, ok, minSentences } = KEYPHRASE_GAP;
  if (sentences.length < minSentences) return UNMEASURED;
  let gap = { from: 0, length: 0 };
  let from = 0;
  for (let at = 0; at <= sentences.length; at += 1) {
    const sentence = sentences[at];
    if (sentence !== undefined && occurrencesIn(phrase, sentence) === 0) continue;
    if (at - from > gap.length) gap = { from, length: at - from };
    from = at + 1;
  }
  const value = gap.length / sentences.length;
  const rating = value < good ? 'good' : value <= ok ? 'ok' : 'bad';
  return { rating, value, places: spanPlaces(sentences.slice(gap.from, gap.from + 1)) };
});

const group = 'keyphrase';
const { least, mostWithForms } = KEYPHRASE_DENSITY;

export const KEYPHRASE_CHECKS = {
  keyphraseInIntroduction: { group, wanted: { least: 100 }, examine: inIntroduction },
  keyphraseLength: { group, wanted: { least: 1, most: 4 }, examine: length },
  keyphraseDensity: { group, wanted: { least, most: mostWithForms }, examine: density },
  keyphraseInTitle: { group, wanted: { least: 100 }, examine: inTitle },
  keyphraseInDescription: { group, wanted: KEYPHRASE_DESCRIPTION, examine: inDescription },
  keyphraseInSlug: { group, wanted: { least: 100 }, examine: inSlug },
  keyphraseInSubheadings: { group, wanted: KEYPHRASE_SUBHEADINGS, examine: inSubheadings },
  keyphraseInImages: { group, wanted: { least: 1 }, examine: inImages },
  keyphraseInLinks: { group, wanted: { most: 0 }, examine: inLinks },
  keyphraseDistribution: { group, wanted: { most: KEYPHRASE_GAP.good }, examine: distribution },
} as const satisfies Partial<Record<CheckName, CheckRow>>;
