/** Reads texts in a thread of its own, by the same rules as the page. */
import { auditOf, competingPages, faultsInSite } from '#language/auditWork.ts';
import { claimsIn } from '#language/claimWork.ts';
import { readPageOf, scoredText, signsIn, wordingOfSources } from '#language/scoredText.ts';
import { linksOf } from '#language/siteLinks.ts';
import { groupsOfKeyphrases, phrasesOfPage } from '#language/topicWork.ts';
import { answerEach } from '../../lib/threadAnswers.ts';

const READERS = {
  score: scoredText,
  read: readPageOf,
  wording: wordingOfSources,
  signs: signsIn,
  links: linksOf,
  phrases: phrasesOfPage,
  groups: groupsOfKeyphrases,
  claims: claimsIn,
  audit: auditOf,
  competing: competingPages,
  faults: faultsInSite,
};
export type Readers = typeof READERS;

interface Asked {
  readonly name: keyof Readers;
  readonly input: never;
}

answerEach(({ name, input }: Asked) => READERS[name](input));
