export const ownNotes = {
  title: 'Left out: notes to yourself',
  hint: 'They are in no export and on no shared page.',
  putBack: 'Put back',
  putBackLine: (line: string) => `Put back: ${line}`,
} as const;
