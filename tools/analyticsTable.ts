/** The table of docs/analytics.md, from domain/session/analytics.ts. */
import { type AnalyticsEvent, EVENTS } from '#domain/session/analytics.ts';
import { type Generated, withGeneratedPart } from './lib/generated.ts';

type PropertyType = AnalyticsEvent['properties'][string];

const typeOf = (type: PropertyType): string =>
  typeof type === 'string' ? type : type.oneOf.map((value) => `\`${value}\``).join(', ');

const propertiesOf = ({ properties }: AnalyticsEvent): string =>
  Object.entries(properties)
    .map(([name, type]) => `\`${name}\`: ${typeOf(type)}`)
    .join('<br>') || '–';

export const analyticsTable = (): Generated => ({
  pages: [
    withGeneratedPart(
      'docs/analytics.md',
      'Analytics',
      [
        '| Event | When | Properties | Tracked in |',
        '|---|---|---|---|',
        ...Object.entries<AnalyticsEvent>(EVENTS).map(
          ([name, event]) =>
            `| \`${name}\` | ${event.when} | ${propertiesOf(event)} | [${event.from}](../${event.from}) |`,
        ),
      ].join('\n'),
    ),
  ],
  problems: [],
});
