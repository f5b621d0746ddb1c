/** Coverage in the format of lcov's tracefiles (geninfo(1)): each path of a saga is a branch. */
import type { FileCoverage } from './coverage.ts';

const ofFile = ({ file, paths, functions, lines }: FileCoverage): string[] => [
  `SF:${file}`,
  ...functions.flatMap(({ name, line, count }, at) => [
    `FN:${line},${name}#${at}`,
    `FNDA:${count},${name}#${at}`,
  ]),
  ...paths.map(({ is, line, count }, at) => `BRDA:${line},${at},${is},${count}`),
  ...[...lines].sort(([a], [b]) => a - b).map(([line, count]) => `DA:${line},${count}`),
  'end_of_record',
];

export const lcovOf = (files: readonly FileCoverage[]): string =>
  `${files.flatMap(ofFile).join('\n')}\n`;
