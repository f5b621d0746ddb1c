import type { EventLog } from '#contract/session/event.schema.ts';
import { calendarDay, counted, dateTime } from '#src/kit/copy/formats.ts';

export const events = {
  title: 'Use of this installation',
  hint: 'Events of people who have consented; never of administrators. Kept for 13 months.',
  none: 'This installation keeps no log: ANALYTICS_LOG is false.',
  elsewhere: 'Events go to Mixpanel, and this installation keeps no log of its own.',
  event: 'Event',
  all: 'All events',
  from: 'From',
  to: 'To',
  loading: 'Reading events…',
  empty: 'No events in these days.',
  export: 'Export CSV',
  exporting: 'Exporting…',
  at: 'Time',
  with: 'With',
  person: 'Person',
  date: (iso: string) => dateTime.format(new Date(iso)),
  day: (iso: string) => calendarDay.format(new Date(iso)),
  chart: (days: EventLog['days']) => {
    const all = days.reduce((sum, { events: count }) => sum + count, 0);
    return `${counted(all, 'event', 'events')} on ${counted(days.length, 'day', 'days')}`;
  },
  ofDay: ({ day, events: count, people }: EventLog['days'][number]) =>
    `${events.day(day)}: ${counted(count, 'event', 'events')} of ${counted(people, 'person', 'people')}`,
} as const;
