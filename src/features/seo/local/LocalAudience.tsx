import { useDeferredValue } from 'react';
import { useStore } from 'react-redux';
import type { BlockId } from '#domain/article/body.ts';
import { fieldText } from '#domain/article/fieldText.ts';
import { type FieldsChange, NO_FIELDS } from '#domain/article/searchFields.ts';
import type { TextEdit } from '#domain/article/textEdit.ts';
import { wordsAt } from '#domain/seo/report/placeWords.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { textEdits } from '#store/article/textEdits.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { competitors } from '#store/seo/competitors.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { LocalAudienceView } from './LocalAudienceView.tsx';

interface LocalAudienceProps {
  readonly articleId: string;
  readonly onReveal: (blockId: BlockId, words?: ClaimWords) => void;
}

/** The country of the readers, and what they write otherwise. */
export function LocalAudience({ articleId, onReveal }: LocalAudienceProps) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const fields = useAppSelector((state) => articleSave.selectDraft(state, articleId)?.fields);
  const { place: country, city } = fields ?? NO_FIELDS;
  const edit = (change: FieldsChange) =>
    dispatch(articleSave.edited({ articleId, fields: change }));
  const local = useAppSelector((state) => articleReport.select(state, articleId).report?.local);
  const { status, answer } = useAppSelector((state) => competitors.select(state, articleId));
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const show = ({ blockId, unit, start, end }: TextEdit) => {
    const { subject } = articleReport.select(store.getState(), articleId);
    const place = { blockId, range: { unit, start, end } };
    const [found] = subject === null ? [] : wordsAt(subject.body, place);
    onReveal(blockId, found && { text: found.text, within: found.within });
  };
  return (
    <LocalAudienceView
      country={country}
      suggested={answer?.generals.country ?? null}
      suggestedCity={answer?.generals.location ?? null}
      isExpected={status === 'done' || status === 'empty'}
      report={useDeferredValue(local ?? null)}
      canWrite={canWrite}
      city={city}
      onChoose={(place) => edit({ place, ...(place !== country && { city: '' }) })}
      onCity={(text) => edit({ city: fieldText('city', text, '') })}
      onShow={show}
      onChange={(edits) => dispatch(textEdits.accepted({ articleId, edits }))}
    />
  );
}
