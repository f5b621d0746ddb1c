import { expect, test } from '@jest/globals';
import { createReleaseNews } from '#services/session/release.ts';

test('a new version is reported until unsubscribed', () => {
  const news = createReleaseNews();
  const heard: string[] = [];
  news.tell(); // nobody listens yet
  const unsubscribe = news.ports.subscribe(({ type }) => heard.push(type));
  news.tell();
  unsubscribe();
  news.tell();
  expect(heard).toEqual(['newVersion']);
});
