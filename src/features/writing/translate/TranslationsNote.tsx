import { Button } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { Translation } from '#contract/writing/translation.schema.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { languageName } from '#src/kit/copy/names.ts';
import { useAppDispatch, useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { translation } from '#store/writing/translation.slice.ts';
import { translate as copy } from './translate.copy.ts';
import classes from './translate.module.css';
import { useTranslations } from './useTranslations.ts';

/** Leads to the original of an article, and to its other translations. */
export function TranslationsNote({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const isOpen = useAppSelector((state) => articleSave.selectIsOpen(state, articleId));
  return (
    <>
      <TranslationsNoteView translations={useTranslations(articleId)} />
      {isOpen ? (
        <div className={classes.inNote}>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconLanguage size={18} stroke={1.6} aria-hidden />}
            onClick={() => dispatch(translation.opened({ articleId, workspaceId }))}
          >
            {copy.open}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Nothing for an article that is in one language only. */
function TranslationsNoteView({ translations }: { translations: readonly Translation[] }) {
  const original = translations.find(({ isOriginal }) => isOriginal);
  const others = translations.filter(({ isOriginal }) => !isOriginal);
  if (translations.length === 0) return null;
  return (
    <div className={classes.note}>
      {original === undefined ? null : (
        <span>
          {copy.translationOf}{' '}
          <AppLink to={`/articles/${original.id}`}>{original.title || copy.untitled}</AppLink>
          {original.hasChanged ? ` · ${copy.hasChanged}` : null}
        </span>
      )}
      {others.length === 0 ? null : (
        <span>
          {copy.alsoIn}{' '}
          {others.map(({ id, title, language }, at) => (
            <Fragment key={id}>
              {at > 0 ? ', ' : null}
              <AppLink to={`/articles/${id}`} title={title}>
                {languageName(language)}
              </AppLink>
            </Fragment>
          ))}
        </span>
      )}
    </div>
  );
}
