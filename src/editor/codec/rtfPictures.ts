/** Pictures in RTF. Word puts it on the clipboard beside HTML that names files of its own (RTF 1.9.1, “Pictures”). */

/** Longer RTF, of some 50 MB of pictures, is not read. */
const LONGEST = 100_000_000;

/** `{`, `}`, and a control word with its number, or a control symbol. */
const TOKEN = /[{}]|\\(?:([a-z]+)(-?\d{1,10})? ?|'[0-9a-f]{2}|[\s\S])/gi;

const TYPE_OF_BLIP: ReadonlyMap<string, string> = new Map([
  ['pngblip', 'image/png'],
  ['jpegblip', 'image/jpeg'],
]);

/** Groups with a copy of a picture for older programs, and with those that are not in the text. */
const SKIPPED: ReadonlySet<string> = new Set([
  'nonshppict',
  'shprslt',
  'listpicture',
  'bkgndshp',
  'objdata',
  'header',
  'headerl',
  'headerr',
  'headerf',
  'footer',
  'footerl',
  'footerr',
  'footerf',
]);

interface Picture {
  type: string | null;
  readonly hex: string[];
}

interface Group {
  isSkipped: boolean;
  /** The one that the text of this group belongs to. */
  picture: Picture | null;
}

const newGroup = (isSkipped = false): Group => ({ isSkipped, picture: null });

/** Returns the pictures of the text in their order; null for one that no browser shows, such as WMF. Linear in the RTF. */
export function picturesOfRtf(rtf: string): readonly (File | null)[] {
  if (rtf.length > LONGEST) return [];
  return picturesIn(rtf).map(({ type, hex }, at) => {
    const bytes = type === null ? null : bytesOf(hex.join('').replace(/\s+/g, ''));
    if (type === null || bytes === null) return null;
    return new File([bytes], `pasted-${at + 1}.${type.slice('image/'.length)}`, { type });
  });
}

function picturesIn(rtf: string): readonly Picture[] {
  const pictures: Picture[] = [];
  const around: Group[] = [];
  const tokens = new RegExp(TOKEN);
  let group = newGroup();
  let start = 0;
  for (let token = tokens.exec(rtf); token !== null; token = tokens.exec(rtf)) {
    group.picture?.hex.push(rtf.slice(start, token.index));
    const [text, word = '', number = ''] = token;
    if (text === '{') {
      around.push(group);
      group = newGroup(group.isSkipped);
    } else if (text === '}') group = around.pop() ?? newGroup();
    else if (word === 'bin') {
      // Raw bytes, which are damaged in a string.
      tokens.lastIndex += Math.max(0, Number(number));
      if (group.picture !== null) group.picture.type = null;
    } else applyWord(word, group, pictures);
    start = tokens.lastIndex;
  }
  return pictures;
}

function applyWord(word: string, group: Group, pictures: Picture[]): void {
  if (SKIPPED.has(word)) group.isSkipped = true;
  if (word === 'pict' && !group.isSkipped) {
    group.picture = { type: null, hex: [] };
    pictures.push(group.picture);
  }
  const type = TYPE_OF_BLIP.get(word);
  if (group.picture !== null && type !== undefined) group.picture.type = type;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (hex === '' || hex.length % 2 === 1 || /[^0-9a-f]/i.test(hex)) return null;
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}
