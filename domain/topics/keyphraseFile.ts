/**
 * Lists of keyphrases as tools save them: CSV, columns recognised by their names in several languages.
 */
import { SEARCH_INTENTS, type SearchIntent } from '#contract/topic.route.ts';
import { KEYPHRASE_MAX_CHARS, TOPIC_ROWS_MOST } from '#contract/topicBounds.ts';
import {
  AMOUNT_MOST,
  FEATURE_MAX_CHARS,
  FEATURES_MOST,
  POSITION_MOST,
} from '#contract/topicBounds.ts';
import type { KeyphraseRow } from '#contract/topic.schema.ts';
import { type ColumnNames, csvRowsIn, headingIn } from '../csvRows.ts';

export type ListRefusal = 'empty' | 'noKeyphrases' | 'tooLarge' | 'gone';

export interface KeyphraseList {
  /** A list of Search Console has clicks, impressions and positions of one's own site, and no volumes. */
  readonly source: 'file' | 'searchConsole';
  readonly rows: readonly KeyphraseRow[];
  /** Columns that were recognised, by what they hold. */
  readonly columns: readonly Column[];
  /** Lines without a keyphrase, and those beyond the limit. */
  readonly skipped: number;
}

type Column =
  | 'phrase'
  | 'volume'
  | 'difficulty'
  | 'trend'
  | 'intent'
  | 'serpFeatures'
  | 'position'
  | 'clicks'
  | 'impressions';

const NAMES: ColumnNames<Column> = {
  phrase:
    'keyword,keywords,keyphrase,query,queries,top queries,search term,search query,term,suchbegriff,suchanfrage,suchanfragen,häufigste suchanfragen,schlüsselwort,keywort,requête,requêtes,requêtes les plus fréquentes,mot-clé,mot clé,mots-clés,consulta,consultas,consultas principales,palabra clave,palabras clave,parola chiave,parole chiave,query principali,zoekwoord,zoekwoorden,zoekopdracht,zoekopdrachten,populairste zoekopdrachten,palavra-chave,principais consultas,consultas mais frequentes,słowo kluczowe,anahtar kelime,ключевое слово,запрос,запросы'.split(
      ',',
    ),
  volume:
    'volume,search volume,avg. monthly searches,monthly searches,searches,suchvolumen,suchanfragen pro monat,durchschn. suchanfragen pro monat,volume de recherche,recherches mensuelles,volumen,volumen de búsqueda,búsquedas mensuales,volume di ricerca,ricerche mensili,zoekvolume,volume de pesquisa,volume de buscas,объем,частотность'.split(
      ',',
    ),
  difficulty:
    'difficulty,keyword difficulty,kd,kd %,seo difficulty,schwierigkeit,keyword-schwierigkeit,difficulté,dificultad,difficoltà,moeilijkheid,dificuldade,сложность'.split(
      ',',
    ),
  trend: 'trend,trends,search trend,tendance,tendencia,tendenza,tendência,тренд'.split(','),
  intent: 'intent,intents,search intent,suchintention,intention,intención,intento,intentie'.split(
    ',',
  ),
  serpFeatures:
    'serp features,serp feature,serp-features,serp-funktionen,fonctionnalités serp'.split(','),
  position:
    'position,current position,avg. position,average position,durchschnittliche position,position moyenne,posición,posizione,positie,posição,позиция'.split(
      ',',
    ),
  clicks: 'clicks,klicks,clics,clic,klikken,cliques,клики'.split(','),
  impressions:
    'impressions,impressionen,impresiones,impressioni,vertoningen,impressões,показы'.split(','),
};
const MONTHS = 12;

/** Reads a list. A file without a heading is one of keyphrases alone, one a line. */
export function keyphraseListIn(text: string): KeyphraseList | { readonly refusal: ListRefusal } {
  const lines = csvRowsIn(text, TOPIC_ROWS_MOST);
  if (lines.rows.length === 0) return { refusal: 'empty' };
  const heading = headingIn(lines.rows, NAMES, 'phrase');
  if (heading === null && lines.rows.some((cells) => cells.length > 1))
    return { refusal: 'noKeyphrases' };
  const { at, columns } = heading ?? { at: -1, columns: new Map<Column, number>([['phrase', 0]]) };
  const source = columns.has('clicks') && columns.has('impressions') ? 'searchConsole' : 'file';
  const body = lines.rows.slice(at + 1);
  const rows = body.flatMap((cells) => rowOf(cells, columns) ?? []).slice(0, TOPIC_ROWS_MOST);
  if (rows.length === 0) return { refusal: 'noKeyphrases' };
  return {
    source,
    rows,
    columns: [...columns.keys()],
    skipped: body.length + lines.left - rows.length,
  };
}

