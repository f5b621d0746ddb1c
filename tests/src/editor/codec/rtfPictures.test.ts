import { expect, test } from '@jest/globals';
import { picturesOfRtf } from '#src/editor/codec/rtfPictures.ts';

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
  (piece) => {
    const timeOf = (count: number) => {
      const { user } = process.cpuUsage();
      picturesOfRtf(`{\\pict\\pngblip ${piece.repeat(count)}}`);
      return process.cpuUsage().user - user;
    };
    timeOf(10_000);
    // Twice as long a text may take four times as long at most, and a floor against noise.
    expect(timeOf(80_000)).toBeLessThan(4 * Math.max(timeOf(40_000), 20_000));
  },
);
