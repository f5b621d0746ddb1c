import { Button, Group, Text } from '@mantine/core';
import { AppLink } from '#src/kit/AppLink.tsx';
import { useAppSelector } from '#src/kit/hooks.ts';
import { LimitedButton } from '#src/kit/limits/LimitedButton.tsx';
import { StatePanel } from '#src/kit/ui/Page.tsx';
import { router } from '#store/session/router.slice.ts';
import { type UpcomingName, upcoming, upcomingTexts } from './upcoming.copy.ts';

/** The page of every route whose tool is not in this version. */
export function Upcoming() {
  const { route } = useAppSelector(router.selectLocation);
  const isUpcoming = route !== null && Object.hasOwn(upcoming, route);
  return isUpcoming ? <UpcomingView upcoming={route as keyof typeof upcoming} /> : null;
}

/** Says what the tool will do, and what works today. */
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
