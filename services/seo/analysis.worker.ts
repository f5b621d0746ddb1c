/** The composition root of the analysis worker: the rules of domain/ with the tools of language/. */
import { textToolsOf } from '#language/textTools.ts';
import { type AnalysisMessage, createAnalyst } from './analyst.ts';

const answerTo = createAnalyst(textToolsOf);

addEventListener('message', ({ data }: MessageEvent<AnalysisMessage>) => {
  const answer = answerTo(data);
  if (answer !== null) postMessage(answer);
});
