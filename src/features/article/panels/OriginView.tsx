import { Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { ORIGIN_KINDS } from '#contract/article/origins.ts';
import { type ArticleBody, type BlockId, htmlIn, originsIn } from '#domain/article/body.ts';
import type { OriginKind } from '#domain/article/origin.ts';
import { type ForeignBlock, type OriginReport, percentYours } from '#domain/article/originShare.ts';
import { textUnitsOf } from '#html/units.ts';
import { origin as copy } from './origin.copy.ts';
import classes from './origin.module.css';

interface OriginViewProps {
  readonly report: OriginReport;
  readonly body: ArticleBody;
  readonly isMarked: boolean;
  readonly onMark: () => void;
  readonly onReveal: (blockId: BlockId) => void;
}

export function OriginView({ report, body, isMarked, onMark, onReveal }: OriginViewProps) {
  const { share, words, blocks } = report;
  const kinds = (['yours', ...ORIGIN_KINDS] as const).filter((kind) => share[kind] > 0);
  return (
    <div className={classes.panel}>
      <p className={classes.score}>
        <strong>{copy.percent(percentYours(report))}</strong> {copy.yours}
      </p>
      <div className={classes.bar} aria-hidden>
        {kinds.map((kind) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: share[kind] / words }} />
        ))}
      </div>
      <dl className={classes.parts} aria-label={copy.parts}>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt data-kind={kind}>{copy.kinds[kind]}</dt>
            <dd>{copy.words(share[kind])}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.quiet}>{copy.hint}</p>
      <Switch checked={isMarked} onChange={onMark} label={copy.marks} />
      <p className={classes.quiet}>{copy.marksHint}</p>
      {blocks.length === 0 ? (
        <p className={classes.quiet}>{copy.none}</p>
      ) : (
        ORIGIN_KINDS.map((kind) => (
          <Blocks
            key={kind}
            kind={kind}
            body={body}
            blocks={blocks.filter((block) => block.kind === kind)}
            onReveal={onReveal}
          />
        ))
      )}
    </div>
  );
}

interface BlocksProps extends Pick<OriginViewProps, 'body' | 'onReveal'> {
  readonly kind: OriginKind;
  readonly blocks: readonly ForeignBlock[];
}

/** More would be no list to read. */
const MOST_SHOWN = 100;

function Blocks({ kind, blocks, body, onReveal }: BlocksProps) {
  if (blocks.length === 0) return null;
  const more = blocks.length - MOST_SHOWN;
  return (
    <section>
      <h2>{copy.blocks(kind)}</h2>
      <ul className={classes.blocks}>
        {blocks.slice(0, MOST_SHOWN).map(({ id, share }) => {
          const source = copy.source(originsIn(body, id) ?? []);
          return (
            <li key={id}>
              <button type="button" onClick={() => onReveal(id)}>
                <span>{beginningOf(htmlIn(body, id) ?? '') || copy.untitled}</span>
                <span className={classes.quiet}>{copy.share(share[kind], wordsOf(share))}</span>
                {source !== null && <span className={classes.quiet}>{source}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {more > 0 && <p className={classes.quiet}>{copy.more(more)}</p>}
    </section>
  );
}

const wordsOf = (share: ForeignBlock['share']): number =>
  Object.values(share).reduce((sum, count) => sum + count, 0);

const EXCERPT_CHARS = 80;

function beginningOf(html: string): string {
  const text = textUnitsOf(html)
    .map((unit) => unit.text)
    .join(' ')
    .trim();
  return text.length > EXCERPT_CHARS ? `${text.slice(0, EXCERPT_CHARS).trimEnd()}…` : text;
}
