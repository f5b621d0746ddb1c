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

interface SecondFactorOnProps {
  readonly email: string;
  readonly left: number;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onOff: () => void;
}

export function SecondFactorOn({ email, left, onCodes, onOff }: SecondFactorOnProps) {
  const { act, isWorking, refusal } = useAct();
  const renew = async (password: string) => {
    const done = await act<{ backupCodes: readonly string[] }>(requests.newBackupCodes(password));
    if (done !== null) onCodes(done.answer.backupCodes);
    return done !== null;
  };
  const turnOff = async (password: string) => {
    const done = await act(requests.turnOffSecondFactor(password));
    if (done !== null) onOff();
    return done !== null;
  };
  return (
    <PasswordGate
      label={copy.title}
      hint={copy.on(left)}
      email={email}
      refusal={refusal}
      onSubmit={(password, button) => (button === 'off' ? turnOff(password) : renew(password))}
    >
      <Button type="submit" name="act" value="codes" variant="default" loading={isWorking}>
        {copy.newCodes}
      </Button>
      <Button type="submit" name="act" value="off" variant="default" loading={isWorking}>
        {copy.turnOff}
      </Button>
    </PasswordGate>
  );
}
