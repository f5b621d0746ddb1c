import { expect, test } from '@jest/globals';
import { MAP_TOPICS_MOST, topicMap } from '#domain/topics/map.ts';
import { aTopic, aTopicKeyphrase, idOf } from '#tests/support/factories.ts';

const topics = Array.from({ length: 200 }, (_, at) => {
  const phrase = `${['grinder', 'filter', 'kettle'][at % 3]} ${at}`;
  const at0 = '2026-05-01T00:00:00.000Z';
  return aTopic({
    id: idOf(100 + at),
    name: phrase,
    keyphrases: [aTopicKeyphrase({ phrase })],
    volume: at < 20 ? null : { value: at * 10, source: 'file', at: at0 },
  });
});

// §d.topics.11
test('the largest topics are circles that do not overlap, within the map, always the same', () => {
  const { circles, width, height } = topicMap(topics);
  expect(circles).toHaveLength(MAP_TOPICS_MOST);
  expect(circles[0]).toMatchObject({ topic: { name: 'filter 199' } });
  for (const [at, one] of circles.entries()) {
    expect(Math.abs(one.x) + one.radius).toBeLessThanOrEqual(width / 2);
    expect(Math.abs(one.y) + one.radius).toBeLessThanOrEqual(height / 2);
    for (const other of circles.slice(0, at))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(
        one.radius + other.radius,
      );
  }
  expect(topicMap(topics)).toEqual(topicMap(topics));
});

test('a topic without words and an empty list have a map too', () => {
  expect(topicMap([aTopic({ keyphrases: [] })]).circles).toHaveLength(1);
  expect(topicMap([]).circles).toEqual([]);
});
