import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { wizard } from './wizard.copy.ts';
import { Page } from '#src/kit/ui/Page.tsx';
import {
  selectWizard,
  wizardChanged,
  wizardEntered,
  wizardSubmitRequested,
} from '#store/article/wizard.slice.ts';
import { ArticleWizardView } from './ArticleWizardView.tsx';

/** articles/create (spec §2). What is typed lives in the store and survives a reload. */
export function ArticleWizard() {
  const dispatch = useAppDispatch();
  const { values, status, error } = useAppSelector(selectWizard);
  useEffect(() => {
    dispatch(wizardEntered());
  }, [dispatch]);
  return (
    <Page title={wizard.title} isNarrow>
      <ArticleWizardView
        values={values}
        isSubmitting={status === 'submitting' || status === 'accepted'}
        error={error}
        onChange={(change) => dispatch(wizardChanged(change))}
        onSubmit={() => dispatch(wizardSubmitRequested())}
      />
    </Page>
  );
}
