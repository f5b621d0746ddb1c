import { Button, CloseButton } from '@mantine/core';
import { app } from '#src/kit/copy/app.ts';
import { articles } from '#src/kit/copy/articles.ts';
import { noticeText } from '#src/kit/copy/notices.ts';
import { articleDelete } from '#store/article/delete.slice.ts';
import { type Notice, noticeClosed, selectNotices } from '#store/session/notices.slice.ts';
import { reloadRequested } from '#store/session/page.slice.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import classes from './shell.module.css';

const offers = {
  undo: {
    label: articles.undo,
    action: (noticeId: string) => articleDelete.restoreRequested({ noticeId }),
  },
  reload: { label: app.reload, action: () => reloadRequested() },
};

/** Short messages above the page, read out as they come. */
export function Notices() {
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  return (
    <div className={classes.notices} role="log" aria-live="polite">
      {notices.map((notice) => {
        const offer = notice.offer && offers[notice.offer];
        return (
          <div key={notice.id} className={classes.notice}>
            <p>
              <TextOf notice={notice} />
            </p>
            {offer === null ? null : (
              <Button
                variant="light"
                size="compact-md"
                onClick={() => dispatch(offer.action(notice.id))}
              >
                {offer.label}
              </Button>
            )}
            <CloseButton
              aria-label={app.close}
              onClick={() => dispatch(noticeClosed({ id: notice.id }))}
            />
          </div>
        );
      })}
    </div>
  );
}

/** The text; the address in it that somebody should write to is a link. */
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
