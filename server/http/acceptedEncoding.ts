/** What we compress with, the better one first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The encoding that an `Accept-Encoding` likes best; null where it takes none of ours. */
export function acceptedEncoding(header = ''): Encoding | null {
  const weights = new Map(header.toLowerCase().split(',').map(weighted));
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const best = ENCODINGS.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
  return weightOf(best) > 0 ? best : null;
}

/** `gzip;q=0.5`; a weight that cannot be read refuses. */
function weighted(entry: string): [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const q = parameters.find((parameter) => /^q\s*=/.test(parameter));
  if (q === undefined) return [name, 1];
  const weight = q.replace(/^q\s*=\s*/, '');
  return [name, /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0];
}
