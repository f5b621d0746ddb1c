import { expect, test } from '@jest/globals';
import { textLayer } from '#store/article/textLayer.slice.ts';

const { toggled, checkShown, hidden } = textLayer;
const after = (...actions: readonly Parameters<typeof textLayer.reducer>[1][]) => {
  const state = actions.reduce(textLayer.reducer, textLayer.reducer(undefined, { type: '@' }));
  return [state, textLayer.selectCheck({ textLayer: state })];
};

// §d.claims.10 §d.scorePanel.4
test('one layer is shown at a time; a check stays marked when it is clicked again', () => {
  expect(after()).toEqual([null, null]);
  expect(after(toggled('claims'), checkShown('images'))).toEqual(['check images', 'images']);
  expect(after(checkShown('images'), checkShown('images'))[1]).toBe('images');
  expect(after(checkShown('images'), toggled('origin'))).toEqual(['origin', null]);
  expect(after(checkShown('images'), hidden())).toEqual([null, null]);
});
