import type { Benefit } from '#contract/access/benefits.ts';
import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

interface OfBenefit {
  readonly benefit: Benefit;
}

/** The subscribe modal: opened on demand, with the benefit of what was asked for (spec §2). */
export const subscribe = plainSlice<{ readonly benefit: Benefit | null }>()('subscribe', {
  initial: { benefit: null },
  changes: {
    opened: (_from, { benefit }: OfBenefit) => ({ benefit }),
    closed: () => ({ benefit: null }),
  },
  requests: {
    /** Something that the plan may not allow; a saga decides by role (spec §6). */
    gatedActionRequested: request<OfBenefit>(),
  },
  selectors: { selectBenefit: (state) => state.benefit },
});
