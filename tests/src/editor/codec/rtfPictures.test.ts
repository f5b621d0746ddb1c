import { expect, test } from '@jest/globals';
import { picturesOfRtf } from '#src/editor/codec/rtfPictures.ts';
import { overlinearWork } from '#tests/support/growth.ts';

const namesOf = (rtf: string) =>
  picturesOfRtf(rtf).map((file) => file && `${file.name} ${file.size}`);

test.each([
  ['no picture', '{\\rtf1 a \\{\\\\pict\\} b}', []],
  ['upper and lower case, line breaks', '{\\pict\\pngblip\n0aF\r\nf}', ['pasted-1.png 2']],
  [
    'one beside another',
    '{\\pict\\pngblip 00}{\\pict\\jpegblip 0000}',
    ['pasted-1.png 1', 'pasted-2.jpeg 2'],
  ],
  [
    'a kind that no browser shows',
    '{\\pict\\emfblip 00}{\\pict\\pngblip 00}',
    [null, 'pasted-2.png 1'],
  ],
  [
    'the copy for older programs',
    '{\\*\\shppict{\\pict\\pngblip 00}}{\\nonshppict{\\pict\\wmetafile8 00}}',
    ['pasted-1.png 1'],
  ],
  ['a group within it', '{\\pict{\\*\\blipuid abcd}\\pngblip 00}', ['pasted-1.png 1']],
  [
    'raw bytes, even braces',
    '{\\pict\\pngblip\\bin3 }{\\}{\\pict\\pngblip 00}',
    [null, 'pasted-2.png 1'],
  ],
  ['half a byte', '{\\pict\\pngblip 0}', [null]],
  ['no byte', '{\\pict\\pngblip}', [null]],
  ['other text', '{\\pict\\pngblip 0g}', [null]],
  ['more ends than beginnings', '}}}{\\pict\\pngblip 00}', ['pasted-1.png 1']],
  ['one that does not end', '{\\pict\\pngblip 00', [null]],
])('the pictures of RTF: %s', (_, rtf, expected) => {
  expect(namesOf(rtf)).toEqual(expected);
});

test.each(['{', '}', '\\', '\\a', '{\\pict ', '\\pict\\pngblip 00', "\\'", '{\\nonshppict', '00'])(
  'RTF is read in linear time: %j',
  async (piece) => {
    const work = (pieces: number) => picturesOfRtf(`{\\pict\\pngblip ${piece.repeat(pieces)}}`);
    expect(await overlinearWork(work)).toBeNull();
  },
);
