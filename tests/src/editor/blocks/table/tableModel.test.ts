/** @jest-environment #tests/support/pageEnvironment.js */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { htmlOfTable, tableOf } from '#src/editor/blocks/table/tableHtml.ts';
import {
  type Cell,
  type CellPlace,
  neighbourOf,
  newTable,
  placedSections,
  type Section,
  type Table,
  type TableCommand,
  valuesOf,
  verticalNeighbourOf,
  withCellHtml,
  withFilled,
  withTableCommand,
} from '#src/editor/blocks/table/tableModel.ts';

const read = (html: string): Table => {
  const table = tableOf(html);
  if (table === null) throw new Error(`No table: ${html}`);
  return table;
};
const at = (row: number, column: number): CellPlace => ({ row, column });
const grid = (table: Table) => valuesOf(table);
const placedRows = (of: Table) => placedSections(of).flatMap(({ rows }) => rows);
const plain = (rows: readonly string[]) =>
  read(
    `<table><tbody>${rows
      .map((row) => `<tr>${[...row].map((text) => `<td>${text}</td>`).join('')}</tr>`)
      .join('')}</tbody></table>`,
  );
const edited = (table: Table, command: TableCommand, place: CellPlace) =>
  withTableCommand(table, command, place);

const text = fc.constantFrom('', 'a', 'b &amp; c', '<strong>x</strong>y', 'one<br>two', '😀');
const cell: fc.Arbitrary<Cell> = fc
  .record({
    html: text,
    isHeader: fc.boolean(),
    scope: fc.constantFrom(null, 'col', 'row'),
    colspan: fc.integer({ min: 1, max: 3 }),
    rowspan: fc.integer({ min: 1, max: 3 }),
  })
  .map((made) => ({ ...made, scope: made.isHeader ? made.scope : null }));
const section = (tag: Section['tag']): fc.Arbitrary<Section> =>
  fc
    .array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
    .map((rows) => ({
      tag,
      // No cell spans more rows than its section has left: the reader creates none that does.
      rows: rows.map((row, up) =>
        row.map((one) => ({ ...one, rowspan: Math.min(one.rowspan, rows.length - up) })),
      ),
    }));
const table: fc.Arbitrary<Table> = fc
  .record({
    caption: fc.constantFrom(null, '', 'A <em>caption</em>'),
    head: fc.option(section('thead')),
    bodies: fc.array(section('tbody'), { minLength: 1, maxLength: 2 }),
    foot: fc.option(section('tfoot')),
    isFigure: fc.boolean(),
  })
  .map(({ caption, head, bodies, foot, isFigure }) => ({
    before: isFigure ? '<figure>' : '',
    after: isFigure ? '<figcaption>Below</figcaption></figure>' : '',
    caption,
    sections: [...(head ? [head] : []), ...bodies, ...(foot ? [foot] : [])],
  }));
const COMMANDS: readonly TableCommand[] = [
  'row-above',
  'row-below',
  'row-up',
  'row-down',
  'remove-row',
  'column-before',
  'column-after',
  'column-left',
  'column-right',
  'remove-column',
  'header-row',
];
const texts = (of: Table) =>
  of.sections.flatMap(({ rows }) => rows.flatMap((row) => row.map(({ html }) => html)));

describe('HTML and the model', () => {
  test('what the model writes is read as the same model', () => {
    fc.assert(
      fc.property(table, (made) => {
        expect(read(htmlOfTable(made))).toEqual(made);
      }),
    );
  });

  test.each([
    '<table><caption>C</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2" rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
    '<figure><table><tbody><tr><th scope="row">a</th><td><ul><li>x</li></ul></td></tr></tbody></table><figcaption>F</figcaption></figure>',
  ])('a foreign table is written as it was read: %s', (html) => {
    expect(htmlOfTable(read(html))).toBe(html);
  });

  test('a rowspan of 0, or a too large one, covers the rest of the section', () => {
    const html = (span: number) =>
      `<table><tbody><tr><td rowspan="${span}">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>`;
    expect(htmlOfTable(read(html(0)))).toBe(html(2));
    expect(htmlOfTable(read(html(9)))).toBe(html(2));
  });

  test('HTML without a table is not read as one', () => {
    expect(tableOf('<hr>')).toBeNull();
    expect(tableOf('<figure><img src="/a.png"></figure>')).toBeNull();
  });
});

