import { useState } from 'react';
import { unsaved as copy } from '#src/features/article/article.copy.ts';
import { DiscardDialogView } from '#src/features/article/DiscardDialogView.tsx';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { UnsavedList } from './UnsavedList.tsx';
import classes from './unsaved.module.css';

/** Every text that could not be saved and that no open editor shows. */
export function UnsavedTexts() {
  const dispatch = useAppDispatch();
  const articles = useAppSelector(articleSave.selectUnseen);
  const [discarding, setDiscarding] = useState<string | null>(null);
  const close = () => setDiscarding(null);
  if (articles.length === 0) return null;
  return (
    <section className={classes.strip} aria-label={copy.label}>
      <UnsavedList
        articles={articles}
        decisionsOf={(articleId) => ({
          onRetry: () => dispatch(articleSave.resumed({ articleId })),
          onDiscard: () => setDiscarding(articleId),
        })}
      />
      <DiscardDialogView
        isOpen={discarding !== null}
        onClose={close}
        onDiscard={() => {
          if (discarding !== null)
            dispatch(articleSave.discardRequested({ articleId: discarding }));
          close();
        }}
      />
    </section>
  );
}
