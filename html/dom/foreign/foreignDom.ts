import { type ImportLoss, LossCounter } from '../../losses.ts';
import { sourceText } from '../../sourceText.ts';
import type { Accounted } from '../../wordLaw.ts';
import { inertPage } from '../inert.ts';
import { tidyBoxes, withTableAround } from './boxes.ts';
import { moveChildren } from './dom.ts';
import { tellHeadings } from './headings.ts';
import { tidyImages } from './images.ts';
import { tidyFootnotes, tidyLinks } from './links.ts';
import { tidyChecklists, tidyLists } from './lists.ts';
import { tidyPdf } from './pdf.ts';
import { tidyCodeEditors, tidyGoogleDocs, tidyNotion } from './programs.ts';
import { tidyTables } from './tables.ts';
import { tidyEquations, tidyText } from './text.ts';
import { tidyUnwanted } from './unwanted.ts';
import { tidyWord } from './word.ts';

/** Its account is of what people see of the document. */
export interface ForeignDom extends Accounted {
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
  tidyBoxes,
  tidyFootnotes,
  tidyText,
  tidyLists,
  tidyLinks,
  tidyImages,
  tidyTables,
  tellHeadings,
];

/**
 * Parses HTML of any program into a DOM of plain elements: lists are lists, pictures are figures. The DOM is inert
 * (nothing runs or loads) and not sanitised yet.
 */
export function foreignDom(html: string): ForeignDom {
  const { body } = inertPage(withTableAround(html));
  const source = sourceText(body);
  const losses = new LossCounter();
  for (const tidy of RULES) tidy(body, losses);
  const content = body.ownerDocument.createDocumentFragment();
  moveChildren(body, content);
  return { content, losses: losses.all(), source, told: losses.told() };
}
