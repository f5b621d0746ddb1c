import type { TermLists } from './termLists.ts';

export const ITALIAN: TermLists = {
  head: 'first',
  links: 'di del della dei delle dello degli dell da dal in a al alla con per senza su e d',
  beforeNouns: `il lo la i gli le l un uno una mio mia tuo tua suo sua nostro nostra vostro vostra loro questo questa questi queste quel quella quei
    quelle ogni qualche alcuni alcune nessun nessuna altro altra altri altre tutto tutta tutti tutte molto molta molti molte poco poca
    pochi poche più meno di del dello della dei degli delle dell da dal dallo dalla dai dalle a al allo alla ai agli alle all in nel nello
    nella nei negli nelle nell con su sul sullo sulla sui sulle sull per tra fra senza verso contro durante dopo prima due tre quattro
    cinque sei sette otto nove dieci primo prima secondo seconda buon buona buoni buone grande grandi migliore migliori nuovo nuova nuovi
    nuove stesso stessa`,
  beforeVerbs: 'io tu lui lei noi voi si non mi ti ci vi ne che chi mai sempre',
  verbs: `accettare aggiungere aiutare amare andare aprire arrivare aspettare aumentare avere bastare capire cercare chiedere
    chiudere cominciare comprare confrontare conoscere considerare consigliare contare contenere continuare coprire correre creare
    credere crescere dare decidere dipendere dire diventare dovere durare entrare esistere evitare fare finire fornire funzionare
    guardare iniziare imparare lasciare leggere mangiare mantenere mettere migliorare mostrare notare occorrere offrire ottenere
    pagare parlare passare pensare perdere permettere piacere portare potere preferire prendere preparare produrre provare
    raccomandare raggiungere restare ricevere richiedere ricordare ridurre rimanere rispondere risultare riuscire salire sapere
    scegliere scoprire scrivere sembrare sentire servire sostituire spendere spiegare stare succedere tenere togliere tornare
    trovare usare utilizzare valere variare vedere vendere venire verificare vivere volere`,
  attributes: `alto alta alti alte basso bassa lungo lunga corto corta leggero leggera libero caldo freddo nuovo nuova medio media generale
    piccolo piccola grande`,
  empty: `adatto adatta adatti adatte ampio ampia antico bello bella breve caro cara comune comuni completo completa comodo corretto
    corretta diverso diversa diversi diverse difficile disponibile disponibili economico facile facili famoso fondamentale frequente
    giusto giusta ideale importante importanti lento lunghi lunghe massimo massima minimo minima moderno necessario necessaria normale
    ottimo ottima parziale perfetto perfetta pesante piccoli piccole possibile possibili presente pronto proprio propria puro
    quotidiano rapido rapida raro reale recente semplice semplici sicuro sicura simile simili singolo solo sola sufficiente tipico
    totale unico unica utile utili vecchio vero vera veloce vicino deve devono dipende può possono puoi sono siamo essere stato stata
    va vanno viene vengono costa costano serve servono basta bastano conviene grazie sì scegli scegliete evita usa controlla ricorda
    eccetera zero uno due tre quattro cinque sei sette otto nove dieci undici dodici quindici venti trenta quaranta cinquanta cento
    mille mila milione milioni`,
  kept: `mare cuore fiore colore sapore odore dottore amore onore errore potere piacere sapere mestiere bicchiere cantiere quartiere
    infermiere cameriere carriere dare avere calore rumore motore settore fattore attore autore trattore pittore lavoratore venditore
    genere rene cenere polvere carcere titolare familiare solare nucleare cellulare scolare cratere carattere`,
  emptyEnding:
    /(?:[aei]re|mente|[aei]ndo|[aei]rsi|[aei]rlo|[aei]rla|avano|evano|ivano|erebbe|erebbero|eranno|iranno)$/,
  measures: `secondo minuto ora ore giorno giorni settimana mese mesi anno anni decennio secolo tempo data momento mattina pomeriggio sera notte
    gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedì martedì mercoledì giovedì venerdì
    sabato domenica primavera estate autunno inverno metro centimetro millimetro chilometro grammo chilo litro euro centesimo dollaro
    grado gradi percentuale metà quarto terzo`,
  vague: `stagione modo maniera cosa cose gente persona persone uomo uomini donna donne signore tipo genere parte pezzo esempio consiglio
    consigli trucco guida passo domanda risposta ragione motivo risultato idea punto opzione scelta cambiamento differenza fatto caso
    opinione parola frase paragrafo pagina articolo sito web blog lettore autore autrice redazione redattore team esperto esperti lista
    elenco numero quantità metà quarto resto fine inizio lato luogo zona situazione processo metodo soluzione problema vantaggio vantaggi
    svantaggio svantaggi aiuto mano vista nome linea ordine bisogno uso riassunto introduzione conclusione verdetto versione dettaglio
    dettagli informazione informazioni vita mondo attenzione sforzo errore errori fattore fattori base foto immagine video link clic
    commento commenti newsletter cookie volta volte tema modalità modello modelli`,
};
