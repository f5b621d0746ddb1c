import { describe, expect, test } from '@jest/globals';
import { textToolsOf } from '#language/textTools.ts';

/** Words with their number of syllables, by dictionaries and phonetics. */
const WORDS: Readonly<Record<string, string>> = {
  en: `cat=1 time=1 coffee=2 marketing=3 people=2 business=2 idea=3 create=2 created=3 something=2
    different=3 beautiful=3 information=4 university=5`,
  de: `Haus=1 Kaffee=2 Mühle=2 Bäume=2 Leute=2 Zeitung=2 Artikel=3 Bauer=2 schreiben=2 Wien=1 Ferien=3
    Medien=3 Museum=3 beenden=3 geehrt=2 Beute=2 Geist=1 Yoga=2 Qualität=3 Unternehmen=4 Kundinnen=3 Straße=2 Information=5`,
  es: `casa=2 café=2 agua=2 tiempo=2 país=2 ciudad=2 guerra=2 queso=2 día=2 bueno=2 muy=1 teatro=3 poeta=3
    aéreo=4 Uruguay=3 pingüino=3 empresa=3 artículo=4
    periódico=4 información=4 economía=5`,
  fr: `chat=1 eau=1 lire=1 monde=1 école=2 beaucoup=2 maison=2 café=2 histoire=2 toujours=2
    livre=1 article=2 quelque=1 client=2 première=2 européen=4 réel=2 océan=3 poète=2
    naïf=2 création=3 voyage=2 pays=2 les=1 août=1 argent=2 information=4`,
  it: `casa=2 acqua=2 uomo=2 buono=2 scuola=2 giorno=2 perché=2 italiano=4 chiaro=2 notizia=3
    famiglia=3 qualità=3 articolo=4 mercato=3 idea=3 maestro=3 aiuola=3 guerra=2 più=1`,
  nl: `huis=1 boek=1 tijd=1 koffie=2 mooi=1 leeuw=1 water=2 school=1 schrijven=2 bedrijf=2 artikel=3
    mensen=2 kwaliteit=3 Nederland=3 informatie=4 ideeën=3
    museum=3 België=3 koeien=2 yoga=2 januari=4`,
  pt: `casa=2 pão=1 mãe=1 água=2 tempo=2 quando=2 cidade=3 também=2 mercado=3 empresa=3 português=3
    artigo=3 qualidade=4 coração=3 informação=4 dia=2 rua=2
    criança=3 viagem=3 sair=2 ainda=3 rainha=3 história=3 situação=4 ideia=3 muito=2`,
  tr: `ev=1 kahve=2 zaman=2 şehir=2 kitap=2 insan=2 güzel=2 çocuk=2 makale=3 arkadaş=3 kalite=3
    üniversite=5 İstanbul=3 bilgisayar=4 öğretmen=3`,
  ru: `дом=1 кофе=2 время=2 город=2 слово=2 вода=2 книга=2 статья=2 человек=3 хорошо=3 молоко=3
    качество=3 реклама=3 информация=5 университет=5`,
};

describe.each(Object.entries(WORDS))('syllables in %s', (language, list) => {
  test.each(list.split(/\s+/).map((entry) => entry.split('=') as [string, string]))(
    '%s has %s',
    (word, count) => {
      expect(textToolsOf(language).syllables(word)).toBe(Number(count));
    },
  );
});

test.each([
  ['en', 'area', 3],
  ['de', 'Familie', 4],
  ['it', 'azienda', 4],
])('known to be one short: %s %s', (language, word, count) => {
  expect(textToolsOf(language).syllables(word)).toBe(count - 1);
});

test('a word without vowels, or of an unknown language, has at least one syllable', () => {
  expect(textToolsOf('xx').syllables('banana')).toBe(3);
  for (const word of ['brr', 'Š', '2026', '東京']) {
    expect(textToolsOf('xx').syllables(word)).toBeGreaterThanOrEqual(1);
    expect(textToolsOf('en').syllables(word)).toBeGreaterThanOrEqual(1);
  }
});
