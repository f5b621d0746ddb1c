import { useMemo } from 'react';
import { languageChoices } from '#src/kit/copy/names.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { useOpening } from '#src/kit/ui/useOpening.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { translation } from '#store/writing/translation.slice.ts';
import { TranslateDialogView } from './TranslateDialogView.tsx';
import { translate as copy } from './translate.copy.ts';
import { useTranslations } from './useTranslations.ts';

interface TranslateDialogProps {
  readonly articleId: string;
  readonly isOpen: boolean;
}

export function TranslateDialog({ articleId, isOpen }: TranslateDialogProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const state = useAppSelector(translation.select);
  const engine = useOptionalResource('engine', null);
  const own = useAppSelector((state) => resources.selectArticleLanguage(state, articleId));
  const translations = useTranslations(articleId);
  const languages = useMemo(() => {
    const existing = new Set(translations.map(({ language }) => language));
    return languageChoices()
      .filter(({ value }) => value !== own)
      .map(({ value, label }) =>
        existing.has(value) ? { value, label: copy.exists(label) } : { value, label },
      );
  }, [own, translations]);
  return (
    <TranslateDialogView
      isOpen={useOpening(isOpen)}
      state={state}
      languages={languages}
      canTranslate={engine === undefined ? null : engine.tasks.includes('translation')}
      onClose={() => dispatch(translation.closed())}
      onTranslate={(language) =>
        dispatch(translation.languageChosen({ articleId, workspaceId, language }))
      }
    />
  );
}
