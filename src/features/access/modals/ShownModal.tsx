import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { modals } from '#store/access/modals.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { config } from '#store/session/config.slice.ts';
import { NewsModalView } from './NewsModalView.tsx';
import { QuestionnaireModalView } from './QuestionnaireModalView.tsx';

/** The modal that is open, if any (domain/access/modals.ts). */
export function ShownModal() {
  const dispatch = useAppDispatch();
  const state = useAppSelector(modals.select);
  const last = useRef(state); // what it shows while it closes
  if (state.status !== 'idle') last.current = state;
  const { news } = useAppSelector(config.select);
  const workspaceId = useAppSelector(folderSetup.selectWorkspaceId);
  const shown = last.current;
  if (shown.status === 'idle') return null;
  const { modal, questions } = shown;
  const isOpen = state.status === 'open' || state.status === 'thanking';
  const onClose = () => dispatch(modals.closed());
  if (modal === 'questionnaire')
    return (
      <QuestionnaireModalView
        isOpen={isOpen}
        isAnswered={shown.status === 'thanking'}
        questions={questions}
        isWithoutProject={shown.status === 'open' && shown.isWithoutProject}
        onSubmit={(answers) => dispatch(modals.submitted({ workspaceId, answers }))}
        onClose={onClose}
      />
    );
  return (
    <NewsModalView
      modal={modal}
      isOpen={isOpen}
      href={modal === 'repurposingNews' ? (news?.repurposingUrl ?? null) : null}
      onAccept={() => dispatch(modals.accepted({ modal }))}
      onClose={onClose}
    />
  );
}