describe('rows and columns', () => {
  test('every command leaves a table of whole cells, with rows of equal width, and loses no other text', () => {
    const place = fc.tuple(fc.nat(5), fc.nat(5));
    fc.assert(
      fc.property(table, fc.constantFrom(...COMMANDS), place, (made, command, [row, column]) => {
        const rows = placedRows(made);
        const line = rows[row % rows.length] ?? [];
        const here = line[column % Math.max(1, line.length)];
        fc.pre(here !== undefined);
        const changed = edited(made, command, here ?? at(0, 0));
        fc.pre(changed !== null);
        const next = changed?.table ?? made;
        const widths = new Set(grid(next).map((values) => values.length));
        expect(widths.size).toBe(1);
        expect(read(htmlOfTable(next))).toEqual(next);
        if (!command.startsWith('remove')) {
          expect(texts(next)).toEqual(expect.arrayContaining(texts(made)));
        }
        const places = placedRows(next).flat();
        expect(
          places.some(
            (one) => one.row === changed?.place.row && one.column === changed.place.column,
          ),
        ).toBe(true);
      }),
    );
  });

  test.each([
    ['row-above', at(1, 0), ['ab', '', 'cd']],
    ['row-below', at(0, 0), ['ab', '', 'cd']],
    ['row-up', at(1, 1), ['cd', 'ab']],
    ['row-down', at(0, 1), ['cd', 'ab']],
    ['remove-row', at(0, 0), ['cd']],
    ['column-left', at(0, 1), ['ba', 'dc']],
    ['column-right', at(0, 0), ['ba', 'dc']],
    ['remove-column', at(0, 0), ['b', 'd']],
  ] as const)('rows and columns: %s', (command, place, rows) => {
    const changed = edited(plain(['ab', 'cd']), command, place);
    expect(changed && grid(changed.table).map((row) => row.join(''))).toEqual(rows);
  });

  test('a new column is on the chosen side', () => {
    const before = edited(plain(['ab']), 'column-before', at(0, 1));
    expect(before && grid(before.table)).toEqual([['a', '', 'b']]);
    const behind = edited(plain(['ab']), 'column-after', at(0, 1));
    expect(behind && grid(behind.table)).toEqual([['a', 'b', '']]);
    expect(behind?.place).toEqual(at(0, 2));
  });

  test('a command that would leave no row, no column or half a cell is not possible', () => {
    expect(edited(plain(['a']), 'remove-row', at(0, 0))).toBeNull();
    expect(edited(plain(['a']), 'remove-column', at(0, 0))).toBeNull();
    expect(edited(plain(['a']), 'row-up', at(0, 0))).toBeNull();
    const spanned = read(
      '<table><tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td>d</td><td>e</td></tr></tbody></table>',
    );
    expect(edited(spanned, 'row-down', at(1, 1))).toBeNull();
  });

  test('a spanning cell grows with a row inserted into it and shrinks with one removed from it', () => {
    const html = (span: number, middle: string) =>
      `<table><tbody><tr><td rowspan="${span}">a</td><td>b</td></tr>${middle}<tr><td>c</td></tr></tbody></table>`;
    const more = edited(read(html(2, '')), 'row-below', at(0, 1));
    expect(more && htmlOfTable(more.table)).toBe(html(3, '<tr><td></td></tr>'));
    const less = edited(read(html(3, '<tr><td></td></tr>')), 'remove-row', at(1, 1));
    expect(less && htmlOfTable(less.table)).toBe(html(2, ''));
  });
});

describe('the header row', () => {
  const head =
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>';
  const none = '<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>';

  test('the header row exists in a new table, and can be turned off and on', () => {
    expect(htmlOfTable(newTable(2, 1))).toBe(
      '<table><thead><tr><th scope="col"></th></tr></thead><tbody><tr><td></td></tr></tbody></table>',
    );
    const off = edited(read(head), 'header-row', at(0, 0));
    expect(off && htmlOfTable(off.table)).toBe(none);
    const on = edited(read(none), 'header-row', at(1, 0));
    expect(on && htmlOfTable(on.table)).toBe(head);
  });

  test('the header row has no row above it, and the row below it belongs to the body', () => {
    expect(edited(read(head), 'row-above', at(0, 0))).toBeNull();
    const below = edited(newTable(1, 1), 'row-below', at(0, 0));
    expect(below && htmlOfTable(below.table)).toBe(
      '<table><thead><tr><th scope="col"></th></tr></thead><tbody><tr><td></td></tr></tbody></table>',
    );
  });
});

describe('cells', () => {
  test('changing a cell keeps all others as the same objects', () => {
    const before = plain(['ab', 'cd']);
    const changed = withCellHtml(before, at(1, 0), 'x');
    expect(grid(changed)).toEqual([
      ['a', 'b'],
      ['x', 'd'],
    ]);
    expect(changed.sections[0]?.rows[0]).toBe(before.sections[0]?.rows[0]);
    expect(withCellHtml(before, at(1, 0), 'c')).toBe(before);
  });

  test('pasted values fill existing cells, and the table grows', () => {
    const filled = withFilled(plain(['ab', 'cd']), at(1, 1), [
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(filled && grid(filled.table)).toEqual([
      ['a', 'b', ''],
      ['c', '1', '2'],
      ['', '3', '4'],
    ]);
  });

  test('values that meet in one spanning cell are all kept', () => {
    const spanned = read('<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>');
    const filled = withFilled(spanned, at(0, 0), [['1', '2']]);
    expect(filled && grid(filled.table)).toEqual([['1<br>2', '']]);
  });

  test('each cell has its neighbours in reading order, above and below', () => {
    const made = plain(['ab', 'cd']);
    expect(neighbourOf(made, at(0, 1), 1)).toMatchObject(at(1, 0));
    expect(neighbourOf(made, at(1, 1), 1)).toBeNull();
    expect(neighbourOf(made, at(0, 0), -1)).toBeNull();
    expect(verticalNeighbourOf(made, at(0, 1), 1)).toEqual(at(1, 1));
    expect(verticalNeighbourOf(made, at(0, 1), -1)).toBeNull();
  });
});
