/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { textOfFile } from '#src/kit/listFiles/textOfFile.ts';

/** jsdom's files cannot be read. */
const fileOf = (bytes: readonly number[]) => {
  const content = Uint8Array.from(bytes);
  return Object.assign(new File([content], 'a'), { arrayBuffer: async () => content.buffer });
};

// §d.files.3
test('the text of a file is decoded; one that is too large, gone or no text has none', async () => {
  expect(await textOfFile(fileOf([0x63, 0xe9]), 2)).toEqual({ text: 'cé' });
  expect(await textOfFile(fileOf([0x50, 0x4b, 0, 0]), 4)).toEqual({ fault: 'noText' });
  const large = fileOf([0x63, 0x63]);
  const read = jest.spyOn(large, 'arrayBuffer');
  expect(await textOfFile(large, 1)).toEqual({ fault: 'tooLarge' });
  expect(read).not.toHaveBeenCalled();
  read.mockRejectedValue(new DOMException('', 'NotReadableError'));
  expect(await textOfFile(large, 2)).toEqual({ fault: 'unreadable' });
});
