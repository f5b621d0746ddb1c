import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { SecondFactor as FactorState } from '../../contract.ts';
import { secondFactor as copy } from '../../copy/pages.ts';
import classes from '../hostPages.module.css';
import { ReadingView, useReading } from '../Reading.tsx';
import { requests } from '../requests.ts';
import { SectionView } from '../SectionView.tsx';
import { SecondFactorSetup, type Setup } from './SecondFactorSetup.tsx';
import { SecondFactorOff, SecondFactorOn } from './SecondFactorSwitch.tsx';

type Step =
  | { readonly at: 'overview' }
  | { readonly at: 'setup'; readonly setup: Setup }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const OVERVIEW: Step = { at: 'overview' };

/** Turns the second factor on and off, and creates new backup codes. */
export function SecondFactor({ email, say }: { email: string; say: (text: string) => void }) {
  const reading = useReading<FactorState>(requests.secondFactor().path);
  const [step, setStep] = useState<Step>(OVERVIEW);
  const showCodes = (codes: readonly string[]) => setStep({ at: 'codes', codes });
  const end = () => {
    setStep(OVERVIEW);
    void reading.reload();
  };
  const overview = ({ isOn, backupCodesLeft }: FactorState) =>
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
      {step.at === 'overview' ? (
        <ReadingView reading={reading} label={copy.loading}>
          {overview}
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
