import { useState } from 'react';
import { useKept } from '#src/kit/useKept.ts';

interface Stored<Values> {
  readonly values: Values;
  /** When it was stored, if it is. */
  readonly updatedAt: string | null | undefined;
}

/**
 * The values of a form: as they are stored, but for what was typed and is not stored yet. That stays when the form is left, and while
 * it is being saved. The secret, which is never shown again, goes when the form is left and once something is stored.
 */
export function useTypedOver<Values extends object>(
  name: string,
  { values, updatedAt }: Stored<Values>,
  secret: keyof Values,
) {
  const [typed, setTyped] = useKept<Partial<Values>>(name, () => ({}));
  const [word, setWord] = useState<Partial<Values>>({});
  const [known, setKnown] = useState(updatedAt);
  if (known !== updatedAt) {
    setKnown(updatedAt);
    setTyped((before) => unlike(values, before));
    setWord({});
  }
  return {
    values: { ...values, ...typed, ...word },
    change: ({ ...part }: Partial<Values>) => {
      if (secret in part) setWord({ [secret]: part[secret] } as Partial<Values>);
      delete part[secret];
      setTyped((before) => ({ ...before, ...part }));
    },
  };
}

/** What of the typed fields is not stored as it is. */
function unlike<Values extends object>(stored: Values, typed: Partial<Values>): Partial<Values> {
  const left = { ...typed };
  for (const name in left) if (left[name] === stored[name]) delete left[name];
  return left;
}
