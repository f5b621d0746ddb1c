import { describe, expect, test } from '@jest/globals';
import { kindOfTopic, topicPhrase } from '#server/material/topic.ts';

describe('the kind of a topic', () => {
  test.each([
    ['en', 'How to plant a hedge', 'howTo'],
    ['en', 'How to choose a lamp', 'choosing'],
    ['en', 'Wool or cotton: which is warmer?', 'comparison'],
    ['en', 'Seven rivers of Europe', 'list'],
    ['en', 'What is a comet?', 'definition'],
    ['en', 'Desk lamp: our review', 'review'],
    ['en', 'The city gets a new bridge', 'news'],
    ['en', 'Wool', 'definition'],
    ['de', 'Wie man eine Hecke pflanzt', 'howTo'],
    ['de', 'Die richtige Lampe wählen', 'choosing'],
    ['de', 'Wolle oder Baumwolle', 'comparison'],
    ['de', 'Was ist ein Komet?', 'definition'],
    ['de', 'Schreibtischlampe im Test', 'review'],
    ['es', 'Cómo plantar un seto', 'howTo'],
    ['es', 'Cómo elegir una lámpara', 'choosing'],
    ['es', '¿Qué es un cometa?', 'definition'],
    ['fr', 'Comment planter une haie', 'howTo'],
    ['fr', 'Comment choisir une lampe', 'choosing'],
    ['fr', 'Qu’est-ce qu’une comète ?', 'definition'],
    ['ja', '猫', 'definition'],
  ])('%s, “%s”: %s', (language, topic, kind) => {
    expect(kindOfTopic(topic, language)).toBe(kind);
  });
});

describe('a topic as part of a sentence', () => {
  test.each([
    [
      'en',
      'How to choose trail running shoes for wet winters',
      'choosing trail running shoes for wet winters',
    ],
    ['en', 'How to cut and store wood', 'cutting and storing wood'],
    ['en', 'How to tie a knot?', 'tying a knot'],
    ['en', 'How to plan a trip: ten tips', 'planning a trip'],
    ['en', 'How to open a jar', 'opening a jar'],
    ['en', 'What is a comet?', 'a comet'],
    ['en', 'Desk lamp: our review', 'Desk lamp'],
    ['en', 'Why do cats purr', '“Why do cats purr”'],
    ['en', 'Cold brew coffee', 'Cold brew coffee'],
    ['de', 'Wie man eine Hecke pflanzt', '„Wie man eine Hecke pflanzt“'],
    ['es', '¿Qué es un cometa?', 'un cometa'],
    ['fr', 'Qu’est-ce qu’une comète ?', 'une comète'],
  ])('%s, “%s”: %s', (language, topic, phrase) => {
    expect(topicPhrase(topic, language)).toBe(phrase);
  });
});
