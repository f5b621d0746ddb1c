import type { TaskWords } from './taskWords.ts';

export const italian: TaskWords = {
  tasks: `
    pay: stipendio, guadagna, salario
    symptom: sintomo, sintomi, segni
    treat: cura, cure, curare, rimedio, rimedi, trattamento
    risk: effetti collaterali, rischio, rischi, pericolo, pericoloso, controindicazioni
    dose: dosaggio, dose, al giorno, quotidiano
    =easy: facile, facili, semplice, veloce
    nutrition: calorie, kcal
    =app: app, applicazione
    see: cosa vedere, cosa fare, cosa visitare, attrazioni, luoghi da visitare
    =hotel: hotel, alloggio, dove dormire, dove alloggiare
    =eat: ristorante, ristoranti, dove mangiare
    =flight: volo, voli
    season: quando andare, periodo migliore
    weather: meteo, clima, tempo
    hours: orario, orari
    =car: auto, macchina, automobile
    =loan: prestito, prestiti, mutuo, finanziamento
    =house: casa, case
    ~thing: programma, programmi, software, strumento, sistema, prodotto, prodotti
    ~verb: avere, prendere, trovare, dare
    best: migliore, migliori, miglior, top, top 10, buono, buona, recensione, recensioni, opinioni, opinione, classifica, confronto, confrontare, consigliato, consigliati, valutazione, test, comparazione, esperienze
    versus: vs, versus, o, oppure, differenza tra, differenza, differenze, invece di, meglio o, cosa è meglio
    other: alternativa, alternative, simile a, simili
    cost: prezzo, prezzi, costo, costi, quanto costa, quanto costano, costa, tariffa, tariffe, preventivo, preventivi, listino
    cheap: economico, economica, economici, economiche, a buon prezzo, conveniente, low cost, basso costo, poco costoso
    deal: offerta, offerte, in offerta, sconto, sconti, saldi, promozione, promozioni, outlet
    coupon: coupon, codice sconto, codici sconto, buono sconto
    buy: comprare, acquistare, acquisto, vendita, ordinare, negozio, negozi, dove comprare, dove acquistare, in vendita, rivenditore, rivenditori, fornitori
    hire: noleggio, noleggiare, affitto, affittare
    near: vicino a me, vicino, nelle vicinanze, in zona, qui vicino
    firm: azienda, aziende, ditta, ditte, impresa, imprese, installatore, installatori, professionista, tecnico, tecnici, specialista
    =home: a domicilio
    install: installare, installazione, montare, montaggio, mettere, posa, posare, collegare
    repair: riparare, riparazione, riparazioni, aggiustare, assistenza
    replace: sostituire, sostituzione, cambiare
    parts: ricambio, ricambi, pezzi di ricambio, accessori, accessorio
    clean: pulire, pulizia, lavare, lavaggio
    maintain: manutenzione
    remove: rimuovere, togliere, eliminare, rimozione
    dispose: smaltire, smaltimento, riciclare, riciclo, buttare
    =make: fare, fai da te, fatto in casa, costruire, ricetta, ricette
    use: usare, uso, utilizzare, come usare
    store: conservare, conservazione
    problem: problema, problemi, non funziona, non funzionano, guasto, rotto, difetto
    used: usato, usata, usati, usate, seconda mano, ricondizionato, ricondizionati
    choose: scegliere, come scegliere, quale scegliere, guida all'acquisto, quale comprare
    define: cos'è, cosa è, che cos'è, cosa sono, significato, definizione, cosa significa, che cosa è
    working: come funziona, come funzionano, funzionamento
    worth: conviene, vale la pena, serve, è utile, ne vale la pena
    pros: vantaggi, svantaggi, pro e contro, vantaggi e svantaggi, benefici
    size: misura, misure, dimensione, dimensioni, taglia, taglie, grandezza
    weight: peso, quanto pesa
    life: durata, quanto dura, quanto durano, ogni quanto cambiare
    duration: quanto tempo, quando
    amount: quanto, quanta, quanti, quante, quantità
    often: ogni quanto, quante volte, frequenza
    calculator: calcolatore, calcolare, calcolo, simulatore
    types: tipo, tipi, tipologie, tipi di
    brand: marca, marche, marchio, marchi, produttore, produttori
    grant: bonus, incentivi, incentivo, contributo, contributi, ecobonus, agevolazioni
    finance: rate, a rate
    =insure: assicurazione, assicurare, polizza
    tax: detrazione, detrazioni, iva, tasse, detrazione fiscale, imposta
    rules: normativa, legge, permesso, permessi, obbligo, obbligatorio, legale, requisiti
    cancel: disdetta, disdire, cancellare, annullare, recesso
    login: login, accedi, area clienti, accesso
    contact: contatti, numero di telefono, assistenza clienti, telefono
    job: lavoro, offerte di lavoro, lavorare
    course: corso, corsi, formazione, certificazione
    template: modello, modelli, modulo, pdf, fac simile, da stampare
    example: esempio, esempi
    idea: idea, idee, ispirazione
    free: gratis, gratuito, gratuita, gratuiti
    trial: prova, campione, prova gratuita
    without: senza, non
    child: bambino, bambini, bambina, bambine
    baby: neonato, neonati
    senior: anziano, anziani
    beginner: principiante, principianti
    women: donna, donne
    men: uomo, uomini
    =small: piccolo, piccola, piccoli, mini, compatto
    =large: grande, grandi, xl
    =electric: elettrico, elettrica, automatico, automatica
    ~how: evitare, prevenire, come, come si, guida, tutorial, passo passo, consigli, trucchi
    ~why: perché, cause, motivo
    ~online: online, internet, sito
    ~full: set, completo, completa
    ~new: nuovo, nuova, nuovi
    ~place: italia, svizzera
    ~which: quale, quali, che
    -: per cento, si può, bisogna
    2: due, doppio
    3: tre
    4: quattro`,
  smallWords: `
    il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dalla in nel nella
    nei nelle con su sul sulla per e ed è sono essere si mi ti ci vi suo sua mio mia che chi cui questo questa più molto ha
    hanno ho dove quando anche deve può`,
  plurals: [],
};
