/** Words that are spelled, or called, otherwise in another country of the same language. Own lists, plain words. */
import { spellingPairs } from './voiceWords.ts';

type Pairs = readonly (readonly [one: string, other: string])[];

const pairsOf = (list: string): Pairs =>
  list.split(/\s+/).map((entry) => {
    const [one = '', other = ''] = entry.split('/');
    return [one, other] as const;
  });

const setOf = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

/** Canada mixes both, so nothing is foreign there. */
const AMERICAN = setOf('US PR GU VI AS MP UM PH LR');
const MIXED_ENGLISH = setOf('CA');

/** Spain / Latin America: the plainest words alone, in both numbers; which of several a country says, its people know best. */
const SPANISH = pairsOf(
  'ordenador/computadora ordenadores/computadoras móvil/celular móviles/celulares zumo/jugo zumos/jugos patata/papa patatas/papas melocotón/durazno melocotones/duraznos vídeo/video vídeos/videos aparcamiento/estacionamiento aparcamientos/estacionamientos',
);
/** Portugal / Brazil. */
const PORTUGUESE = pairsOf(
  'telemóvel/celular telemóveis/celulares autocarro/ônibus autocarros/ônibus comboio/trem comboios/trens ecrã/tela ecrãs/telas utilizador/usuário utilizadores/usuários equipa/equipe equipas/equipes ficheiro/arquivo ficheiros/arquivos registo/registro registos/registros contacto/contato contactos/contatos facto/fato factos/fatos económico/econômico económica/econômica económicos/econômicos económicas/econômicas',
);

const swapped = (pairs: Pairs): Pairs => pairs.map(([one, other]) => [other, one]);
/** Words that are right in both countries, but mean something else in one, have no suggestion there. */
const AMBIGUOUS = setOf(
  'license licenses ônibus fato fatos arquivo arquivos tela telas equipe celular celulares papa papas video videos',
);

type Spell = (plainWord: string) => string | null;
const nothing: Spell = () => null;

const byList = (pairs: Pairs): Spell => {
  const known = new Map(pairs.filter(([from]) => !AMBIGUOUS.has(from)));
  return (word) => known.get(word) ?? null;
};

const SPELLS: Readonly<Record<string, (country: string) => Spell>> = {
  en(country) {
    if (MIXED_ENGLISH.has(country)) return nothing;
    const pairs = spellingPairs();
    return byList(AMERICAN.has(country) ? swapped(pairs) : pairs);
  },
  de: (country) =>
    country === 'CH' || country === 'LI'
      ? (word) => (word.includes('ß') ? word.replaceAll('ß', 'ss') : null)
      : nothing,
  es: (country) => byList(country === 'ES' ? swapped(SPANISH) : SPANISH),
  pt: (country) => byList(country === 'BR' ? PORTUGUESE : swapped(PORTUGUESE)),
};

/** Returns what finds, for a plain word, the one that readers of the country expect; null: it is as they write it. */
export const localSpellingOf = (language: string): ((country: string) => Spell) =>
  SPELLS[language] ?? (() => nothing);
