/**
 * Returns a function that computes the answer for two objects once, and keeps it as long as both live. For what is derived from
 * parts of a text that do not change, such as the facts of a block. `Of` is the one of which there are few.
 */
export function oncePerPair<Of extends object, One extends object, Answer>(
  answer: (of: Of, one: One) => Answer,
): (of: Of, one: One) => Answer {
  const known = new WeakMap<Of, WeakMap<One, { readonly answer: Answer }>>();
  return (of, one) => {
    const answers = known.get(of) ?? new WeakMap<One, { readonly answer: Answer }>();
    known.set(of, answers);
    const old = answers.get(one);
    if (old !== undefined) return old.answer;
    const fresh = { answer: answer(of, one) };
    answers.set(one, fresh);
    return fresh.answer;
  };
}
