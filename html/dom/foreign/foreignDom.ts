import { type ImportLoss, LossCounter } from '../../losses.ts';
import { tidyChecklists, tidyLists } from './lists.ts';
import { tidyCodeEditors, tidyGoogleDocs, tidyNotion } from './programs.ts';
import { documentOf } from '../inPage.ts';
import { moveChildren } from './dom.ts';
import { tidyEquations, tidyText } from './text.ts';
import { tidyFootnotes, tidyLinks } from './links.ts';
import { tidyImages } from './images.ts';
import { tidyPdf } from './pdf.ts';
import { tidyTables } from './tables.ts';
import { tidyUnwanted } from './unwanted.ts';
import { tidyWord } from './word.ts';

export interface ForeignDom {
  readonly content: DocumentFragment;
  readonly losses: readonly ImportLoss[];
}

type Tidy = (body: HTMLElement, losses: LossCounter) => void;

/** First the programs, with their class names and CSS; then what all have in common. */
const RULES: readonly Tidy[] = [
  tidyWord,
  tidyGoogleDocs,
  tidyNotion,
  tidyCodeEditors,
  tidyPdf,
  tidyEquations,
  tidyChecklists,
  tidyUnwanted,
  tidyFootnotes,
  tidyText,
  tidyLists,
  tidyLinks,
  tidyImages,
  tidyTables,
];

/**
 * Parses HTML of any program into a DOM of plain elements: lists are lists, pictures are figures. The DOM is inert
 * (nothing runs or loads) and not sanitised yet.
 */
export function foreignDom(html: string): ForeignDom {
  const { body } = documentOf(html);
  const losses = new LossCounter();
  for (const tidy of RULES) tidy(body, losses);
  const content = body.ownerDocument.createDocumentFragment();
  moveChildren(body, content);
  return { content, losses: losses.all() };
}
