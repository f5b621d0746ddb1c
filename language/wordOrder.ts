/**
 * Words that cannot stand side by side, by which a reader sees that words are no sentence. Own lists: only forms that are nothing else,
 * so that "der ist", "los ha", "one of the" or "un par un" break no rule. Turkish has no articles or prepositions to go by.
 */
import type { Token, WordOrder } from '#domain/seo/text/textTools.ts';

interface Order {
  /** Words that open what must go on, such as articles, and what is never behind them. */
  readonly pairs: readonly (readonly [openers: string, strangers: string])[];
  /** What ends no sentence. */
  readonly neverLast: string;
}

const ORDERS: Readonly<Record<string, Order>> = {
  de: {
    pairs: [
      [
        `im am zum zur vom beim ins ans des mein meine meinen meinem seine seinen seinem unsere unseren unserem kein keine keinen
        keinem`,
        `der die das dem des den ein eine einen einem eines und oder aber ist sind war waren wird werden wurde wurden hat haben hatte
        kann können muss müssen soll sollen ich du er sie es wir man dass wenn weil ob auch als denn wie sich im am zum zur vom beim
        mit für`,
      ],
      [
        'ein eine einen einem einer eines',
        `die das dem des den ein eine einen einem eines aber ist sind war waren wird werden wurde wurden hat haben hatte kann können
        muss müssen soll sollen ich du er wir man dass wenn weil ob auch im am zum zur vom beim mit für`,
      ],
      [
        'für von ohne gegen seit zwischen',
        `und oder aber ist sind war waren wird werden wurde wurden hat haben hatte kann können muss müssen soll sollen ich du er wir
        man dass weil ob auch denn mit für von`,
      ],
      ['der die den dem', 'und oder aber dass weil denn'],
      ['mit bei aus nach zu', 'die das des er wir ich man dass hat haben wird werden können'],
    ],
    neverLast: `im am zum zur vom beim ins ans des mein meinen meinem seinen seinem unseren unserem kein keinen keinem und oder der den
      dem dass weil wenn ob für von gegen zwischen seit`,
  },
  en: {
    pairs: [
      [
        'the a an my your our their every',
        `the a an of in on at by for with from and or but is are was were be been has have had would could should it they we he she you
        that this these those than if because not as so into i my your our their to also which who`,
      ],
    ],
    neverLast: 'the a an my your our their every and or but because than if',
  },
  es: {
    pairs: [
      [
        'el del al mi su sus nuestro nuestra cada',
        `el la los las un una unos unas del al y pero es son era fue ha han está están se con sin como si lo les le por para mi su sus
        también`,
      ],
      [
        'un una unos unas',
        'el la los las un una unos unas del al pero son era fue ha han está están se como si lo les le mi su sus también',
      ],
      ['la', 'el los las un una unos unas pero es son mi su sus'],
      ['los las', 'el la un una unos unas pero es son está están mi su sus'],
      ['de en con por para sin a', 'del pero es fue ha han está están se le les'],
      ['se', 'el un una unos unas de del al con por para y que en sin pero mi su sus'],
      ['ha han', 'el la los las un una unos unas del al con por para y que en se mi su sus'],
    ],
    neverLast: 'el un del al mi su sus cada la los las y de con por que sin pero',
  },
  fr: {
    pairs: [
      [
        'des du au aux cet cette ces mon ma mes sa ses notre votre chaque',
        `le la les un une des du au aux et mais est sont était ont avec pour dans il elle ils nous vous je se ne si comme donc car cette
        ces sa ses aussi de que qui sur par en`,
      ],
      [
        'le la les',
        `le la les un une des du au aux et mais avec pour dans il elle ils nous vous je se ne si comme donc car cette ces sa ses de que
        qui sur par`,
      ],
      [
        'un une',
        `le la les un une au aux mais sont était ont dans il elle ils nous vous je se ne si comme donc car cette ces sa ses aussi`,
      ],
    ],
    neverLast:
      'un du au aux cet cette ces mon ma mes sa ses notre votre chaque le la les et ou de que mais qui ne se',
  },
  it: {
    pairs: [
      [
        'il dei degli delle del della dello al allo alla ai agli alle nel nella nei nelle dal dalla dai dalle sul sulla sui sulle',
        `il lo la i gli le un uno una e è sono era ha hanno con per in ma se si non come anche del della dei al alla nel nella dal
        dalla sul sulla`,
      ],
      [
        'un una',
        'il lo la i gli le un uno una sono era ha hanno ma se si non come anche del dei al nel nella dal dalla sul sulla',
      ],
    ],
    neverLast: `il un dei degli delle del della dello al allo alla ai agli alle nel nella nei nelle dal dalla sul sulla gli e di con in
      da che ma`,
  },
  nl: {
    pairs: [
      [
        'de een mijn uw onze elke elk',
        `de het een en maar is was wordt worden heeft hebben kan kunnen moet ik je hij ze we wij men er dat omdat ook mijn uw onze`,
      ],
    ],
    neverLast: 'de mijn uw onze elke elk en of maar omdat',
  },
  pt: {
    pairs: [
      [
        'do da dos das na nas ao aos pelo pela pelos pelas seu sua seus suas cada',
        `o os um uma do da dos das e é são foi tem têm está estão em com por para mas ele ela eles nós você como se na nas ao pelo pela
        também seu sua`,
      ],
      [
        'um uma',
        'o os um uma do da são foi tem têm está estão mas ele ela eles nós você como se na nas ao pelo pela também seu sua',
      ],
    ],
    neverLast:
      'um do da dos das na nas ao aos pelo pela seu sua cada os e ou de com por que em mas',
  },
  ru: {
    pairs: [
      [
        'в на с к из от для без под над при через между',
        'и или но в на с к из от для без под над при был была было были а же бы',
      ],
    ],
    neverLast: 'в на с к из от для без под над при через между и или но что если как',
  },
};

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Nothing but space between two words. */
const SPACE = /^\s+$/u;
const LOWER = /^\p{Ll}+$/u;
const STARTS_LOWER = /^\p{Ll}/u;
/** A sentence with fewer words is a name or a label. */
const LEAST_WORDS = 4;

