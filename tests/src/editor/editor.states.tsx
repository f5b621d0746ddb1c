import { createRef } from 'react';
import { FigureView } from '#src/editor/blocks/figure/FigureView.tsx';
import { TableView } from '#src/editor/blocks/table/TableView.tsx';
import { newTable, withCellHtml } from '#src/editor/blocks/table/tableModel.ts';
import { FindBarView } from '#src/editor/panels/find/FindBarView.tsx';
import { FindingView } from '#src/editor/panels/spelling/FindingView.tsx';
import { ToolbarView } from '#src/editor/panels/toolbar/ToolbarView.tsx';
import { type Gallery, idle, page } from '#tests/gallery/views.ts';

const IMAGE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="320" height="160"%3E%3Crect width="320" height="160" fill="%23b3c7d6"/%3E%3Ccircle cx="160" cy="80" r="44" fill="%23e2725b"/%3E%3C/svg%3E';
const figure = { src: IMAGE, alt: 'A red circle', width: 320, height: 160, caption: 'The sun' };
const find = {
  inputRef: createRef<HTMLInputElement>(),
  replacement: '',
  replaces: false,
  replaced: 0,
  ...idle('onQuery', 'onReplacement', 'onReplaces', 'onGo', 'onReplace', 'onReplaceAll', 'onClose'),
};
const CELLS = [
  ['Jar', 'Keeps for'],
  ['Opaque, tight lid', 'four weeks'],
  ['Glass', 'one week'],
];
const table = CELLS.flatMap((cells, row) =>
  cells.map((html, column) => ({ html, place: { row, column } })),
).reduce((made, { html, place }) => withCellHtml(made, place, html), newTable(3, 2));
const query = { text: 'coffee', matchesCase: false, wholeWords: true };
const mark = {
  kind: 'spelling',
  key: 'a',
  start: 0,
  end: 3,
  text: 'Teh sea.',
  wording: 'Teh',
  finding: {
    kind: 'spelling',
    start: 0,
    end: 3,
    message: 'Did you mean to spell “Teh” this way?',
    suggestions: ['The', 'Tech', 'Ten'],
  },
} as const;
const finding = idle('onGo', 'onReplace', 'onIgnore', 'onAdd', 'onClose');

export const gallery: Gallery = {
  FigureView: page({
    shown: (
      <FigureView figure={figure} isSelected={false} readOnly {...idle('onSelect')}>
        {null}
      </FigureView>
    ),
    'selected, not described': (
      <FigureView
        figure={{ ...figure, alt: null, caption: '' }}
        isSelected
        readOnly={false}
        {...idle('onSelect')}
      >
        {null}
      </FigureView>
    ),
  }),
  TableView: page({
    'with a heading row': <TableView readOnly={false} table={table} />,
  }),
  FindBarView: page({
    found: <FindBarView {...find} query={query} count={7} at={2} />,
    'replacing, nothing found': (
      <FindBarView {...find} query={query} replaces replacement="tea" count={0} at={-1} />
    ),
  }),
  FindingView: page({
    'a misspelt word': <FindingView mark={mark} canAdd {...finding} />,
  }),
  ToolbarView: page({
    'in bold': (
      <ToolbarView
        state={{ active: ['bold'], unavailable: ['undo'] }}
        canWrite
        {...idle('onCommand')}
      />
    ),
    'read only': (
      <ToolbarView
        state={{ active: [], unavailable: [] }}
        canWrite={false}
        {...idle('onCommand')}
      />
    ),
  }),
};
