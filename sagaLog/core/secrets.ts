/**
 * The second line of defense against credentials in a log; the first is that no port returns one
 * (docs/architecture.md). A replay masks what it compares in the same way, so a masked log replays exactly.
 */

/** Survives encoding for URLs and HTML, and is not a secret itself: masking twice has no effect. */
export const MASK = '***';

const NAMES =
  '[\\w-]{0,40}(?:token|secret|passw(?:or)?d|signature|credential|api[_-]?key|authorization|cookie|jwt|nonce|otp|session[_-]?id)';
const SECRET_NAME = new RegExp(`^${NAMES}s?$`, 'i');

/** A character of an address that is encoded once for each address around it. */
const encoded = (...hexCodes: readonly string[]) => `%(?:25)*(?:${hexCodes.join('|')})`;
/** A parameter of an address, or of one within it, where more names mean a secret than elsewhere. */
const PARAMETER = `(?:^|[?&#;]|${encoded('3F', '26', '23', '3B')})(?:${NAMES}|key|code|state|sig|sid|auth|pass|pwd|ticket)`;
const SLASH = `(?:/|${encoded('2F')})`;

/** The start of a word, also after an encoded character. */
const START = '(?:(?<![\\w%-])(?<!%\\w)|(?<=%[\\dA-F]{2}))';

/** The first group of each stays. */
const SECRET_TEXTS: readonly RegExp[] = [
  // A JSON Web Token: its first part is the Base64url of `{"…` or `{ …`.
  new RegExp(`${START}()e[wy][\\w-]{8,}\\.[\\w-]{8,}\\.[\\w-]*`, 'g'),
  // An API key: an id and a signature of 256 bits.
  new RegExp(`${START}()[\\w-]{8,64}\\.[\\w-]{43}(?![\\w-])`, 'g'),
  /((?<![a-z])(?:Bearer|Basic)(?:\s+|%20))[\w.~+/=-]{20,}/gi,
  // A header line.
  /((?<![\w-])(?:authorization|x-api-key|(?:set-)?cookie)\s*:\s*)[^\r\n"'<>]+/gi,
  new RegExp(`(${PARAMETER}=)[^&#\\s"'<>]+`, 'gi'),
  new RegExp(`(${PARAMETER}%((?:25)*)3D)(?:(?!%\\2(?:26|23))[^&#\\s"'<>])+`, 'gi'),
  // Name and password before a host, also while they are typed; a port number is neither.
  /(:\/\/[^\s/?#@"'<>:]*:)(?!\d{1,5}(?:[^\w.@-]|$))[^\s/?#@"'<>]+/g,
  /(:\/\/)[^\s/?#@"'<>]+(?=@)/g,
  new RegExp(
    `(${encoded('3A')}(?:${encoded('2F')}){2})(?:(?!${encoded('2F', '3F', '23', '40')})[^\\s/?#@&"'<>])+(?=${encoded('40')})`,
    'gi',
  ),
  // Links that grant access by themselves: shared articles, images.
  new RegExp(`(${SLASH}(?:shared?|assets)${SLASH})[\\w-]{16,}`, 'gi'),
];

/** Known forms of keys, whose first letters say whose they are. */
const KEYS =
  '(?:(?:sk|rk)[-_][\\w-]{16,}|(?:gh[oprsu]|github_pat)_\\w{20,}|glpat-[\\w-]{16,}|xox[abeoprs]-[\\w-]{10,}|A(?:KI|SI)A[0-9A-Z]{12,}|AIza[\\w-]{30,})';
const KEY = new RegExp(`${START}${KEYS}`, 'g');

const digitsIn = (text: string): string => text.replace(/[ -]/g, '');

/** The last digit of the number of a card follows from the others. */
function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((before, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return before + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Letters count from 10 on, and the first four characters as the last ones. */
function hasIbanDigits(iban: string): boolean {
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((one) => Number.parseInt(one, 36));
  return Number(BigInt(digits.join('')) % 97n) === 1;
}

/** Numbers of cards and accounts: with the right check digits, or as long as the last ones are still to be typed. */
const NUMBERS: readonly (readonly [form: RegExp, isOne: (compact: string) => boolean])[] = [
  [
    /(?<![\w.,+-])[2-6](?:[ -]?\d){12,18}(?![\w-]| \d)/g,
    (digits) => digits.length < 16 || hasLuhnDigit(digits),
  ],
  [
    /(?<![\w-])[A-Z]{2}\d{2}(?: ?[A-Z\d]){11,30}(?![\w-])/g,
    (iban) => /^.{4}[A-Z]{0,4}\d{7,}$/.test(iban) || hasIbanDigits(iban),
  ],
];

const TYPED_SUSPECT =
  /(?:\d[ -]?){13}|[A-Z]{2}\d{2}|(?:sk|rk|gh[oprsu]|pat|glpat|xox[abeoprs])[-_]|A(?:KIA|SIA|Iza)/;

function maskedForms(text: string): string {
  if (!TYPED_SUSPECT.test(text)) return text;
  return NUMBERS.reduce(
    (rest, [form, isOne]) =>
      rest.replace(form, (number) => (isOne(digitsIn(number)) ? MASK : number)),
    text.replace(KEY, MASK),
  );
}

/** Texts without these characters hold no credential; skips most ids. */
const SUSPECT = /[.:=/%@]|\b(?:bearer|basic)\b/i;

/** Masks every credential in a text. */
export function masked(text: string): string {
  const typed = maskedForms(text);
  if (!SUSPECT.test(typed)) return typed;
  return SECRET_TEXTS.reduce((rest, secret) => rest.replace(secret, `$1${MASK}`), typed);
}

/** The text of a field with such a name is masked, whatever it is. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name);
