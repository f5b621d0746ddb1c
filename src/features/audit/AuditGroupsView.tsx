import { Button, Text, Title } from '@mantine/core';
import type { Audit, AuditedPage, AuditGroup } from '#contract/audit/contentAudit.schema.ts';
import tablePage from '#src/kit/lists/tablePage.module.css';
import { groupsTexts as copy, groupTitle, nameShown } from './audit.copy.ts';
import classes from './audit.module.css';

interface AuditGroupsViewProps {
  /** Null: not known yet. */
  readonly groups: readonly AuditGroup[] | null;
  readonly pages: readonly AuditedPage[];
  readonly state: Audit['state'];
  readonly onOpen: (position: number) => void;
  /** Asks for the groups again. */
  readonly onAgain: () => void;
}

/** A group of all pages of a site says nothing more with its later ones. */
const PAGES_SHOWN = 20;

/** Pages that compete with each other, group by group. */
export function AuditGroupsView(props: AuditGroupsViewProps) {
  const { groups, pages, state, onOpen, onAgain } = props;
  if (groups === null)
    return (
      <div className={tablePage.none}>
        <Text>{state === 'running' ? copy.noneYet : copy.notCompared}</Text>
        {state === 'running' ? null : (
          <Button variant="default" onClick={onAgain}>
            {copy.again}
          </Button>
        )}
      </div>
    );
  if (groups.length === 0) return <Text className={tablePage.none ?? ''}>{copy.none}</Text>;
  const pageAt = new Map(pages.map((page) => [page.position, page]));
  return (
    <div className={classes.groups}>
      <Text size="sm" c="dimmed">
        {copy.help}
      </Text>
      {groups.map((group) => (
        <section key={`${group.kind} ${group.positions.join()}`} className={classes.group}>
          <Title order={2} size="h5">
            {groupTitle(group)}
          </Title>
          <ul>
            {group.positions.slice(0, PAGES_SHOWN).map((position) => (
              <GroupPage
                key={position}
                page={pageAt.get(position)}
                onOpen={() => onOpen(position)}
              />
            ))}
            {group.positions.length > PAGES_SHOWN ? (
              <li>{copy.more(group.positions.length - PAGES_SHOWN)}</li>
            ) : null}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface GroupPageProps {
  readonly page: AuditedPage | undefined;
  readonly onOpen: () => void;
}

function GroupPage({ page, onOpen }: GroupPageProps) {
  if (page === undefined) return null;
  return (
    <li>
      <button
        type="button"
        id={`page-${page.position}`}
        className={tablePage.open}
        onClick={onOpen}
      >
        {nameShown(page)}
      </button>
      <div className={classes.under}>{page.url}</div>
    </li>
  );
}
