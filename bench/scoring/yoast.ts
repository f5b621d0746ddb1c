/** yoastseo as a peer: installed with the bench, called by its documented interface, and not read. */
import { createRequire } from 'node:module';
import type { CheckName, Rating } from '../../domain/seo/report/report.ts';
import { titleWidthPx } from '../../domain/seo/result/searchResult.ts';
import type { ScoreRequest } from '../../language/scoredText.ts';

interface Result {
  getIdentifier(): string;
  getScore(): number;
}
interface Assessor {
  assess(paper: object): void;
  getValidResults(): Result[];
}
type Made<T> = new (...given: never[]) => T;

const load = createRequire(import.meta.url);
const { Paper, SeoAssessor, ContentAssessor } = load('yoastseo') as {
  Paper: new (text: string, attributes: object) => object;
  SeoAssessor: new (researcher: object, options?: object) => Assessor;
  ContentAssessor: new (researcher: object, options?: object) => Assessor;
};
export const YOAST_VERSION: string = load('yoastseo/package.json').version;

const researcherOf = (language: string, paper: object): object => {
  const { default: Researcher } = load(
    `yoastseo/build/languageProcessing/languages/${language}/Researcher`,
  ) as { default: Made<object> };
  return new (Researcher as new (paper: object) => object)(paper);
};

/** Rates a text with both of its assessors: search, and readability. */
export function assessed(text: ScoreRequest): Result[] {
  const { language, keyphrase, fields, site, title } = text.context;
  const shown = fields.seoTitle || title;
  const paper = new Paper(text.blocks.map(({ html }) => html).join('\n'), {
    keyword: keyphrase ?? '',
    description: fields.description,
    slug: fields.slug,
    title: shown,
    titleWidth: Math.round(titleWidthPx(shown)),
    locale: language,
    permalink: site === '' ? '' : `${site}/page`,
  });
  return [SeoAssessor, ContentAssessor].flatMap((Kind) => {
    const assessor = new Kind(researcherOf(language, paper));
    assessor.assess(paper);
    return assessor.getValidResults();
  });
}

/** Its name of each check that both have. */
const NAMES: Readonly<Record<string, CheckName>> = {
  introductionKeyword: 'keyphraseInIntroduction',
  keyphraseLength: 'keyphraseLength',
  keyphraseDensity: 'keyphraseDensity',
  metaDescriptionKeyword: 'keyphraseInDescription',
  subheadingsKeyword: 'keyphraseInSubheadings',
  textCompetingLinks: 'keyphraseInLinks',
  imageKeyphrase: 'keyphraseInImages',
  keyphraseInSEOTitle: 'keyphraseInTitle',
  slugKeyword: 'keyphraseInSlug',
  keyphraseDistribution: 'keyphraseDistribution',
  textLength: 'textLength',
  externalLinks: 'outboundLinks',
  internalLinks: 'internalLinks',
  titleWidth: 'titleWidth',
  metaDescriptionLength: 'descriptionLength',
  singleH1: 'singleH1',
  images: 'images',
  subheadingsTooLong: 'subheadingDistribution',
  textParagraphTooLong: 'paragraphLength',
  textSentenceLength: 'sentenceLength',
  sentenceBeginnings: 'consecutiveSentences',
  passiveVoice: 'passiveVoice',
  textTransitionWords: 'transitionWords',
};

const [GOOD, OK] = [8, 5];
const ratingOf = (score: number): Rating => (score >= GOOD ? 'good' : score >= OK ? 'ok' : 'bad');

/** What it says of the checks that both have, in our words. */
export const ratingsOf = (results: readonly Result[]): ReadonlyMap<CheckName, Rating> =>
  new Map(
    results.flatMap((result) => {
      const name = NAMES[result.getIdentifier()];
      return name === undefined ? [] : [[name, ratingOf(result.getScore())] as const];
    }),
  );