/** Returns what tells sentences from words in any order; null for a language without lists. */
export function wordOrderOf(
  language: string,
  plainWord: (word: string) => string,
): WordOrder | null {
  const order = ORDERS[language];
  if (order === undefined) return null;
  const last = setOf(order.neverLast);
  const strangersOf = new Map(
    order.pairs.flatMap(([openers, strangers]) => {
      const set = setOf(strangers);
      return openers.split(/\s+/).map((opener) => [opener, set] as const);
    }),
  );
  return (text, tokens) => {
    const plain = tokens.map(({ word }) => plainWord(word));
    const opening = tokens.flatMap(({ word }, at) => {
      const isName = at > 0 && !STARTS_LOWER.test(word); // "vitamin A"
      const strangers = isName ? undefined : strangersOf.get(plain[at] ?? '');
      return strangers === undefined ? [] : [{ at, strangers }];
    });
    const wrong = opening.filter(({ at, strangers }) =>
      isFollowed(text, tokens.slice(at, at + 2), strangers),
    );
    const byChance = [...Map.groupBy(opening, ({ strangers }) => strangers)].reduce(
      (sum, [strangers, { length }]) =>
        sum + length * plain.filter((word) => strangers.has(word)).length,
      0,
    );
    return {
      byChance: byChance / Math.max(1, tokens.length),
      broken: wrong.length + (breaksOff(tokens) ? 1 : 0),
    };
  };

  /** "the of"; not "the on-site check", where the second word is part of a longer one, or "the A and the B". */
  function isFollowed(
    text: string,
    [opener, next]: readonly Token[],
    strangers: ReadonlySet<string>,
  ): boolean {
    if (opener === undefined || next === undefined || !LOWER.test(next.word)) return false;
    const isJoined = /^[-‑–'’/]/u.test(text.slice(next.end, next.end + 1));
    const isNext = SPACE.test(text.slice(opener.end, next.start));
    return isNext && !isJoined && strangers.has(plainWord(next.word));
  }

  /** The last word asks for another one. */
  function breaksOff(tokens: readonly Token[]): boolean {
    const word = tokens.at(-1)?.word ?? '';
    return tokens.length >= LEAST_WORDS && LOWER.test(word) && last.has(plainWord(word));
  }
}
