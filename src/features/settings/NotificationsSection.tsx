import { Skeleton } from '@mantine/core';
import { useAppDispatch, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { ideas } from '#store/ideas/ideas.slice.ts';
import { NotificationsView } from './NotificationsView.tsx';
import { notifications as copy } from './notifications.copy.ts';
import { Panel } from './Panel.tsx';
import classes from './settings.module.css';

/** What the product sends to a person. */
export function NotificationsSection() {
  return (
    <div className={classes.panels}>
      <Panel title={copy.title} hint={copy.hint}>
        <Mails />
      </Panel>
    </div>
  );
}

function Mails() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const { data } = useResource('ideas', { workspaceId });
  if (data === undefined) return <Skeleton h={48} />;
  return (
    <NotificationsView
      mail={data.mail}
      onMail={(isWanted) => dispatch(ideas.mailRequested({ workspaceId, isWanted }))}
    />
  );
}
