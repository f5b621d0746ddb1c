import { Button, Group, Text } from '@mantine/core';
import { AppLink } from '#src/kit/AppLink.tsx';
import { LimitedButton } from '#src/kit/LimitedButton.tsx';
import { type UpcomingName, upcoming, upcomingTexts } from './upcoming.copy.ts';
import { StatePanel } from '#src/kit/ui/StatePanel.tsx';

/** In the place of a tool that is not in this version: what it will do, and what works today. */
export function UpcomingView({ upcoming: name }: { upcoming: UpcomingName }) {
  const { title, text } = upcoming[name];
  return (
    <StatePanel title={title} hint={text} level={1}>
      <Text maw={480}>{upcomingTexts.notYet}</Text>
      <Group justify="center">
        <LimitedButton limit="article" to="/articles/create">
          {upcomingTexts.write}
        </LimitedButton>
        <Button component={AppLink} to="/articles" variant="default">
          {upcomingTexts.articles}
        </Button>
      </Group>
    </StatePanel>
  );
}
