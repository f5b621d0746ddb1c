import { useEffect } from 'react';
import { KEYPHRASE_MAX_CHARS } from '#contract/topics/topicBounds.ts';
import { FLAG_OF } from '#domain/access/features.ts';
import { promptFor } from '#domain/images/image.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useParameterOnce,
} from '#src/kit/hooks.ts';
import { CostLine } from '#src/kit/limits/CostLine.tsx';
import { ModelHint } from '#src/kit/limits/ModelHint.tsx';
import { SavedPrompts } from '#src/kit/prompts/SavedPrompts.tsx';
import { Page, PageSkeleton } from '#src/kit/ui/Page.tsx';
import { VoiceField } from '#src/kit/voice/VoiceField.tsx';
import { host } from '#store/session/host.slice.ts';
import { articleWizard } from '#store/writing/wizard.slice.ts';
import { ArticleWizardView } from './ArticleWizardView.tsx';
import { BasisNote, ResultsField } from './BasisField.tsx';
import { CityField } from './CityField.tsx';
import { ImageFieldView } from './ImageFieldView.tsx';
import { TitleSuggestionsView } from './TitleSuggestionsView.tsx';
import { outlineTexts, wizard } from './wizard.copy.ts';

/** articles/create (spec §2). What is typed is in the store and survives a reload. */
export function ArticleWizard() {
  const dispatch = useAppDispatch();
  const { status, plan } = useAppSelector(articleWizard.select);
  useParameterOnce('keyphrase', (value) => {
    const keyphrase = value.slice(0, KEYPHRASE_MAX_CHARS);
    const material = { title: keyphrase, keyphrase, language: null, notes: '' };
    dispatch(articleWizard.materialGiven(material));
  });
  useEffect(() => {
    dispatch(articleWizard.entered());
  }, [dispatch]);
  const isOpen = status !== 'closed' && status !== 'opening';
  return (
    <Page title={plan === null ? wizard.title : outlineTexts.title} isNarrow>
      {isOpen ? <OpenWizard /> : <PageSkeleton label={wizard.opening} />}
    </Page>
  );
}

const BUSY = {
  outlining: 'outlining',
  submitting: 'submitting',
  accepted: 'submitting', // until the article is on the screen
} as const;

function OpenWizard() {
  const dispatch = useAppDispatch();
  const { values, suggested, status, plan, error, from } = useAppSelector(articleWizard.select);
  const limit = from.snapshotId === null ? 'article' : 'serpBased';
  const engine = useOptionalResource('engine', null);
  const hasResults = useAppSelector(host.selectFlags).includes(FLAG_OF.articleFromResults);
  const isFree = from.briefId === null && from.snapshotId === null;
  return (
    <ArticleWizardView
      values={values}
      suggested={suggested}
      sections={plan}
      busy={status in BUSY ? BUSY[status as keyof typeof BUSY] : null}
      error={error}
      isWithoutModel={engine?.model === null}
      limit={limit}
      cost={<CostLine limit={limit} />}
      parts={{
        basis: isFree ? null : <BasisNote />,
        results: isFree && hasResults ? <ResultsField /> : null,
        titles: <Titles />,
        voice: <OwnVoice />,
        prompts: <Prompts />,
        image: <OwnImage />,
        briefHint: <ModelHint place="brief" />,
        outlineHint: <ModelHint place="sections" />,
        city: (fields) => <CityField {...fields} />,
      }}
      onChange={(change) => dispatch(articleWizard.changed(change))}
      onSectionsChange={(sections) => dispatch(articleWizard.planned(sections))}
      onSubmit={() => dispatch(articleWizard.submitRequested())}
      onPlan={() => dispatch(articleWizard.outlineRequested())}
      onPlanDropped={() => dispatch(articleWizard.planDropped())}
      onStop={() => dispatch(articleWizard.stopRequested())}
    />
  );
}

function Titles() {
  const dispatch = useAppDispatch();
  const { values, titles } = useAppSelector(articleWizard.select);
  return (
    <TitleSuggestionsView
      suggestions={titles}
      hint={<ModelHint place="titles" />}
      canAsk={values.topic.trim() !== ''}
      onAsk={() => dispatch(articleWizard.titlesRequested())}
      onChoose={(title) => dispatch(articleWizard.changed({ title }))}
    />
  );
}

function OwnVoice() {
  const dispatch = useAppDispatch();
  const { voice } = useAppSelector(articleWizard.select).values;
  return (
    <VoiceField
      value={voice}
      onChange={(next) => dispatch(articleWizard.changed({ voice: next }))}
    />
  );
}

function OwnImage() {
  const dispatch = useAppDispatch();
  const { image, imagePrompt, title, topic } = useAppSelector(articleWizard.select).values;
  const isOffered = useAppSelector(host.selectFlags).includes(FLAG_OF.images);
  const engine = useOptionalResource('engine', null);
  if (!isOffered) return null;
  return (
    <ImageFieldView
      image={image}
      prompt={imagePrompt}
      suggestion={promptFor(title.trim() || topic.trim())}
      model={engine?.imageModel}
      cost={<CostLine limit="aiImages" />}
      onChange={(change) => dispatch(articleWizard.changed(change))}
    />
  );
}

/** Instructions that the writer has saved. */
function Prompts() {
  const dispatch = useAppDispatch();
  const { guidance: text } = useAppSelector(articleWizard.select).values;
  return (
    <SavedPrompts
      text={text}
      onChoose={(guidance) => dispatch(articleWizard.changed({ guidance }))}
    />
  );
}
