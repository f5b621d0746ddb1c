/** The nonce of this answer's content security policy, from the page's head; empty in tests. */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}
