export const begin = {
  write: 'Write',
  writeOf: (keyphrase: string) => `Write about “${keyphrase}”`,
  brief: 'Brief',
  briefOf: (keyphrase: string) => `Make a brief for “${keyphrase}”`,
} as const;
