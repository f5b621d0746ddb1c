/**
 * Writes without a model: an honest working draft from what the writer has given. The notes word
 * for word under the headings they belong to, and where they say nothing, a prompt in italics.
 * It invents no fact. A pure function of its input, so that a job can go on where it stopped.
 */
import type { DraftRequest } from '#domain/contract/content.schema.ts';
import type { Engine } from '../engine.ts';
import type { NotesPart } from './notes.ts';
import { outlineOf, type Section } from './outline.ts';
import { filled, type Scaffold, scaffoldOf } from './scaffold.ts';

export const embeddedEngine: Engine = {
  model: null,
  async *write(input, { signal, from }) {
    for (const block of workingDraft(input).slice(from)) {
      signal.throwIfAborted();
      yield block;
    }
  },
};

/** The whole draft, one top-level block of HTML after the other. */
export function workingDraft(request: DraftRequest): string[] {
  const input = { ...request, language: knownLanguage(request.language) };
  const scaffold = scaffoldOf(input.language);
  const sections = outlineOf(input);
  const firstEmpty = sections.find((section) => section.notes.length === 0);
  return [
    element('h1', escaped(input.topic)),
    ...sections.flatMap((section) => [
      ...(section.heading === null ? [] : [element(`h${section.level}`, escaped(section.heading))]),
      ...(section.notes.length > 0
        ? section.notes.map(notesHtml)
        : promptHtml(section, input, scaffold, section === firstEmpty)),
    ]),
  ];
}

function notesHtml({ kind, lines }: NotesPart): string {
  if (kind === 'bullets') return list('ul', lines.map(escaped));
  if (kind === 'numbers') return list('ol', lines.map(escaped));
  return element('p', lines.map(escaped).join('<br>'));
}

/** What to say, which terms to use, which question to answer; in italics, to be written over. */
function promptHtml(
  section: Section,
  input: DraftRequest,
  scaffold: Scaffold,
  namesPlace: boolean,
): string[] {
  const values = { topic: input.topic, keyword: section.keywords[0] ?? '' };
  const { keywords } = section;
  const question = filled(scaffold.ask[section.kind], values);
  const hints = [
    ...(keywords.length > 0 ? [filled(scaffold.terms, { terms: keywords.join(', ') })] : []),
    filled(scaffold.question, { question }),
    ...(namesPlace && input.location !== ''
      ? [filled(scaffold.place, { place: placeName(input) })]
      : []),
  ];
  return [
    element('p', italic(filled(scaffold.say[section.kind], values))),
    list('ul', hints.map(italic)),
  ];
}

/** A tag that has the form of one can still be one that Intl refuses. */
function knownLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? language;
  } catch {
    return language.slice(0, language.indexOf('-'));
  }
}

function placeName({ language, location }: DraftRequest): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(location) ?? location;
}

function italic(text: string): string {
  return element('em', escaped(text));
}

function list(tag: 'ul' | 'ol', items: readonly string[]): string {
  return element(tag, items.map((item) => element('li', item)).join(''));
}

function element(tag: string, html: string): string {
  return `<${tag}>${html}</${tag}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}
