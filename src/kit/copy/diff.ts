/** Read out by screen readers in front of a change. */
export const diffMarks = { added: 'added: ', removed: 'removed: ' } as const;
