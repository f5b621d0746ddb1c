/** Reads texts in a thread of its own, by the same rules as the page. */
import { parentPort } from 'node:worker_threads';
import { auditOf, competingPages } from '#language/auditWork.ts';
import { readPageOf, scoredText, signsIn } from '#language/scoredText.ts';
import { linksOf } from '#language/siteLinks.ts';
import { groupsOfKeyphrases, phrasesOfPage } from '#language/topicWork.ts';

const READERS = {
  score: scoredText,
  read: readPageOf,
  signs: signsIn,
  links: linksOf,
  phrases: phrasesOfPage,
  groups: groupsOfKeyphrases,
  audit: auditOf,
  competing: competingPages,
};
export type Readers = typeof READERS;

interface Asked {
  readonly name: keyof Readers;
  readonly input: never;
}

parentPort?.on('message', ({ name, input }: Asked) => {
  parentPort?.postMessage(READERS[name](input));
});
