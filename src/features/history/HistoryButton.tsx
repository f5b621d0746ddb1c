import { IconHistory } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { HeaderButton } from '#src/kit/article/ArticleBar.tsx';
import { useEverOpen } from '#src/kit/ui/useOpening.ts';
import { history as copy } from './history.copy.ts';

const HistoryDrawer = lazy(async () => ({
  default: (await import('./History.tsx')).HistoryDrawer,
}));

/** Opens the earlier states of an article. */
export function HistoryButton({ articleId }: { articleId: string }) {
  const [isOpen, setOpen] = useState(false);
  const isWanted = useEverOpen(isOpen);
  return (
    <>
      <HeaderButton
        name={copy.open}
        icon={IconHistory}
        isExpanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <Suspense fallback={null}>
        {isWanted ? (
          <HistoryDrawer articleId={articleId} isOpen={isOpen} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
