import { Text } from '@mantine/core';
import type { EventLog } from '#contract/session/event.schema.ts';
import { LoadingRows, Pager } from '#src/kit/lists/PagedList.tsx';
import { events as copy } from './events.copy.ts';
import classes from './events.module.css';
import settings from './settings.module.css';

interface EventsViewProps {
  /** Undefined while it is being read. */
  readonly log: Pick<EventLog, 'content' | 'days' | 'last'> | undefined;
  /** The first and the last day that are shown. */
  readonly from: string;
  readonly to: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Events a day as bars, and each event in a table. */
export function EventsView({ log, from, to, page, onPage }: EventsViewProps) {
  if (log === undefined) return <LoadingRows label={copy.loading} height={36} />;
  if (log.content.length === 0 && page === 0) return <Text c="dimmed">{copy.empty}</Text>;
  return (
    <>
      <Chart days={log.days} from={from} to={to} />
      <table className={settings.ledger}>
        <thead>
          <tr>
            <th scope="col">{copy.at}</th>
            <th scope="col">{copy.event}</th>
            <th scope="col">{copy.with}</th>
            <th scope="col">{copy.person}</th>
          </tr>
        </thead>
        <tbody>
          {log.content.map(({ id, at, name, properties, userId }) => (
            <tr key={id}>
              <td>
                <time dateTime={at}>{copy.date(at)}</time>
              </td>
              <td>{name}</td>
              <td>{Object.values(properties).join(', ')}</td>
              <td className={classes.person}>{userId}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager page={page} isLastPage={log.last} isEmpty={log.content.length === 0} onPage={onPage} />
    </>
  );
}

const DAY_MS = 86_400_000;
const WIDTH = 600;
const HEIGHT = 120;

function Chart({ days, from, to }: Pick<EventLog, 'days'> & Pick<EventsViewProps, 'from' | 'to'>) {
  const first = Date.parse(from);
  const step = WIDTH / ((Date.parse(to) - first) / DAY_MS + 1);
  const most = Math.max(...days.map(({ events }) => events), 1);
  return (
    <figure className={classes.chart}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={copy.chart(days)}>
        <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className={classes.base} />
        {days.map((of) => {
          const height = (of.events / most) * HEIGHT;
          const x = ((Date.parse(of.day) - first) / DAY_MS) * step;
          return (
            <rect
              key={of.day}
              x={x + step * 0.1}
              y={HEIGHT - height}
              width={step * 0.8}
              height={height}
              className={classes.bar}
            >
              <title>{copy.ofDay(of)}</title>
            </rect>
          );
        })}
      </svg>
      <p className={classes.days} aria-hidden>
        <span>{copy.day(from)}</span>
        <span>{copy.day(to)}</span>
      </p>
      <figcaption>{copy.chart(days)}</figcaption>
    </figure>
  );
}
