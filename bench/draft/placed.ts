/** How many notes of a sheet were placed under a heading, and how many of these where a person put them. */
export interface Placed {
  readonly language: string;
  readonly notes: number;
  readonly placed: number;
  readonly right: number;
}

export function sumOfPlaced(all: readonly Placed[]): Omit<Placed, 'language'> {
  const sum = (pick: (one: Placed) => number) => all.reduce((total, one) => total + pick(one), 0);
  return {
    notes: sum(({ notes }) => notes),
    placed: sum(({ placed }) => placed),
    right: sum(({ right }) => right),
  };
}

export const percent = (ratio: number): string => `${(ratio * 100).toFixed(1)} %`;
