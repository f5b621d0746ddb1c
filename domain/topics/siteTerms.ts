/** Subjects that a website names itself: in its title, its keywords, its navigation and its headings. */
import type { SiteTerm } from '#contract/topics/topic.schema.ts';
import { SITE_TERMS_MOST } from '#contract/topics/topicBounds.ts';
import { keyphraseOf } from '../seo/text/keyphrase.ts';
import { hostOf } from '../seo/text/site.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import { sameness } from './topic.ts';

/** As they stand on the page. */
export interface SiteFacts {
  readonly title: string;
  readonly keywords: readonly string[];
  readonly navigation: readonly string[];
  readonly headings: readonly string[];
}

/** A longer one is a sentence, not what people search for. */
const WORDS_MOST = 6;
/** What stands in the menu of every site, in several languages. */
const MENU = new Set(
  [
    'home, homepage, start, about, about us, contact, contact us, log in, login, sign in, sign up, register, account, my account, cart, checkout, basket, search, menu, blog, news, faq, help, support, imprint, legal, privacy, privacy policy, terms, terms of use, terms and conditions, cookies, careers, jobs, press, team, shop, store, products, services, pricing, more, all, overview, language, english, newsletter, subscribe, skip to content, skip to main content, read more, learn more, follow us, company, resources, download, downloads, partners, customers, events, sitemap, share',
    'startseite, über uns, kontakt, anmelden, einloggen, registrieren, konto, mein konto, warenkorb, kasse, suche, menü, aktuelles, hilfe, impressum, datenschutz, datenschutzerklärung, agb, karriere, presse, produkte, leistungen, preise, mehr, alle, übersicht, unternehmen, deutsch, zum inhalt springen, mehr erfahren, weiterlesen',
    'accueil, à propos, contactez-nous, connexion, se connecter, inscription, compte, mon compte, panier, recherche, actualités, aide, mentions légales, confidentialité, conditions générales, carrières, presse, équipe, boutique, produits, services, tarifs, plus, français, en savoir plus',
    'inicio, nosotros, sobre nosotros, quiénes somos, contacto, iniciar sesión, registrarse, cuenta, mi cuenta, carrito, buscar, noticias, ayuda, aviso legal, privacidad, política de privacidad, condiciones, empleo, prensa, equipo, tienda, productos, servicios, precios, más, español, leer más',
    'chi siamo, contatti, accedi, registrati, carrello, cerca, notizie, aiuto, note legali, lavora con noi, negozio, prodotti, servizi, prezzi, italiano, over ons, inloggen, winkelwagen, zoeken, nieuws, producten, diensten, prijzen, sobre nós, entrar, carrinho, notícias, produtos, serviços, preços',
  ].flatMap((names) => names.split(', ')),
);
/** Between the parts of a title, such as its subject and the name of the site. */
const BETWEEN_PARTS = /(?<!\s)\s+[|–—·•»:-]\s+|(?<!\s)\s*\|\s*|:\s+/u;
const lettersOf = (text: string): string =>
  text.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '');

/** Each once, whatever the order and case of its words; not its own name, and not what is in every menu. */
export function siteTerms(facts: SiteFacts, website: string, tools: TextTools): SiteTerm[] {
  const [name = ''] = (hostOf(website) ?? '').replace(/^www\./, '').split('.');
  const terms = new Map<string, SiteTerm>();
  const named = [
    ...facts.keywords.map((phrase) => ({ phrase, from: 'keywords' as const })),
    ...facts.title.split(BETWEEN_PARTS).map((phrase) => ({ phrase, from: 'title' as const })),
    ...facts.navigation.map((phrase) => ({ phrase, from: 'navigation' as const })),
    ...facts.headings.map((phrase) => ({ phrase, from: 'headings' as const })),
  ];
  for (const { phrase: text, from } of named) {
    const phrase = text.trim();
    const key = sameness(phrase, tools);
    const isMenu = MENU.has(phrase.toLowerCase()) || lettersOf(phrase) === lettersOf(name);
    const isEmpty = keyphraseOf(phrase, tools).contentWords === 0 || !/\p{Letter}{2}/u.test(phrase);
    if (isEmpty || terms.has(key) || isMenu) continue;
    if (tools.words(phrase).length <= WORDS_MOST) terms.set(key, { phrase, from });
  }
  return [...terms.values()].slice(0, SITE_TERMS_MOST);
}
