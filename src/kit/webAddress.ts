const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

/** Returns the address that a person means, with `https://` added; null if it cannot be a page of the web. */
export function webAddressOf(typed: string): string | null {
  const text = typed.trim();
  if (/\s/.test(text)) return null;
  const url = URL.parse(SCHEME.test(text) ? text : `https://${text}`);
  const isWeb =
    url !== null && /^https?:$/.test(url.protocol) && /[.:]|^localhost$/.test(url.hostname);
  return isWeb ? url.href : null;
}
