/** What is wrong with one page, by its answer and by what it says of itself. Other pages are in `siteFaults.ts`. */
import { titleWidthPx } from '../seo/result/searchResult.ts';
import { addressKey } from './addressKey.ts';
import { faultOfAnswer } from './answerFault.ts';
import { FAULT_LIMITS, type Fault, fault } from './faults.ts';
import { isNoindex, type PageAnswer, type PageFacts } from './pageFacts.ts';

/** A page of an audit, as its faults are found. */
export interface JudgedPage {
  readonly url: string;
  readonly answer: PageAnswer;
  /** Null: no page of HTML has come. */
  readonly facts: Omit<PageFacts, 'links'> | null;
  /** Of its text, as it was scored; null: it was not. */
  readonly words: number | null;
  /** Its text is evidently in another language than it declares. */
  readonly isOtherLanguage: boolean;
}

/** Where an address leads. */
export const finalUrl = ({ url, answer }: Pick<JudgedPage, 'url' | 'answer'>): string =>
  answer.hops.at(-1) ?? url;

const isSame = (one: string, other: string): boolean => addressKey(one) === addressKey(other);

/** Whether the answer is the page itself, and not another page after a redirect. */
export function isOwnPage(page: JudgedPage): boolean {
  const { facts, answer, url } = page;
  if (facts === null || answer.end !== 'page' || !isSame(finalUrl(page), url)) return false;
  return facts.refresh === null || isSame(facts.refresh, url);
}

export const canonicalElsewhere = (page: JudgedPage): string | null =>
  page.facts?.canonicals.find((url) => !isSame(url, finalUrl(page))) ?? null;

export const pageWords = ({ facts, words }: JudgedPage): number =>
  Math.max(facts?.words ?? 0, words ?? 0);

const isMissing = (page: JudgedPage): boolean =>
  page.facts?.saysMissing === true && pageWords(page) < FAULT_LIMITS.missingWords;

/** Whether search engines may show the page in their results. */
export const isShownPage = (page: JudgedPage): boolean =>
  isOwnPage(page) &&
  page.facts !== null &&
  !isNoindex(page.facts) &&
  canonicalElsewhere(page) === null &&
  !isMissing(page);

export function faultsOfPage(page: JudgedPage): Fault[] {
  const { facts } = page;
  const answered = [...answerFaults(page), ...redirectFaults(page)];
  if (facts === null) return answered;
  if (!isOwnPage(page)) return [...answered, ...refreshFaults(page)];
  const own = [
    ...robotsFaults(page, facts),
    ...sourceFaults(facts, pageWords(page)),
    ...languageFaults(page, facts),
  ];
  return [...answered, ...own, ...(isShownPage(page) ? shownFaults(page, facts) : [])];
}

function answerFaults({ answer }: JudgedPage): Fault[] {
  const name = faultOfAnswer(answer);
  if (name === null) return [];
  return [fault(name, answer.end === 'status' ? answer.status : null)];
}

function redirectFaults({ answer: { hops, end } }: JudgedPage): Fault[] {
  if (hops.length === 0 || end === 'redirectLoop' || end === 'badRedirect') return [];
  return [fault(hops.length > 1 ? 'redirectChain' : 'redirect', hops.length, hops)];
}

function refreshFaults({ facts, url }: JudgedPage): Fault[] {
  const to = facts?.refresh ?? null;
  return to === null || isSame(to, url) ? [] : [fault('metaRefresh', null, [to])];
}

type Facts = NonNullable<JudgedPage['facts']>;

function robotsFaults(page: JudgedPage, facts: Facts): Fault[] {
  const elsewhere = canonicalElsewhere(page);
  const where = facts.isHeaderNoindex ? 'X-Robots-Tag' : '<meta>';
  return [
    ...found(isNoindex(facts), 'noindex', null, [where]),
    ...found(elsewhere !== null, 'canonicalElsewhere', null, [elsewhere ?? '']),
    ...found(
      facts.canonicals.length > 1,
      'canonicalSeveral',
      facts.canonicals.length,
      facts.canonicals,
    ),
    ...found(isMissing(page), 'softMissing', pageWords(page), [facts.title ?? '']),
  ];
}

const found = (isFault: boolean, ...of: Parameters<typeof fault>): Fault[] =>
  isFault ? [fault(...of)] : [];

function sourceFaults(facts: Facts, words: number): Fault[] {
  const { title, titles, description, descriptions, h1s, bytes } = facts;
  return [
    ...found(title === null, 'titleMissing'),
    ...found(titles > 1, 'titleSeveral', titles, [title ?? '']),
    ...found(description === null, 'descriptionMissing'),
    ...found(descriptions > 1, 'descriptionSeveral', descriptions),
    ...found(h1s === 0, 'h1Missing'),
    ...found(h1s > 1, 'h1Several', h1s),
    ...found(words === 0, 'noText'),
    ...found(bytes > FAULT_LIMITS.largeBytes, 'large', Math.round(bytes / 1000)),
  ];
}

function languageFaults({ isOtherLanguage }: JudgedPage, { language, alternates }: Facts): Fault[] {
  const isKnown = language !== null && isLanguage(language);
  const wrong = alternates.map((one) => one.language).filter((tag) => !isAlternateTag(tag));
  return [
    ...found(language === null, 'languageMissing'),
    ...found(language !== null && !isKnown, 'languageInvalid', null, [language ?? '']),
    ...found(isKnown && isOtherLanguage, 'languageWrong', null, [language ?? '']),
    ...found(wrong.length > 0, 'alternateInvalid', wrong.length, wrong),
  ];
}

/** Reserved in ISO 3166-1, and without effect for search engines: "en-UK". */
const NO_REGION = /[-_](?:uk|eu|un)$/i;

const isAlternateTag = (tag: string): boolean =>
  tag.toLowerCase() === 'x-default' || (isLanguage(tag) && !NO_REGION.test(tag));

let names: Intl.DisplayNames | null = null;

/** A tag of BCP 47 whose language somebody speaks. Many servers write "en_US", and readers take it. */
function isLanguage(tag: string): boolean {
  try {
    const [canonical = ''] = Intl.getCanonicalLocales(tag.replaceAll('_', '-'));
    names ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
    return names.of(new Intl.Locale(canonical).language) !== undefined;
  } catch {
    return false; // no tag at all
  }
}

/** Of characters twice as wide as letters, fewer say as much. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const lettersIn = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (WIDE.test(sign) ? 2 : 1), 0);

function shownFaults(page: JudgedPage, facts: Facts): Fault[] {
  const words = pageWords(page);
  return [
    ...titleFaults(facts.title ?? ''),
    ...descriptionFaults(facts.description ?? ''),
    ...found(facts.canonicals.length === 0, 'canonicalMissing'),
    ...found(words > 0 && words < FAULT_LIMITS.thinWords, 'thin', words),
  ];
}

function titleFaults(title: string): Fault[] {
  const { mostPx, leastChars } = FAULT_LIMITS.title;
  if (title === '') return [];
  const width = Math.round(titleWidthPx(title));
  return [
    ...found(width > mostPx, 'titleLong', width, [title]),
    ...found(lettersIn(title) < leastChars, 'titleShort', [...title].length, [title]),
  ];
}

function descriptionFaults(text: string): Fault[] {
  const { mostChars, leastChars } = FAULT_LIMITS.description;
  if (text === '') return [];
  const letters = lettersIn(text);
  const chars = [...text].length;
  return [
    ...found(letters > mostChars, 'descriptionLong', chars, [text]),
    ...found(letters < leastChars, 'descriptionShort', chars, [text]),
  ];
}
