import { useState } from 'react';
import { Button, Group, Text, Title } from '@mantine/core';
import type { SecondFactor as Standing } from '../../contract.ts';
import { secondFactor as copy } from '../../copy/pages.ts';
import { ReadingView, useReading } from '../Reading.tsx';
import { requests } from '../requests.ts';
import { SectionView } from '../SectionView.tsx';
import classes from '../hostPages.module.css';
import { SecondFactorOff, SecondFactorOn } from './SecondFactorSwitch.tsx';
import { SecondFactorSetup, type Setup } from './SecondFactorSetup.tsx';

type Step =
  | { readonly at: 'standing' }
  | { readonly at: 'setup'; readonly setup: Setup }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const STANDING: Step = { at: 'standing' };

/** Turns the second factor on and off, and creates new backup codes. */
export function SecondFactor({ email, say }: { email: string; say: (text: string) => void }) {
  const reading = useReading<Standing>(requests.secondFactor().path);
  const [step, setStep] = useState<Step>(STANDING);
  const showCodes = (codes: readonly string[]) => setStep({ at: 'codes', codes });
  const end = () => {
    setStep(STANDING);
    void reading.reload();
  };
  const standing = ({ isOn, backupCodesLeft }: Standing) =>
    isOn ? (
      <SecondFactorOn email={email} left={backupCodesLeft} onCodes={showCodes} onOff={turnedOff} />
    ) : (
      <SecondFactorOff email={email} onSetup={(setup) => setStep({ at: 'setup', setup })} />
    );
  const turnedOff = () => {
    say(copy.turnedOff);
    end();
  };
  return (
    <SectionView title={copy.title}>
      {step.at === 'codes' ? <BackupCodesView codes={step.codes} onKept={end} /> : null}
      {step.at === 'setup' ? (
        <SecondFactorSetup
          setup={step.setup}
          onCancel={end}
          onDone={() => {
            say(copy.turnedOn);
            showCodes(step.setup.backupCodes);
          }}
        />
      ) : null}
      {step.at === 'standing' ? (
        <ReadingView reading={reading} label={copy.loading}>
          {standing}
        </ReadingView>
      ) : null}
    </SectionView>
  );
}

interface BackupCodesViewProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

function BackupCodesView({ codes, onKept }: BackupCodesViewProps) {
  return (
    <>
      <Title order={3} size="h5">
        {copy.codes}
      </Title>
      <Text>{copy.codesHint}</Text>
      <ul className={classes.codes} aria-label={copy.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group>
        <Button autoFocus onClick={onKept}>
          {copy.codesKept}
        </Button>
      </Group>
    </>
  );
}
