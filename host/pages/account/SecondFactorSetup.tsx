import { useState } from 'react';
import { secondFactor as copy } from '../../copy/pages.ts';
import { requests } from '../requests.ts';
import { useAct } from '../useAct.ts';
import { SecondFactorSetupView } from './SecondFactorSetupView.tsx';

/** The answer of better-auth. */
export interface Setup {
  readonly totpURI: string;
  readonly backupCodes: readonly string[];
}

interface SecondFactorSetupProps {
  readonly setup: Setup;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Shows the key of a second factor, which is turned on by the first right code. */
export function SecondFactorSetup({ setup, onCancel, onDone }: SecondFactorSetupProps) {
  const { act, isWorking, refusal } = useAct();
  const [isMissing, setMissing] = useState(false);
  const submit = async (code: string) => {
    setMissing(code === '');
    const isDone = code !== '' && (await act(requests.verifyCode(code))) !== null;
    if (isDone) onDone();
    return isDone;
  };
  const isWrong = refusal?.code === 'INVALID_CODE';
  const wrong = isWrong ? copy.errors.codeWrong : null;
  return (
    <SecondFactorSetupView
      uri={setup.totpURI}
      secret={new URL(setup.totpURI).searchParams.get('secret') ?? ''}
      error={isMissing ? copy.errors.codeMissing : wrong}
      refusal={isWrong ? null : refusal}
      isWorking={isWorking}
      onSubmit={submit}
      onCancel={onCancel}
    />
  );
}
