import { ActionIcon, Button, Text, Tooltip } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { IdeaState } from '#contract/ideas/idea.route.ts';
import type { Idea, IdeaReason } from '#contract/ideas/idea.schema.ts';
import type { Api } from '#contract/routes.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { BeginWith } from '#src/kit/article/BeginWith.tsx';
import { ideas as copy } from './ideas.copy.ts';
import classes from './ideas.module.css';

type Mail = Awaited<ReturnType<Api['topic2']['getIdeas']>>['mail'];
type Change = (ideaId: string, state: IdeaState) => void;

interface IdeasViewProps {
  readonly ideas: readonly Idea[];
  readonly week: string | null;
  readonly nextAt: string;
  /** Null for somebody who may only read. */
  readonly onChange: Change | null;
  readonly mail: Mail;
  /** The same. */
  readonly onMail: ((isWanted: boolean) => void) | null;
}

/** Shown before somebody asks for the others. */
const FIRST = 5;

export function IdeasView({ ideas, week, nextAt, onChange, mail, onMail }: IdeasViewProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? ideas : ideas.slice(0, FIRST);
  const more = ideas.length - shown.length;
  return (
    <>
      {ideas.length === 0 ? (
        <Text c="dimmed">{week === null ? copy.none : copy.noneThisWeek}</Text>
      ) : (
        <ul className={classes.list}>
          {shown.map((idea) => (
            <IdeaRowView key={idea.id} idea={idea} onChange={onChange} />
          ))}
        </ul>
      )}
      {more === 0 ? null : (
        <Button variant="subtle" size="compact-sm" onClick={() => setIsWhole(true)}>
          {copy.more(more)}
        </Button>
      )}
      <Text size="sm" c="dimmed" mt="sm">
        {copy.next(nextAt)}
      </Text>
      {onMail === null ? null : <MailView mail={mail} onMail={onMail} />}
    </>
  );
}

interface IdeaRowViewProps {
  readonly idea: Idea;
  readonly onChange: Change | null;
}

function IdeaRowView({ idea, onChange }: IdeaRowViewProps) {
  const { text, written } = idea;
  return (
    <li className={classes.row}>
      <div className={classes.said}>
        <span className={classes.text}>{text === '' ? copy.untitled : text}</span>
        <Text size="sm" c="dimmed">
          {copy.reasonOf(idea.reason)} <ReasonLink idea={idea} />
        </Text>
        {written === null ? null : (
          <Text size="sm">
            <AppLink to={`/articles/${written.articleId}`}>{copy.writtenIn(written.title)}</AppLink>
          </Text>
        )}
      </div>
      {onChange === null ? null : (
        <div className={classes.actions}>
          <Begin idea={idea} />
          <Choice idea={idea} onChange={onChange} />
        </div>
      )}
    </li>
  );
}

/** Where the idea comes from. */
function ReasonLink({ idea: { reason } }: { readonly idea: Idea }) {
  if (reason.source === 'favourite')
    return <AppLink to={`/topic-finder/${reason.topicSearchId}`}>{copy.seeTopics}</AppLink>;
  if (reason.source === 'tag')
    return <AppLink to="/settings?section=workspace">{copy.seeKeywords}</AppLink>;
  if (reason.source === 'audit')
    return <AppLink to={`/audit/${reason.auditId}`}>{copy.seeAudit}</AppLink>;
  if (reason.source === 'question')
    return (
      <a href={reason.url} target="_blank" rel="noopener noreferrer">
        {copy.seePage}
      </a>
    );
  return null;
}

/** The page that the idea is about; null: there is none yet. */
function pageOf(reason: IdeaReason): string | null {
  if (reason.source === 'snapshot') return `/articles/${reason.articleId}`;
  if (reason.source !== 'audit') return null;
  return reason.articleId === null ? `/audit/${reason.auditId}` : `/articles/${reason.articleId}`;
}

function Begin({ idea: { text, reason } }: { readonly idea: Idea }) {
  const page = pageOf(reason);
  if (page !== null)
    return (
      <Button
        component={AppLink}
        to={page}
        variant="light"
        size="compact-sm"
        aria-label={copy.openOf(text)}
      >
        {copy.open}
      </Button>
    );
  return <BeginWith keyphrase={text} />;
}

function Choice({ idea, onChange }: { readonly idea: Idea; readonly onChange: Change }) {
  const isKept = idea.state === 'kept';
  const Mark = isKept ? IconBookmarkFilled : IconBookmark;
  return (
    <>
      <Tooltip label={isKept ? copy.kept : copy.keep}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={copy.keepOf(idea.text)}
          aria-pressed={isKept}
          onClick={() => onChange(idea.id, isKept ? 'new' : 'kept')}
        >
          <Mark size={16} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={copy.dismiss}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={copy.dismissOf(idea.text)}
          onClick={() => onChange(idea.id, 'dismissed')}
        >
          <IconX size={16} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}

interface MailViewProps {
  readonly mail: Mail;
  readonly onMail: (isWanted: boolean) => void;
}

/** Nothing is offered that nobody could send. */
function MailView({ mail, onMail }: MailViewProps) {
  const { isPossible, isWanted, address } = mail;
  if (!isPossible && !isWanted) return null;
  return (
    <Text size="sm" c="dimmed">
      {isWanted ? copy.mailedTo(address) : null}{' '}
      <Button variant="subtle" size="compact-sm" onClick={() => onMail(!isWanted)}>
        {isWanted ? copy.stopMail : copy.wantMail}
      </Button>
    </Text>
  );
}
