/**
 * What texts are written in: the letters of each language beyond those of English, the most frequent one first, and the encodings that
 * have them.
 */

export interface WrittenLanguage {
  /** Letters and marks that stand in its words. */
  readonly letters: string;
  /** Which signs a language with thousands of them has beside these. */
  readonly further?: RegExp;
  /** Where its letters do not stand: what another encoding has for them does. */
  readonly never?: RegExp;
}

const SIMPLIFIED =
  '的一是不了在有人这中大来上个国我以要他时到说们为子和你地出道也年得就那下生会自着去之过家学对可里后小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长';
const TRADITIONAL =
  '的一是不了在有人這中大來上個國我以要他時到說們為子和你地出道也年得就那下生會自著去之過家學對可裡後小麼心多天而能好都然沒日於起還發成事只作當想看文無開手十用主行方又如前所本見經頭面公同三已老從動兩長';
const KANA =
  'のにはをたがでてとしれさいあるこなっらかりもうくすまよきけえそおどだせちつわねめやろみじべんほばげびずふごむぎへょゅゃぶひぜンスルトイーリアラクタシレドフロジプカマテコメサニキウバナオパエダブミビモセグチノツネズデハベ';
const KANJI =
  '日本人年大出中会国一分時上行者生事間前手見入自社方的場子用月作同地合気目家理学力体水食物店豆湯味';
const HAN = /[\u4e00-\u9fff]/;

export const LANGUAGES = {
  ca: { letters: 'àéóèíçòúïü·' },
  cs: { letters: 'áíěéřčšžýůúťďňó' },
  da: { letters: 'åøæé' },
  de: { letters: 'üäößé' },
  es: { letters: 'óíáéñúü' },
  et: { letters: 'äõüöšž', never: /õ(?!\p{L})|[šž](?!\p{L})/gu },
  fi: { letters: 'äöåé' },
  fr: { letters: 'éàèêçâôîûùïœëüÿæ', never: /(?<!\p{L})û|û[aeiou]|ù(?=\p{L})|œ(?![deistu])/gu },
  hr: { letters: 'čšžćđ' },
  hu: { letters: 'áéöóőíüúű' },
  is: { letters: 'áíðéöóþúýæ', never: /þ(?!\p{L})|(?<!\p{L})ð/gu },
  it: { letters: 'àèùìòé', never: /[àèùìò](?=\p{L})/gu },
  lt: { letters: 'ėųšįąžūčę' },
  lv: { letters: 'āīēšņļūžčķģ' },
  nl: { letters: 'éëïöèüêá' },
  pl: { letters: 'łęąóżśćńź' },
  pt: { letters: 'ãáéçíóêõâúàô', never: /õ(?!e)|ã(?![oe\s,;.:!?)])/gu },
  ro: { letters: 'ăîșțâşţ' },
  sk: { letters: 'áíéýčúšľžťôňďóäŕĺ' },
  sv: { letters: 'äåöé' },
  tr: { letters: 'ıüşçğöİâî' },
  vi: { letters: 'đưôơêâă\u0301\u0300\u0323\u0309\u0303àáéèíóùúýãìòõ' },
  be: { letters: 'аніоеірстклўудмпзьыяйбшгчхцюжёэф' },
  bg: { letters: 'аоеитнрсвлкдпмзъябугчйцщшжхюфь' },
  ru: { letters: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё' },
  sr: { letters: 'аоеинртсјувкдмпљгзбњцчшћжђхџфѓќѕ' },
  uk: { letters: 'оаниівтерсклудмпзьябгйчхцюєжїшщфґ' },
  el: { letters: 'αοιετσνηυρπκμλςόίάέγδωήύχθφβώξζψϊϋΐΰ' },
  he: { letters: 'יוהלאתרבשמנםחקדעפטסכגצןזךףץ' },
  ar: { letters: 'اليمنوترةبعدسفهكقأحجشطصخإىذضغثزءئظآؤ\u064e\u0650\u064f\u0651\u0652\u064b' },
  fa: { letters: 'اهيرندمتوبشسلكزگفخقعپجحچطصضغآذئثژظ\u200cیکےںہھٹڈڑ' },
  th: { letters: 'านรอ่กเง้ัมยลวดทสีติะปบคห์ืแจพุชขใไ็ูโผำซถธศณฉภฟษฐฝญๆฯฆฎฏฑฒฌฬฮ๊๋' },
  ja: { letters: KANA + KANJI, further: HAN },
  ko: {
    letters:
      '이다는에을가의하고지도로한은를서기사어아자그나리인시대과해일보수여있게으들정스라만전면것제상부요장구성화용주안원공조동연모거우때문등',
    further: /[\uac00-\ud7a3]/,
  },
  zhHans: { letters: SIMPLIFIED, further: HAN },
  zhHant: { letters: TRADITIONAL, further: HAN },
} as const satisfies Readonly<Record<string, WrittenLanguage>>;

type Language = keyof typeof LANGUAGES;

const WESTERN = ['fr', 'de', 'es', 'pt', 'it', 'ca', 'nl', 'da', 'sv', 'fi', 'is'] as const;
const CENTRAL = ['pl', 'cs', 'hu', 'ro', 'sk', 'hr', 'de'] as const;
const BALTIC = ['lt', 'lv', 'et'] as const;
const CYRILLIC = ['ru', 'uk', 'bg', 'be', 'sr'] as const;

/**
 * The encodings of the Encoding Standard (§4.2) that a text may be in, more frequent ones first, with what each of them costs in bits
 * because it is rarer. ISO-8859-1 is read as Windows-1252 there, GBK as its superset GB18030, and KOI8-R has nothing but frames where
 * KOI8-U has the letters of Ukrainian.
 */
export const ENCODINGS: Readonly<Record<string, readonly [rarity: number, ...readonly Language[]]>> = {
  'windows-1252': [0, ...WESTERN, 'et'],
  'windows-1251': [2, ...CYRILLIC],
  'windows-1250': [3, ...CENTRAL],
  'gb18030': [2, 'zhHans', 'zhHant'],
  'shift_jis': [2, 'ja'],
  'big5': [2, 'zhHant'],
  'euc-kr': [2, 'ko'],
  'windows-1253': [2, 'el'],
  'windows-1254': [2, 'tr'],
  'windows-1255': [2, 'he'],
  'windows-1256': [2, 'ar', 'fa'],
  'windows-1257': [4, ...BALTIC],
  'windows-1258': [4, 'vi'],
  'windows-874': [2, 'th'],
  'euc-jp': [2, 'ja'],
  'iso-8859-2': [4, ...CENTRAL],
  'iso-8859-7': [6, 'el'],
  'koi8-u': [4, ...CYRILLIC],
  'iso-8859-15': [4, ...WESTERN, 'et'],
  'iso-8859-5': [6, ...CYRILLIC],
  'ibm866': [6, ...CYRILLIC],
  'iso-8859-6': [6, 'ar'],
  'iso-8859-8': [6, 'he'],
  'iso-8859-4': [6, ...BALTIC],
  'iso-8859-13': [6, ...BALTIC],
  'macintosh': [5, ...WESTERN],
  'x-mac-cyrillic': [10, ...CYRILLIC],
  'utf-16le': [4, ...(Object.keys(LANGUAGES) as Language[])],
  'utf-16be': [4, ...(Object.keys(LANGUAGES) as Language[])],
}; // biome-ignore format: a table
