import { Button, CloseButton } from '@mantine/core';
import { app } from '#src/kit/copy/app.ts';
import { knownBound, refusingBounds } from '#src/kit/copy/bounds.ts';
import { noticeText } from '#src/kit/copy/notices.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { host } from '#store/session/host.slice.ts';
import { type Notice, notices } from '#store/session/notices.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { router } from '#store/session/router.slice.ts';
import classes from './shell.module.css';

const offers = {
  undo: {
    label: app.undo,
    action: ({ id }: Notice) => notices.undoRequested({ id }),
  },
  reload: { label: app.reload, action: () => page.reloadRequested() },
  signIn: { label: app.signIn, action: () => host.signInElsewhereRequested() },
  makeRoom: {
    label: app.makeRoom,
    action: (notice: Notice) => router.navigationRequested({ to: roomOf(notice) ?? '/' }),
  },
};

/** The list where there is something to delete; undefined where it is on the page already. */
function roomOf({ values: { name, most } }: Notice): string | undefined {
  const bound = knownBound({ name: String(name), most: Number(most) });
  return bound === null ? undefined : refusingBounds[bound.name].at;
}

const offerOf = (notice: Notice) =>
  notice.offer === null || (notice.offer === 'makeRoom' && roomOf(notice) === undefined)
    ? null
    : offers[notice.offer];

/** The messages that are shown, the newest last. */
export function NoticeList() {
  const dispatch = useAppDispatch();
  return useAppSelector(notices.select).map((notice) => {
    const offer = offerOf(notice);
    return (
      <div key={notice.id} className={classes.notice}>
        <p>
          <TextOf notice={notice} />
        </p>
        {offer === null ? null : (
          <Button variant="light" size="compact-md" onClick={() => dispatch(offer.action(notice))}>
            {offer.label}
          </Button>
        )}
        <CloseButton
          aria-label={app.close}
          onClick={() => dispatch(notices.closed({ id: notice.id }))}
        />
      </div>
    );
  });
}

/** The text, with its e-mail address as a link. */
function TextOf({ notice }: { notice: Notice }) {
  const text = noticeText(notice);
  const { email } = notice.values;
  if (typeof email !== 'string' || email === '') return text;
  const [before, after] = text.split(email);
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  );
}
