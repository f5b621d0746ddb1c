/** The value of one query parameter, or null. Here because URLSearchParams is not in the pure rooms' library. */
export function queryParameter(search: string, name: string): string | null {
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const [key, value = ''] = pair.split('=');
    if (key === name) return decoded(value);
  }
  return null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replace(/\+/g, ' '));
  } catch {
    return value; // a stray % is not worth an error
  }
}

/** Every internal link and navigation carries the query parameter fid along when it is present (spec §2). */
export function withFid(to: string, fid: string | null): string {
  if (fid === null || queryParameter(to.split('?')[1] ?? '', 'fid') !== null) return to;
  const [path = '', hash = ''] = to.split('#');
  const joined = `${path}${path.includes('?') ? '&' : '?'}fid=${encodeURIComponent(fid)}`;
  return hash === '' ? joined : `${joined}#${hash}`;
}
