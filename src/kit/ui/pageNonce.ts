declare let __webpack_nonce__: string;

/**
 * The nonce of this answer's content security policy, from the page's head. Packages that write
 * style elements of their own (the scroll lock behind dialogs) ask webpack for it.
 */
export function adoptPageNonce(): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  __webpack_nonce__ = nonce;
  return nonce;
}
