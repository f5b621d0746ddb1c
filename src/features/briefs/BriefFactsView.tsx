import { ActionIcon, Anchor } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { BriefData, BriefResult } from '#contract/briefs/brief.schema.ts';
import { formatNames, UNKNOWN } from '#domain/briefs/briefWords.ts';
import { factTexts as copy } from './briefs.copy.ts';
import classes from './briefs.module.css';

interface TakenHeading {
  readonly text: string;
  readonly level: 2 | 3;
  readonly url: string;
}

interface BriefFactsViewProps {
  readonly data: BriefData;
  /** Puts a heading into the outline; null for people who may only read. */
  readonly onTake: ((heading: TakenHeading) => void) | null;
}

/** What the pages of a brief have, part by part. What is not known is a dash. */
export function BriefFactsView({ data, onTake }: BriefFactsViewProps) {
  const { questions, relatedSearches, entities, internalLinks, externalSources } = data;
  return (
    <div className={classes.panel}>
      <Part title={copy.results} items={data.results}>
        {(result) => <Result key={result.url} {...{ result, onTake }} />}
      </Part>
      <Part title={copy.questions} items={questions}>
        {({ text, url }) => (
          <li key={text} className={classes.row}>
            <Linked url={url} title={text} />
            <Take {...{ text, url, onTake }} level={3} />
          </li>
        )}
      </Part>
      <Part title={copy.related} items={relatedSearches}>
        {(text) => <li key={text}>{text}</li>}
      </Part>
      <Part title={copy.titles} items={data.titles}>
        {(text) => <li key={text}>{text}</li>}
      </Part>
      <Part title={copy.descriptions} items={data.descriptions}>
        {(text) => <li key={text}>{text}</li>}
      </Part>
      <Terms terms={data.terms} />
      <Part title={copy.entities} items={entities}>
        {({ name, pages }) => (
          <li key={name} className={classes.row}>
            <span>{name}</span>
            <span className={classes.quiet}>{pages}</span>
          </li>
        )}
      </Part>
      <Part title={copy.links} items={internalLinks}>
        {({ anchor, url, section }) => (
          <li key={url}>
            <Linked url={url} title={anchor} />
            {section === '' ? null : <p className={classes.quiet}>{copy.inSection(section)}</p>}
          </li>
        )}
      </Part>
      <Part title={copy.sources} items={externalSources}>
        {({ url, title }) => (
          <li key={url}>
            <Linked {...{ url, title }} />
          </li>
        )}
      </Part>
    </div>
  );
}

interface PartProps<Item> {
  readonly title: string;
  /** Null: not known. */
  readonly items: readonly Item[] | null;
  readonly children: (item: Item) => ReactNode;
}

function Part<Item>({ title, items, children }: PartProps<Item>) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {items === null && <p className={classes.quiet}>{UNKNOWN}</p>}
      {items?.length === 0 && <p className={classes.quiet}>{copy.none}</p>}
      {items !== null && items.length > 0 && (
        <ul className={classes.list}>{items.map(children)}</ul>
      )}
    </section>
  );
}

type OnTake = Pick<BriefFactsViewProps, 'onTake'>;
const DEEPEST = 3;

function Result({ result, onTake }: OnTake & { readonly result: BriefResult }) {
  const { position, url, title, format, words, headings } = result;
  const sections = (headings ?? []).filter(({ level }) => level > 1 && level <= DEEPEST);
  return (
    <li>
      <span className={classes.quiet}>{position}. </span>
      <Linked {...{ url, title }} />
      <p className={classes.quiet}>
        {copy.resultFacts(format === null ? UNKNOWN : formatNames[format], words)}
      </p>
      {sections.length === 0 ? (
        <p className={classes.quiet}>{copy.headings(headings?.length ?? null)}</p>
      ) : (
        <details>
          <summary>{copy.headings(headings?.length ?? null)}</summary>
          <ul className={classes.list}>
            {sections.map(({ level, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two headings may be the same
              <li key={at} className={`${classes.row} ${level > 2 ? classes.part : ''}`}>
                <span>{text}</span>
                <Take {...{ text, url, onTake }} level={level > 2 ? 3 : 2} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function Take({ onTake, ...heading }: OnTake & TakenHeading) {
  if (onTake === null) return null;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={copy.take(heading.text)}
      onClick={() => onTake(heading)}
    >
      <IconPlus size={16} />
    </ActionIcon>
  );
}

/** Only addresses of the web are links: an imported file has none. */
function Linked({ url, title }: { readonly url: string; readonly title: string }) {
  if (!/^https?:/.test(url)) return <span>{title || url}</span>;
  return (
    <Anchor href={url} size="sm" target="_blank" rel="noopener noreferrer nofollow">
      {title || url}
    </Anchor>
  );
}

const TIERS = ['must', 'recommended', 'additional'] as const;

function Terms({ terms }: Pick<BriefData, 'terms'>) {
  return (
    <section aria-label={copy.terms}>
      <h2>{copy.terms}</h2>
      <p className={classes.quiet}>{terms === null ? UNKNOWN : copy.usesHelp}</p>
      {TIERS.map((tier) => {
        const own = (terms ?? []).filter((term) => term.tier === tier);
        if (own.length === 0) return null;
        return (
          <div key={tier}>
            <h3 className={classes.quiet}>{copy.tiers[tier]}</h3>
            <ul className={classes.list}>
              {own.map(({ term, low, high }) => (
                <li key={term} className={classes.row}>
                  <span>{term}</span>
                  <span className={classes.quiet}>{copy.uses(low, high)}</span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
