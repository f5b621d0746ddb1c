import type { MeasureName } from '#contract/voice/voice.ts';
import { VOICE_LIMITS } from '#contract/voice/voice.ts';
import type { MatchName, RuleName } from '#domain/seo/report/voiceReport.ts';
import type { ImportRefusal } from '#domain/transfer/importFile.ts';
import type { Measure, MeasureGroup } from '#domain/voice/measures.ts';
import { counted, number, numbers, oneDigit } from '#src/kit/copy/formats.ts';

const twoDigits = numbers({ maximumFractionDigits: 2 });

export const voiceList = {
  title: 'Brand voices',
  lead: 'How your brand sounds, measured in your own texts. Articles follow it, and are compared with it.',
  create: 'New voice',
  emptyTitle: 'No voice yet',
  emptyHint: 'Make one of a few of your texts. It takes no model, and nothing leaves this product.',
  isDefault: 'Default',
  facts: (words: number, rules: number) =>
    `Made of ${counted(words, 'word', 'words')} · ${counted(rules, 'style rule', 'style rules')}`,
  remove: (name: string) => `Delete “${name}”`,
} as const;

export const groups: Readonly<Record<MeasureGroup | 'words', string>> = {
  rhythm: 'Rhythm',
  person: 'Who speaks to whom',
  formality: 'Formality',
  habits: 'Habits',
  words: 'Words',
};

export const features: Readonly<Record<MatchName, string>> = {
  sentenceWords: 'Words in a sentence',
  sentenceVariation: 'Variation of sentence length',
  paragraphSentences: 'Sentences in a paragraph',
  firstPerson: '“I”, “my”',
  firstPlural: '“We”, “our”',
  reader: '“You”, “your”',
  contractions: 'Contractions',
  syllables: 'Syllables in a word',
  passives: 'Sentences in the passive',
  transitions: 'Sentences with a transition',
  questions: 'Questions',
  exclamations: 'Exclamations',
  semicolons: 'Semicolons',
  dashes: 'Dashes',
  parentheses: 'Parentheses',
  colons: 'Colons',
  listItems: 'Text in lists',
  emphasis: 'Bold and italic',
  vocabulary: 'Words to use and to avoid',
  smallWords: 'Shares of small words',
  spelling: 'Spelling',
} satisfies Record<MeasureName | 'vocabulary' | 'smallWords' | 'spelling', string>;

const units: Readonly<Record<Measure['unit'], (value: number) => string>> = {
  number: (value) => twoDigits.format(value),
  percent: (value) => `${number.format(Math.round(value))} %`,
  per100: (value) => `${oneDigit.format(value)} per 100 words`,
};

/** A value in its unit; a dash if it is not known. */
export const valueText = (value: number | null, unit: Measure['unit']): string =>
  value === null ? '–' : units[unit](value);

export const profileTexts = {
  title: 'What your texts show',
  nothing: 'Add a text, and what it shows stands here.',
  measuredFrom: (words: number, sentences: number) =>
    `Measured in ${counted(words, 'word', 'words')} and ${counted(sentences, 'sentence', 'sentences')}, without a model.`,
  tooShort: `This is a short text: the figures say little. From ${VOICE_LIMITS.leastWords} words on a voice can be saved.`,
  examples: 'Examples',
  use: 'Words to use',
  useHelp: 'You use them clearly more often than other texts do.',
  avoid: 'Words to avoid',
  avoidHelp: 'Other texts use them clearly more often than you do.',
  none: '–',
  times: (count: number) => (count === 0 ? 'never' : `${number.format(count)}×`),
  spelling: 'Spelling',
  variants: { us: 'American', uk: 'British', mixed: 'American and British' },
  spellingCount: (us: number, uk: number) =>
    `${number.format(us)} American, ${number.format(uk)} British`,
} as const;

const refusals: Readonly<Record<ImportRefusal | 'tooMuch', string>> = {
  wrongKind: 'Only Word (.docx), Markdown, HTML and text files can be read.',
  oldWord: 'This is a file of Word 2003 or older. Save it as .docx first.',
  tooLarge: 'The file is too large. Paste the text instead.',
  broken: 'The file is damaged, or is not what its name says.',
  locked: 'The file is protected by a password.',
  gone: 'The file is not there any more. Choose it again.',
  severalTexts: 'There are several texts in this ZIP. Unpack it, and choose one after the other.',
  empty: 'There is no text in it.',
  tooMuch: `A voice is made of at most ${VOICE_LIMITS.texts} texts with ${number.format(VOICE_LIMITS.materialChars)} characters. Remove one first.`,
};

