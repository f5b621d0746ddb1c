import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { versions } from '#store/history/versions.slice.ts';
import { history as copy } from './history.copy.ts';
import { NameFormView } from './NameFormView.tsx';

/** Keeps the current version under a name. */
export function KeepVersion({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const { status } = useAppSelector(versions.select);
  return (
    <KeepVersionView
      isBusy={status !== 'idle' && status !== 'failed'}
      hasFailed={status === 'failed'}
      onKeep={(name) => dispatch(versions.nameRequested({ articleId, workspaceId, name }))}
    />
  );
}

interface KeepVersionViewProps {
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly onKeep: (name: string) => void;
}

/** After a failure, the name that was typed is there again. */
export function KeepVersionView({ isBusy, hasFailed, onKeep }: KeepVersionViewProps) {
  const [isNaming, setNaming] = useState(false);
  const [last, setLast] = useState('');
  useEffect(() => {
    if (!isBusy && !hasFailed) setLast('');
  }, [isBusy, hasFailed]);
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setNaming(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (!isNaming) {
    return (
      <Button
        variant="default"
        fullWidth
        leftSection={<IconBookmark size={18} stroke={1.6} />}
        ref={button}
        // Not `disabled`: the focus returns to it while the version is being kept.
        {...(isBusy ? { 'data-disabled': true } : {})}
        aria-disabled={isBusy}
        onClick={() => !isBusy && setNaming(true)}
      >
        {copy.keep}
      </Button>
    );
  }
  const keep = (name: string | null) => {
    leave();
    setLast(name ?? '');
    if (name !== null) onKeep(name);
  };
  return <NameFormView name={hasFailed ? last : ''} onSave={keep} onCancel={leave} />;
}
