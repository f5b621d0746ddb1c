/** A webpack loader: the page needs no descriptions of endpoints, which are for the OpenAPI document. */
const SUMMARY = /^ *summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),$/gm;

// biome-ignore lint/style/noDefaultExport: webpack takes the default export of a loader
export default function withoutSummaries(source: string): string {
  const lines = source.match(/\n/g)?.length ?? 0;
  const kept = source.replace(SUMMARY, (summary) => '\n'.repeat(summary.split('\n').length - 1));
  if ((kept.match(/\n/g)?.length ?? 0) !== lines) throw new Error('Lines have moved.');
  return kept;
}
