import { IconListDetails } from '@tabler/icons-react';
import { ArticleText } from '#src/editor/ArticleText.tsx';
import { Article } from '#src/features/article/Article.tsx';
import { panelNames } from '#src/features/article/article.copy.ts';
import { OpenText } from '#src/features/article/OpenText.tsx';
import type { ArticlePanel } from '#src/features/article/panels/panels.ts';
import { BriefGate } from '#src/features/briefs/BriefGate.tsx';
import { BriefNote } from '#src/features/briefs/BriefNote.tsx';
import { ArticleExampleNote } from '#src/features/examples/ArticleExampleNote.tsx';
import { HistoryButton } from '#src/features/history/HistoryButton.tsx';
import { ImagesProvider } from '#src/features/images/ImagesProvider.tsx';
import { ShareButton } from '#src/features/sharing/ShareButton.tsx';
import { ExportMenu } from '#src/features/transfer/ExportMenu.tsx';
import { chunk } from '#src/kit/ui/chunk.ts';
import { ARTICLE_PANELS } from './articlePanels.ts';

const BRIEF: ArticlePanel = {
  name: 'brief',
  label: panelNames.brief,
  flag: null,
  icon: IconListDetails,
  Content: chunk(async () => (await import('#src/features/briefs/BriefPanel.tsx')).BriefPanel),
};

/** Beside a brief: what it was made from, and what helps to edit its text. */
const PANELS: readonly ArticlePanel[] = [
  BRIEF,
  ...ARTICLE_PANELS.filter(({ name }) => name === 'outline' || name === 'chat'),
];

/** The page of an SEO brief: an article of another kind, whose text is its outline. */
export const BriefPage = () => (
  <BriefGate>
    <ImagesProvider>
      <Article
        Text={OpenText}
        ReadText={ArticleText}
        panels={PANELS}
        notes={(articleId) => (
          <>
            <ArticleExampleNote articleId={articleId} />
            <BriefNote articleId={articleId} />
          </>
        )}
        tools={(articleId) => (
          <>
            <HistoryButton articleId={articleId} />
            <ShareButton articleId={articleId} isBrief />
            <ExportMenu articleId={articleId} />
          </>
        )}
      />
    </ImagesProvider>
  </BriefGate>
);
