/** What stands for one unit, by language: "pounds" is £. Own lists, plain words; symbols are of every language. */

const SYMBOLS =
  'kw kwh mw w kg g mg km m cm mm l ml db v mah hz ghz mhz gb mb tb kb nm ps bar mbar rpm';

const ANY = `£: gbp, €: eur, $: usd, °: c celsius, °f: f fahrenheit, l: lt, w: watt, v: volt`;

/** A unit, and the words that name it; behind a number, and by themselves. */
const WORDS: Readonly<Record<string, string>> = {
  de: `£: pfund, €: euro euros, $: dollar, %: prozent, °: grad, kw: kilowatt, kwh: kilowattstunde kilowattstunden, w: watt, kg: kilo kilogramm, g: gramm,
    km: kilometer kilometern, m: meter metern, cm: zentimeter zentimetern, mm: millimeter millimetern, l: liter litern, db: dezibel`,
  en: `£: pound pounds, €: euro euros, $: dollar dollars, %: percent per·cent, °: degree degrees, kw: kilowatt kilowatts, w: watt watts,
    kg: kilo kilos kilogram kilograms, g: gram grams, km: kilometer kilometers kilometre kilometres, m: meter meters metre metres,
    cm: centimeter centimeters centimetre centimetres, mm: millimeter millimeters millimetre millimetres, l: liter liters litre litres,
    db: decibel decibels`,
  es: `£: libra libras, €: euro euros, $: dólar dólares, %: por·ciento, °: grado grados, kw: kilovatio kilovatios, w: vatio vatios,
    kg: kilo kilos kilogramo kilogramos, g: gramo gramos, km: kilómetro kilómetros, m: metro metros, cm: centímetro centímetros,
    mm: milímetro milímetros, l: litro litros, db: decibelio decibelios`,
  fr: `£: livre livres, €: euro euros, $: dollar dollars, %: pour·cent, °: degré degrés, kw: kilowatt kilowatts, w: watt watts,
    kg: kilo kilos kilogramme kilogrammes, g: gramme grammes, km: kilomètre kilomètres, m: mètre mètres, cm: centimètre centimètres,
    mm: millimètre millimètres, l: litre litres, db: décibel décibels`,
  it: `£: sterlina sterline, €: euro, $: dollaro dollari, %: per·cento percento, °: grado gradi, kw: kilowatt, w: watt, kg: chilo chili
    chilogrammo chilogrammi, g: grammo grammi, km: chilometro chilometri, m: metro metri, cm: centimetro centimetri,
    mm: millimetro millimetri, l: litro litri, db: decibel`,
  nl: `£: pond, €: euro, $: dollar, %: procent, °: graad graden, kw: kilowatt, w: watt, kg: kilo kilogram, g: gram, km: kilometer,
    m: meter, cm: centimeter, mm: millimeter, l: liter, db: decibel`,
  pt: `£: libra libras, €: euro euros, $: dólar dólares, %: por·cento, °: grau graus, kw: quilowatt quilowatts, w: watt watts,
    kg: quilo quilos quilograma quilogramas, g: grama gramas, km: quilómetro quilómetros quilômetro quilômetros, m: metro metros,
    cm: centímetro centímetros, mm: milímetro milímetros, l: litro litros, db: decibel decibéis`,
  ru: `£: фунт фунта фунтов, €: евро, $: доллар доллара долларов, %: процент процента процентов, °: градус градуса градусов, kw: квт киловатт,
    kwh: квтч, w: вт ватт, kg: кг килограмм килограмма килограммов, g: грамм грамма граммов, km: км километр километра километров,
    m: метр метра метров, cm: см сантиметр сантиметра сантиметров, mm: мм миллиметр миллиметра миллиметров, l: литр литра литров,
    db: дб децибел децибела`,
  tr: `£: sterlin, €: avro, $: dolar, °: derece, kw: kilovat, kg: kilo kilogram, g: gram, km: kilometre, m: metre, cm: santimetre,
    mm: milimetre, l: litre, db: desibel`,
};

function unitsIn(lists: string, units: Map<string, string>): void {
  for (const list of lists.split(',')) {
    const [unit = '', words = ''] = list.trim().split(/:\s+/);
    for (const word of words.split(/\s+/)) units.set(word.replace('·', ' '), unit);
  }
}

/** Returns the unit that a plain word names, or two with a space between them: "£" of "pounds"; null if it is none. */
export function unitOfWord(language: string): (plainWord: string) => string | null {
  const units = new Map(SYMBOLS.split(' ').map((symbol) => [symbol, symbol]));
  unitsIn(ANY, units);
  unitsIn(WORDS[language] ?? '', units);
  return (word) => units.get(word) ?? null;
}