function rowOf(
  cells: readonly string[],
  columns: ReadonlyMap<Column, number>,
): KeyphraseRow | null {
  const cell = (column: Column): string => cells[columns.get(column) ?? -1] ?? '';
  const phrase = cell('phrase').slice(0, KEYPHRASE_MAX_CHARS).trim();
  if (phrase === '') return null;
  const figures = {
    volume: numberIn(cell('volume')),
    difficulty: decimalIn(cell('difficulty'), 100),
    position: decimalIn(cell('position'), POSITION_MOST),
    trend: trendIn(cell('trend')),
    intent: intentIn(cell('intent')),
    serpFeatures: featuresIn(cell('serpFeatures')),
  };
  const known = Object.entries(figures).filter(([, value]) => value !== null);
  return { phrase, ...Object.fromEntries(known) };
}

const UNITS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6 };
const NUMBER_MAX_CHARS = 30;

/** A number that is small: in "4.123" and "4,123" the sign is the decimal one. */
function decimalIn(cell: string, most: number): number | null {
  const value = numberIn(cell, { isDecimal: true });
  return value !== null && value <= most ? value : null;
}

/** "1,234", "1.234", "1 234", "12,5", "1.2K", "45 %"; null for anything else, such as "n/a" or a range. */
export function numberIn(cell: string, { isDecimal = false } = {}): number | null {
  if (cell.length > NUMBER_MAX_CHARS) return null;
  const plain = cell.replace(/[\s%'’\u00a0\u202f]/g, '').toLowerCase();
  const unit = UNITS[plain.at(-1) ?? ''];
  const digits = unit === undefined ? plain : plain.slice(0, -1);
  if (!/^\d[\d.,]*$/.test(digits)) return null;
  const value = Number(asDecimal(digits, isDecimal || unit !== undefined)) * (unit ?? 1);
  return value <= AMOUNT_MOST ? value : null; // not a number: null too
}

/** The last of two different signs is the decimal one; a single sign before three digits separates thousands. */
function asDecimal(digits: string, isDecimal: boolean): string {
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  const [decimal, thousands] = comma > point ? [',', '.'] : ['.', ','];
  const last = Math.max(comma, point);
  if (last < 0) return digits;
  const isRepeated = digits.indexOf(decimal) !== last;
  const hasBoth = comma >= 0 && point >= 0;
  const isThousands =
    isRepeated ||
    (!hasBoth && !isDecimal && digits.length - last === 4 && last <= 3 && digits[0] !== '0');
  const joined = digits.replaceAll(thousands, '');
  return isThousands ? joined.replaceAll(decimal, '') : joined.replace(decimal, '.');
}

/** Of whole numbers: some tools have shares of the best month, from 0 to 1, which are no searches. */
function trendIn(cell: string): number[] | null {
  const values = cell.split(/[,;\s]+/).map((one) => numberIn(one, { isDecimal: true }));
  const known = values.filter((value) => value !== null).filter(Number.isInteger);
  const isTrend = values.length === MONTHS && known.length === MONTHS && Math.max(...known) > 1;
  return isTrend ? known : null;
}

/** The first that is named: tools list several. */
function intentIn(cell: string): SearchIntent | null {
  const [first = ''] = cell.toLowerCase().split(/[,;/|]/);
  const name = first.trim();
  return name === '' ? null : (SEARCH_INTENTS.find((intent) => intent.startsWith(name)) ?? null);
}

function featuresIn(cell: string): string[] | null {
  const names = cell.split(/[,;|]/).map((name) => name.trim().slice(0, FEATURE_MAX_CHARS));
  const known = [...new Set(names.filter((name) => name !== ''))].slice(0, FEATURES_MOST);
  return known.length === 0 ? null : known;
}
