import { weakMapMemoize } from 'reselect';
import type { TaskName } from '#contract/lib/tasks.ts';
import { isCounted } from '#domain/access/limits.ts';
import { fieldText, suggestedSlug } from '#domain/article/fieldText.ts';
import { openingOf } from '#domain/seo/result/searchResult.ts';
import { useAppDispatch, useAppSelector, useOptionalResource } from '#src/kit/hooks.ts';
import { CostLine } from '#src/kit/limits/CostLine.tsx';
import { ModelHint } from '#src/kit/limits/ModelHint.tsx';
import { articleSave } from '#store/article/save.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { PanelContentProps } from '../panels/panels.ts';
import { FieldSuggestions, SUGGESTING } from './FieldSuggestions.tsx';
import { SearchPanelView } from './SearchPanelView.tsx';

const opening = weakMapMemoize(openingOf);

/** What search engines are told about an article. It does not re-render for a key press in the text. */
export function SearchPanel({ articleId }: PanelContentProps) {
  const dispatch = useAppDispatch();
  const engine = useOptionalResource('engine', null);
  const tasks: readonly TaskName[] = engine?.tasks ?? [];
  const fields = useAppSelector((state) => articleSave.selectDraft(state, articleId)?.fields);
  const title = useAppSelector((state) => articleSave.selectTitle(state, articleId));
  const begins = useAppSelector((state) => {
    const body = articleSave.selectDraft(state, articleId)?.body;
    return body === undefined ? '' : opening(body);
  });
  const language: string = useAppSelector((state) =>
    resources.selectArticleLanguage(state, articleId),
  );
  const website = useAppSelector(folderSetup.selectFound).workspace?.tags.website ?? '';
  if (fields === undefined) return null;
  return (
    <SearchPanelView
      fields={fields}
      fallbacks={{ title, opening: begins }}
      suggestedSlug={suggestedSlug(title, language)}
      website={website}
      language={language}
      onChange={(name, text) =>
        dispatch(
          articleSave.edited({ articleId, fields: { [name]: fieldText(name, text, language) } }),
        )
      }
      suggestionsOf={(field, device) =>
        tasks.includes(SUGGESTING[field]) ? (
          <FieldSuggestions {...{ articleId, field, device }} />
        ) : null
      }
      cost={
        <>
          <CostLine limit="aiFeatures" isFree={!isCounted('aiFeatures', engine?.model)} />
          <ModelHint place="search" />
        </>
      }
    />
  );
}
