import { Anchor, Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { InternalLinks } from '#contract/pages/page.schema.ts';
import type { TextEdit } from '#domain/article/textEdit.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import classes from '#src/kit/panel.module.css';
import { links as copy } from './links.copy.ts';
import own from './links.module.css';

interface LinksViewProps {
  readonly links: InternalLinks;
  /** False for people who may only read. */
  readonly canWrite: boolean;
  /** Whether the words still stand there, outside of a link. */
  readonly isOpen: (edit: TextEdit) => boolean;
  readonly onShow: (edit: TextEdit) => void;
  readonly onLink: (edit: TextEdit) => void;
  readonly onRefresh: () => void;
}

export function LinksView(props: LinksViewProps) {
  const { links, onRefresh } = props;
  const { site, pages, orphans, orphanCount } = links;
  if (site === null || pages === 0)
    return (
      <div className={classes.panel}>
        <p>{site === null ? copy.noSite : copy.noPages(site)}</p>
        <Anchor
          component={AppLink}
          size="sm"
          to={`/settings?section=${site === null ? 'workspace' : 'search'}`}
        >
          {site === null ? copy.toWorkspace : copy.toPages}
        </Anchor>
      </div>
    );
  return (
    <div className={classes.panel}>
      <section>
        <h2>{copy.outgoing}</h2>
        <p className={classes.quiet}>{copy.of(pages, site)}</p>
        <Outgoing {...props} />
        <Group>
          <Button size="compact-sm" variant="default" onClick={onRefresh}>
            {copy.refresh}
          </Button>
        </Group>
      </section>
      <section>
        <h2>{copy.incoming}</h2>
        <Incoming {...links} />
      </section>
      {orphanCount === 0 ? null : (
        <section>
          <h2>{copy.orphans}</h2>
          <p className={classes.quiet}>{copy.orphansHelp}</p>
          <ul className={own.links}>
            {orphans.map((page) => (
              <li key={page.url}>
                <Page {...page} />
              </li>
            ))}
          </ul>
          {orphanCount > orphans.length ? <p>{copy.more(orphanCount - orphans.length)}</p> : null}
        </section>
      )}
    </div>
  );
}

type OutgoingLink = InternalLinks['outgoing'][number];

const editOf = ({ blockId, unit, start, end, text, url }: OutgoingLink): TextEdit => ({
  blockId,
  unit,
  start,
  end,
  was: text,
  now: text,
  href: url,
});

function Outgoing({ links, canWrite, isOpen, onShow, onLink }: LinksViewProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const open = links.outgoing.filter((link) => !left.has(link.url) && isOpen(editOf(link)));
  if (open.length === 0) return <p role="status">{copy.outgoingNone}</p>;
  return (
    <ul className={own.links}>
      {open.map((link) => (
        <li key={link.url}>
          <Page {...link} />
          <button
            type="button"
            className={own.place}
            title={copy.show(link.text)}
            onClick={() => onShow(editOf(link))}
          >
            <Sentence {...link} />
          </button>
          {canWrite ? (
            <Group gap="xs">
              <Button
                size="compact-sm"
                variant="light"
                aria-label={copy.linkIt(link.text, link.title)}
                onClick={() => onLink(editOf(link))}
              >
                {copy.link}
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                color="gray"
                aria-label={copy.leaveIt(link.text)}
                onClick={() => setLeft(new Set([...left, link.url]))}
              >
                {copy.leave}
              </Button>
            </Group>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Incoming({ incoming, address }: InternalLinks) {
  if (incoming.length === 0) return <p role="status">{copy.incomingNone}</p>;
  return (
    <>
      <p className={classes.quiet}>
        {copy.incomingHelp} {address === null ? copy.incomingUnknown : null}
      </p>
      <ul className={own.links}>
        {incoming.map((link) => (
          <li key={link.url}>
            <Page {...link} />
            <span>
              <Sentence {...link} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const Page = ({ url, title }: { readonly url: string; readonly title: string }) => (
  <Anchor href={url} size="sm" target="_blank" rel="noopener noreferrer">
    {title || url}
  </Anchor>
);

/** The sentence with the words that would be the link. */
function Sentence({ sentence, text }: { readonly sentence: string; readonly text: string }) {
  const at = sentence.indexOf(text);
  return (
    <>
      {sentence.slice(0, at)}
      <ins>{text}</ins>
      {sentence.slice(at + text.length)}
    </>
  );
}
