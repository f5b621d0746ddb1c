/** What a replay says of a log that differs: in words, with the build that recorded it. */
import { sentenceOf, toldAlone, toldDifference } from '#sagaLog/app/told.ts';
import { differingTurn } from '#sagaLog/app/turnOutputs.ts';
import { buildName } from '../lib/buildName.ts';
import { replayBundle } from './bundles.ts';

/** Returns the lines that tell the difference, in order of importance; none if there is none. */
export async function toldLines(
  lines: readonly string[],
  build: string | null,
  folder: string,
): Promise<string[]> {
  const code = differingTurn(lines);
  if (code === null) return [];
  const here = buildName();
  const builds =
    build === null || build === here ? [] : [`Recorded with ${build}; this is ${here}.`];
  const recording = build === null ? null : await replayBundle(build, folder);
  if (recording === null)
    return [
      ...builds,
      `The replay bundle of ${build ?? 'the build that recorded it'} is not in ${folder}: only this code can be told.`,
      ...toldAlone(code).map(sentenceOf),
    ];
  const history = recording.turnOutputs(lines, code.line);
  return [...builds, ...toldDifference(history, code).map(sentenceOf)];
}
