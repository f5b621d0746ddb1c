/** How the letters of a file are written, by the label of the Encoding Standard. */
const names: Readonly<Record<string, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western (Windows-1252)',
  'iso-8859-15': 'Western (ISO-8859-15)',
  macintosh: 'Western (Macintosh)',
  'windows-1250': 'Central European (Windows-1250)',
  'iso-8859-2': 'Central European (ISO-8859-2)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'koi8-u': 'Cyrillic (KOI8)',
  'iso-8859-5': 'Cyrillic (ISO-8859-5)',
  ibm866: 'Cyrillic (DOS 866)',
  'x-mac-cyrillic': 'Cyrillic (Macintosh)',
  'windows-1253': 'Greek (Windows-1253)',
  'iso-8859-7': 'Greek (ISO-8859-7)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'iso-8859-8': 'Hebrew (ISO-8859-8)',
  'windows-1256': 'Arabic (Windows-1256)',
  'iso-8859-6': 'Arabic (ISO-8859-6)',
  'windows-1257': 'Baltic (Windows-1257)',
  'iso-8859-13': 'Baltic (ISO-8859-13)',
  'iso-8859-4': 'Baltic (ISO-8859-4)',
  'windows-1258': 'Vietnamese (Windows-1258)',
  'windows-874': 'Thai (Windows-874)',
  shift_jis: 'Japanese (Shift_JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  'iso-2022-jp': 'Japanese (ISO-2022-JP)',
  'euc-kr': 'Korean (EUC-KR)',
  gb18030: 'Chinese, simplified (GB18030)',
  big5: 'Chinese, traditional (Big5)',
};

export const encodingName = (label: string): string => names[label] ?? label;

export const encodingTexts = {
  label: 'Encoding of the file',
  help: 'The file does not say how its letters are written. If some are wrong, choose another one.',
  choices: Object.entries(names).map(([value, label]) => ({ value, label })),
} as const;
