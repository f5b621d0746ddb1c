const number = new Intl.NumberFormat();

export const editsTexts = {
  show: (was: string) => `Show “${was}” in the text`,
  change: 'Change',
  changeIt: (was: string, now: string) =>
    now === '' ? `Change: leave out “${was}”` : `Change “${was}” to “${now}”`,
  dismiss: 'Leave it',
  dismissIt: (was: string) => `Leave it: “${was}”`,
  all: (count: number) => `Change all ${number.format(count)}`,
  more: (count: number) => `${number.format(count)} more behind these.`,
} as const;
