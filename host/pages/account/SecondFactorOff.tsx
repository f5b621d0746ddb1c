import { Button } from '@mantine/core';
import { secondFactor as copy } from '../../copy/pages.ts';
import { requests } from '../requests.ts';
import { useAct } from '../useAct.ts';
import { PasswordGate } from './PasswordGate.tsx';
import type { Setup } from './SecondFactorSetup.tsx';

interface SecondFactorOffProps {
  readonly email: string;
  readonly onSetup: (setup: Setup) => void;
}

export function SecondFactorOff({ email, onSetup }: SecondFactorOffProps) {
  const { act, isWorking, refusal } = useAct();
  const setUp = async (password: string) => {
    const done = await act<Setup>(requests.setUpSecondFactor(password));
    if (done !== null) onSetup(done.answer);
    return done !== null;
  };
  return (
    <PasswordGate
      label={copy.setUp}
      hint={copy.off}
      email={email}
      refusal={refusal}
      onSubmit={setUp}
    >
      <Button type="submit" loading={isWorking}>
        {copy.setUp}
      </Button>
    </PasswordGate>
  );
}
