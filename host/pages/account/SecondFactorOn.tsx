import { Button } from '@mantine/core';
import { secondFactor as copy } from '../../copy/pages.ts';
import { requests } from '../requests.ts';
import { useAct } from '../useAct.ts';
import { PasswordGate } from './PasswordGate.tsx';

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
