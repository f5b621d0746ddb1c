import { about, basics, type Outlines, steps } from './outline.ts';

export const ENGLISH_OUTLINES: Outlines = {
  byKind: {
    howTo: [
      about('What you need', 'tools ingredients'),
      steps('Step by step'),
      about('Mistakes to avoid'),
    ],
    choosing: [
      about('What matters most', 'feature size fit'),
      about('Price'),
      about('Before you buy', 'test try'),
    ],
    comparison: [
      about('At a glance', 'data figures'),
      about('The differences'),
      about('Which one suits whom', 'verdict suits'),
    ],
    list: [about('The selection'), about('How to tell them apart', 'recognise sign')],
    definition: [
      basics('The basics'),
      about('How it works'),
      about('What it means in practice', 'effect everyday'),
    ],
    review: [
      about('First impressions'),
      about('In everyday use', 'practice performance'),
      about('Verdict'),
    ],
    news: [
      about('What happened', 'decision'),
      about('The background', 'history reasons'),
      about('What it means', 'effect everyday'),
    ],
  },
  onDemand: [
    'Size',
    'Weight',
    'Materials',
    'Weather',
    'Comfort',
    'Safety',
    'Price',
    'Care',
    'Storage',
    'History',
    'What people say',
  ],
  also: 'Also',
};
