import { useEffect, useState } from 'react';
import type { ArticleBody } from '#domain/article/body.ts';
import { checkedTextOf } from '#domain/humanizer/checkedText.ts';

/** The hash of a text as the server makes it; null until it is known, and in pages that are not secure (no `crypto.subtle`). */
export function useTextHash(body: ArticleBody, language: string): string | null {
  const [known, setKnown] = useState({ body, language, hash: '' });
  useEffect(() => {
    let isCurrent = true;
    const text = new TextEncoder().encode(checkedTextOf(body, language));
    // Typed as always there, which it is not over plain HTTP.
    const subtle = crypto.subtle as SubtleCrypto | undefined;
    void subtle?.digest('SHA-256', text).then((digest) => {
      if (isCurrent) setKnown({ body, language, hash: hexOf(digest) });
    });
    return () => {
      isCurrent = false;
    };
  }, [body, language]);
  const isOfText = known.body === body && known.language === language && known.hash !== '';
  return isOfText ? known.hash : null;
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
