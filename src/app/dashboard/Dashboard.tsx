import { IconPlus } from '@tabler/icons-react';
import { LimitedButton } from '#src/kit/LimitedButton.tsx';
import { dashboard } from './dashboard.copy.ts';
import { Page } from '#src/kit/ui/Page.tsx';
import { DashboardView } from './DashboardView.tsx';
import { MonthOf } from './MonthOf.tsx';
import { Recent } from './Recent.tsx';

/** The start page (spec §2): the next article, the last ones, and what the plan has left. */
export function Dashboard() {
  return (
    <Page
      title={dashboard.title}
      action={
        <LimitedButton limit="article" to="/articles/create" leftSection={<IconPlus size={18} />}>
          {dashboard.create}
        </LimitedButton>
      }
    >
      <DashboardView recent={<Recent />} month={<MonthOf />} />
    </Page>
  );
}
