/** The modals that the product shows by itself (spec §2 "Modals and banners"). A new one is a row here and its view. */
import type { UserConfig } from '#contract/session/user.schema.ts';
import type { FlagName } from './flags.ts';
import type { Plan } from './plan.ts';
import { QUESTIONNAIRE_DELAY_MS } from './questionnaire.ts';

export interface News {
  /** Where the news about content repurposing leads; null: it is not shown. */
  readonly repurposingUrl: string | null;
}

export interface ModalViewer {
  readonly plan: Plan;
  /** Never sees one of these modals (spec §6). */
  readonly noNews: boolean;
  readonly flags: readonly string[];
  /** Of the installation; null: there is none. */
  readonly news: News | null;
}

interface Modal {
  readonly isFor: (viewer: ModalViewer) => boolean;
  /** The key of the user config under which the time is stored when it is shown. */
  readonly key: string;
  /** From the moment on at which the page is ready. */
  readonly delayMs: number;
}

const isOpen = ({ flags }: ModalViewer, flag: FlagName) => flags.includes(flag);

/** The first one that is due is shown; the others wait for another visit. */
export const MODALS = {
  aiSeoPromo: {
    isFor: (viewer) => isOpen(viewer, 'ai_seo_promo_news_modal'),
    key: 'ai_seo_promo_news_modal',
    delayMs: 0,
  },
  repurposingNews: {
    isFor: (viewer) =>
      isOpen(viewer, 'flipper_release_news_modal') && viewer.news?.repurposingUrl != null,
    key: 'flipper_release_news_modal',
    delayMs: 0,
  },
  /** Whether there is something to ask is known once the answers are read (questionnaire.ts). */
  questionnaire: {
    isFor: ({ plan }) => plan === 'paid',
    key: 'user_question_modal',
    delayMs: QUESTIONNAIRE_DELAY_MS,
  },
} as const satisfies Record<string, Modal>;

export type ModalName = keyof typeof MODALS;

/** The modal that is due for somebody who has this config; null if there is none. */
export function modalFor(viewer: ModalViewer, stored: UserConfig): ModalName | null {
  if (viewer.noNews || viewer.news === null) return null;
  const due = Object.entries<Modal>(MODALS).find(
    ([, { isFor, key }]) => isFor(viewer) && !(key in stored),
  );
  return (due?.[0] ?? null) as ModalName | null;
}