export const voiceFormTexts = {
  newTitle: 'New brand voice',
  editTitle: 'Brand voice',
  opening: 'Opening the voice',
  missingTitle: 'This voice does not exist',
  missingHint: 'It may have been deleted.',
  toList: 'All voices',
  name: 'Name',
  namePlaceholder: 'House voice',
  nameMissing: 'Give the voice a name.',
  isDefault: 'Every article has this voice, unless another one is chosen for it',
  texts: 'Texts',
  textsHelp:
    'Three to five typical texts are a good start. They stay in this browser; only the figures and short examples are stored.',
  textsAgain: 'The texts were not kept. Add some to measure the voice anew.',
  way: 'Add a text from',
  ways: { text: 'Clipboard', file: 'File', address: 'Web page', article: 'Article' },
  pasted: 'Text',
  address: 'Address of the page',
  article: 'Article',
  noArticle: 'No article with text.',
  chooseFile: 'Choose a file',
  add: 'Add text',
  added: 'Texts of this voice',
  words: (count: number) => counted(count, 'word', 'words'),
  removeText: (name: string) => `Remove “${name}”`,
  refusals,
  language: 'Language of the texts',
  languageFixed: 'Add its texts again to measure them in another language.',
  tone: 'Tone, in your words',
  toneHelp:
    'Two or three sentences that a writer could follow. Goes into the instructions of a model.',
  toneSuggest: 'Suggest a tone',
  toneSuggestHelp:
    'A model reads the figures, the example sentences and the sample paragraph. Nothing is written over what you have typed.',
  toneNoModel: 'Without a model nothing is suggested: say the tone in your own words.',
  toneNeedsTexts: 'Add a text first: the tone is told from what it shows.',
  toneWriting: 'Reading how the texts sound…',
  toneSaid: 'Suggested by a model',
  toneTake: 'Use this',
  toneAdd: 'Add to the tone',
  toneNoRoom: 'There is no room for it behind what you have typed.',
  toneLeave: 'Dismiss',
  toneFailed: (reason: string) => `No tone was suggested, and nothing is charged. ${reason}`,
  toneUnknown: (reason: string) => `It is not known what became of the request. ${reason}`,
  toneAgain: 'Try again',
  sample: 'Sample paragraph',
  sampleHelp:
    'The paragraph of your texts that sounds most like all of them. You can write another one.',
  rules: 'Style rules',
  rulesHelp: 'Checked in every article with this voice while you write.',
  banned: 'Terms to avoid',
  bannedHelp: 'One on each line. Behind → stands what to write instead: utilize → use',
  names: 'Names, as they are written',
  namesHelp: 'One on each line: iPhone, GitHub, your product.',
  oxford: 'Comma before “and” at the end of a list',
  oxfordChoices: { any: 'Either', always: 'Always', never: 'Never' },
  noExclamations: 'No exclamation marks',
  save: 'Save voice',
  saving: 'Saving…',
  notEnough: `Add texts with at least ${VOICE_LIMITS.leastWords} words together.`,
  cancel: 'Cancel',
} as const;

/** What somebody else has changed while the form was open. */
export const theirsTexts = {
  title: 'Somebody else has changed this voice in the meantime',
  take: 'Keep theirs',
  saveMine: 'Save mine instead',
  figures: profileTexts.title,
  measured: profileTexts.measuredFrom,
  yes: 'Yes',
  no: 'No',
  name: voiceFormTexts.name,
  isDefault: voiceFormTexts.isDefault,
  tone: voiceFormTexts.tone,
  sample: voiceFormTexts.sample,
  banned: voiceFormTexts.banned,
  names: voiceFormTexts.names,
  oxford: voiceFormTexts.oxford,
  oxfordChoices: voiceFormTexts.oxfordChoices,
  noExclamations: voiceFormTexts.noExclamations,
} as const;

export const panelTexts = {
  choose: 'Voice of this article',
  empty: 'There is no brand voice yet. Make one of your own texts; it takes no model.',
  make: 'New voice',
  noVoice: 'This article has no voice.',
  score: 'Voice match',
  scoreHelp:
    'How much this text sounds like the texts that the voice was made of. Advice, not a verdict.',
  tooShort: 'Too short to be compared, or in another language.',
  wanted: (least: number, most: number) =>
    `usual: ${oneDigit.format(least)} to ${oneDigit.format(most)}`,
  explained: 'What the score consists of',
  avoidFound: (words: string) => `To avoid: ${words}`,
  mostDifferent: (words: string) => `Most different: ${words}`,
  rules: 'Style rules',
  clean: 'No finding.',
  findings: (count: number) => counted(count, 'finding', 'findings'),
  edit: 'Edit this voice',
  stale: 'The text is being read…',
  ruleNames: {
    banned: 'Term to avoid',
    name: 'Spelling of a name',
    oxfordComma: 'Comma in a list',
    exclamation: 'Exclamation mark',
  } satisfies Record<RuleName, string>,
} as const;

/** What the voice would change. */
export const diffTexts = {
  title: 'Say it in this voice',
  help: 'A model says a passage in the voice. Each change is yours to make or to leave; figures, names, quotations and links stay.',
  helpFree: 'Without a model, the style rules alone are applied. That is free.',
  nothing: 'No passage to change.',
  ask: 'In this voice',
  askFor: (excerpt: string) => `Say in this voice: “${excerpt}”`,
  match: (score: string) => `Match: ${score}`,
  tooShort: 'Match: – (too short)',
  more: (count: number) => counted(count, 'more passage', 'more passages'),
  change: 'Change',
  writing: 'Writing…',
  stopped: 'Stopped; nothing was written.',
  noRule: 'No style rule changes this passage. More takes a model.',
  same: 'This passage sounds like the voice already.',
  done: 'No change is left.',
  inVoice: (name: string | null) =>
    name === null ? 'In a voice that was deleted' : `In the voice “${name}”`,
  leftAgain: (count: number) => `${count} left: show again`,
  outdated: 'This passage has changed since. Ask again.',
  stop: 'Stop',
  accept: 'Accept',
  discard: 'Discard',
  close: 'Close',
} as const;

export const scoreText = (score: number): string => oneDigit.format(Math.round(score));
