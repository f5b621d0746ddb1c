import {
  createContext,
  type Dispatch,
  type SetStateAction,
  useCallback,
  useContext,
  useState,
} from 'react';

/** What is in forms, by their names. Signing out and another folder load the page anew, and with it this. */
export const KeptContext = createContext(new Map<string, unknown>());

/**
 * Like `useState` for what is typed into a form: it is there again when the form is opened another time during this visit. The name
 * is that of one form, which says what `Value` is; null for one that keeps nothing.
 */
export function useKept<Value>(
  name: string | null,
  initial: () => Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const kept = useContext(KeptContext);
  const [value, setValue] = useState(() =>
    name !== null && kept.has(name) ? (kept.get(name) as Value) : initial(),
  );
  const keep: typeof setValue = useCallback(
    (next) =>
      setValue((before) => {
        const now = next instanceof Function ? next(before) : next;
        if (name !== null) kept.set(name, now);
        return now;
      }),
    [kept, name],
  );
  return [value, keep];
}
