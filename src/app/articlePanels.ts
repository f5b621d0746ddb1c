import {
  IconFingerprint,
  IconGauge,
  IconLink,
  IconList,
  IconListDetails,
  IconListSearch,
  IconMessage2,
  IconMicrophone,
  IconQuote,
  IconTrophy,
  IconUserHeart,
  IconWorldSearch,
} from '@tabler/icons-react';
import { FLAG_OF } from '#domain/access/features.ts';
import type { FlagName } from '#domain/access/flags.ts';
import { panelNames } from '#src/features/article/article.copy.ts';
import type { ArticlePanel } from '#src/features/article/panels/panels.ts';
import { chunk } from '#src/kit/ui/chunk.ts';
import { PANELS, type PanelName } from '#store/article/sidePanel.slice.ts';

const ROWS: Readonly<Record<PanelName, Omit<ArticlePanel, 'name' | 'label' | 'flag'>>> = {
  outline: {
    icon: IconList,
    Content: chunk(async () => (await import('#src/features/article/panels/Outline.tsx')).Outline),
  },
  score: {
    icon: IconGauge,
    Content: chunk(async () => (await import('#src/features/seo/ScorePanel.tsx')).ScorePanel),
  },
  terms: {
    icon: IconListSearch,
    Content: chunk(async () => (await import('#src/features/seo/terms/TermsPanel.tsx')).TermsPanel),
  },
  competitors: {
    icon: IconTrophy,
    Content: chunk(
      async () =>
        (await import('#src/features/seo/competitors/CompetitorsPanel.tsx')).CompetitorsPanel,
    ),
  },
  sources: {
    icon: IconQuote,
    Content: chunk(
      async () => (await import('#src/features/sources/SourcesPanel.tsx')).SourcesPanel,
    ),
  },
  search: {
    icon: IconWorldSearch,
    Content: chunk(
      async () => (await import('#src/features/article/search/SearchPanel.tsx')).SearchPanel,
    ),
  },
  origin: {
    icon: IconFingerprint,
    Content: chunk(
      async () => (await import('#src/features/article/panels/OriginPanel.tsx')).OriginPanel,
    ),
  },
  voice: {
    icon: IconMicrophone,
    Content: chunk(async () => (await import('#src/features/voice/VoicePanel.tsx')).VoicePanel),
  },
  chat: {
    icon: IconMessage2,
    Content: chunk(
      async () => (await import('#src/features/writing/chat/ChatPanel.tsx')).ChatPanel,
    ),
  },
  humanizer: {
    icon: IconUserHeart,
    Content: chunk(
      async () => (await import('#src/features/humanizer/HumanizerPanel.tsx')).HumanizerPanel,
    ),
  },
  links: {
    icon: IconLink,
    Content: chunk(async () => (await import('#src/features/seo/links/LinksPanel.tsx')).LinksPanel),
  },
  brief: {
    icon: IconListDetails,
    Content: chunk(
      async () => (await import('#src/features/briefs/CoveragePanel.tsx')).CoveragePanel,
    ),
  },
};

/** Panels of which a feature flag decides. */
const FLAG_OF_PANEL: Readonly<Partial<Record<PanelName, FlagName>>> = {
  humanizer: FLAG_OF.humanizer,
};

/** The panels beside an article, in the order of the rail. */
export const ARTICLE_PANELS: readonly ArticlePanel[] = PANELS.map((name) => ({
  name,
  label: panelNames[name],
  ...ROWS[name],
  flag: FLAG_OF_PANEL[name] ?? null,
}));
