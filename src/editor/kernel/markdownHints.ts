/** What `markdown.ts` understands, for the help sheet, which alone loads it. */
import { commandNames } from '#src/editor/copy/editor.ts';
import { slashTexts } from '#src/editor/copy/slash.ts';
import { ALL_KINDS } from '#src/editor/kinds/kinds.ts';

export const MARKDOWN_HINTS: readonly { readonly typed: string; readonly result: string }[] = [
  { typed: '# … ######', result: `${commandNames['heading-1']} … 6` },
  { typed: '- * +', result: commandNames['bulleted-list'] },
  { typed: '1.', result: commandNames['numbered-list'] },
  { typed: '>', result: commandNames.quote },
  { typed: '```', result: commandNames['code-block'] },
  ...ALL_KINDS.flatMap(({ insert }) =>
    insert?.line === undefined ? [] : [{ typed: `${insert.line} ⏎`, result: insert.label }],
  ),
  { typed: '/', result: slashTexts.title },
  { typed: '**…** __…__', result: commandNames.bold },
  { typed: '*…* _…_', result: commandNames.italic },
  { typed: '~~…~~', result: commandNames.strikethrough },
  { typed: '`…`', result: commandNames['inline-code'] },
  { typed: '[…](https://…)', result: commandNames.link },
];
