import { UnsavedList } from '#src/features/article/unsaved/UnsavedList.tsx';
import { articleSave } from '#store/article/save.slice.ts';
import { signOut } from '#store/session/signOut.slice.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { SignOutDialogView } from './SignOutDialogView.tsx';

/** Asks before unsaved text is deleted from this device. */
export function SignOutDialog() {
  const dispatch = useAppDispatch();
  return (
    <SignOutDialogView
      isOpen={useAppSelector(signOut.selectStatus) === 'asking'}
      onConfirm={() => dispatch(signOut.confirmed())}
      onCancel={() => dispatch(signOut.cancelled())}
    >
      <UnsavedList articles={useAppSelector(articleSave.selectPending)} />
    </SignOutDialogView>
  );
}
