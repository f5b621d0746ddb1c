import { Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { billing as copy } from '../../copy/pages.ts';
import { RefusalAlert } from '../RefusalAlert.tsx';
import { requests } from '../requests.ts';
import { SectionView } from '../SectionView.tsx';
import { useAct } from '../useAct.ts';

interface EmailReportsProps {
  readonly isWanted: boolean;
  readonly reload: () => Promise<void>;
}

export function EmailReports({ isWanted, reload }: EmailReportsProps) {
  const { act, isWorking, refusal } = useAct(reload);
  return (
    <SectionView title={copy.reports}>
      <Switch
        label={copy.reportsSwitch}
        // At once as it will be; a refusal turns it back.
        checked={isWorking ? !isWanted : isWanted}
        onChange={() => isWorking || act(requests.emailReports(!isWanted))}
      />
      <RefusalAlert refusal={refusal} />
    </SectionView>
  );
}
