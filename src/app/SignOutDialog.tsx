import { UnsavedList } from '#src/features/unsaved/UnsavedList.tsx';
import { selectPendingArticles } from '#store/articleSave/articleSave.slice.ts';
import {
  selectSignOutStatus,
  signOutCancelled,
  signOutConfirmed,
} from '#store/signOut/signOut.slice.ts';
import { useAppDispatch, useAppSelector } from './hooks.ts';
import { SignOutDialogView } from './SignOutDialogView.tsx';

/** Asks before text that is nowhere else is deleted from this device. */
export function SignOutDialog() {
  const dispatch = useAppDispatch();
  return (
    <SignOutDialogView
      isOpen={useAppSelector(selectSignOutStatus) === 'asking'}
      onConfirm={() => dispatch(signOutConfirmed())}
      onCancel={() => dispatch(signOutCancelled())}
    >
      <UnsavedList articles={useAppSelector(selectPendingArticles)} />
    </SignOutDialogView>
  );
}
