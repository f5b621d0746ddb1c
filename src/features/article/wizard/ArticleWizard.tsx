import { useEffect } from 'react';
import { CostLine } from '#src/kit/CostLine.tsx';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { wizard } from './wizard.copy.ts';
import { Page } from '#src/kit/ui/Page.tsx';
import { articleWizard } from '#store/article/wizard.slice.ts';
import { ArticleWizardView } from './ArticleWizardView.tsx';

/** articles/create (spec §2). What is typed is in the store and survives a reload. */
export function ArticleWizard() {
  const dispatch = useAppDispatch();
  const { values, status } = useAppSelector(articleWizard.select);
  const error = useAppSelector(articleWizard.selectError);
  useEffect(() => {
    dispatch(articleWizard.entered());
  }, [dispatch]);
  return (
    <Page title={wizard.title} isNarrow>
      <ArticleWizardView
        values={values}
        isSubmitting={status === 'submitting' || status === 'accepted'}
        error={error}
        cost={<CostLine limit="article" />}
        onChange={(change) => dispatch(articleWizard.changed(change))}
        onSubmit={() => dispatch(articleWizard.submitRequested())}
      />
    </Page>
  );
}
