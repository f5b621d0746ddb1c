/** Words of notes that people who write leave for themselves and each other. Our own lists, plain words. */

/** Each list has commas between its entries; an entry is one word, or several in a row. */
export interface OwnNoteWords {
  /** Labels such as "note to self:"; their lines are never for readers. */
  readonly labels: string;
  /** Labels that stand in tables of facts too; in lower case they begin a note. */
  readonly looseLabels: string;
  /** Labels of people for whom the text is made. */
  readonly clients: string;
  /** How a wish begins behind such a label. */
  readonly wishes: string;
  /** What they want, where no colon is between them. */
  readonly wants: string;
  /** What is still to be done, as a line of its own, in brackets, or at the end behind a dash. */
  readonly pending: string;
  /** Doubts, in brackets or at the end behind a dash: alone they may be a heading. */
  readonly doubts: string;
  /** What one does with a colleague; who it is follows. */
  readonly asks: string;
  /** The same, where who it is stands before it. */
  readonly asksBehind: string;
  /** Colleagues without a name. */
  readonly insiders: string;
  /** What stands before a name. */
  readonly titles: string;
  /** What stands between a request and who it goes to. */
  readonly small: string;
  /** Things that a text is made of. */
  readonly material: string;
  /** What is to be done with them. */
  readonly handling: string;
  /** How a question among the writers begins, */
  readonly among: string;
  /** in lower case too if readers ask like this as well, */
  readonly amongLower: string;
  /** and what it is about. */
  readonly publishing: string;
  /** With one of these a sentence is advice to its readers. */
  readonly readers: string;
  /** How a line begins that says when the text may come out. */
  readonly embargoes: string;
  /** How a line begins, in lower case, that tells a writer what to write. */
  readonly instructs: string;
  /** What the text is to do without something, */
  readonly withholds: string;
  /** and what that is. */
  readonly withheld: string;
  /** What one does with a colleague who is named later in the line, */
  readonly asksApart: string;
  /** behind one of these. */
  readonly joins: string;
  /** How a short line ends that leaves something open. */
  readonly left: string;
}

export const OWN_NOTE_WORDS: Readonly<Record<string, OwnNoteWords>> = {
  en: {
    labels: `note to self, notes to self, internal note, for internal use, internal use only, not for publication, do not publish, off the record, editor's note to self, note to editor, note to the editor, note for editor, note to writer, note to the writer, internal only, strictly internal, confidential, strictly confidential, background only, not for the text`,
    looseLabels: `internal, reminder, note for me, note for us, for me, for us, to do, to check, to confirm, tbc, check, verify, confirm, photo, photos, image, picture, screenshot, idea, me, fyi, remember, don't forget, missing, keyword, keywords, focus keyword, main keyword, deadline, tone, tone of voice, word count, cta, call to action, budget for this piece, budget for this, nb`,
    clients: 'client, the client, boss, legal, editor',
    wishes: `wants, want, wanted, would, wishes, prefers, asked, asks, hates, dislikes, likes, loves, insists, says, said, needs, please, no, not,
      never, don't, do not, doesn't, does not, didn't, won't, pays, approves, approved, must, should, has to, called, emailed, thinks, keep,
      avoid, is fine with, is ok with, can't, cannot, mention, leave out`,
    wants: `wants, doesn't want, does not want, would like, would prefer, prefers, hates, insists, asked, said, says`,
    pending: `todo, tbd, tbc, to be confirmed, to be decided, to be checked, to check, to confirm, to do, check this, check, double check, please check,
      check again, verify, verify this, needs checking, need to check, needs a source, source needed, need source, need a source, need sources, find source, find a source, find sources, add source, add a source, add sources, source for this,
      citation needed, not sure about this, not sure about that, not sure if true, fact check, look up,
      look this up, confirm, needs confirming, still to come, rewrite this, rewrite, reword, expand this, finish this, photo here, image here,
      not sure, unsure, source missing, photo missing, placeholder`,
    doubts: `is this right, is that right, right, is this true, is this still true, still true, still valid, still correct, still current, correct, really,
      true, source, or was it, check date, is it, who said this, who said that`,
    asks: `ask, check with, confirm with, verify with, clear with, clear this with, run past, run by, run this by, run this past, call, phone,
      ring, email, e-mail, mail, text, ping, message, chase, remind, speak to, speak with, talk to, talk with, follow up with, send to, get from,
      wait for, waiting for, waiting on, get sign off from, get approval from, check w, confirm w`,
    asksBehind:
      'to confirm, to check, to send, to approve, to provide, to sign off, will send, will confirm, will check',
    insiders: `legal, client, boss, editor, marketing, sales, pr, compliance, finance, accounts, design, product team, sales team, legal team,
      marketing team, design team, press office, lawyer, lawyers`,
    titles: 'dr, mr, mrs, ms, prof',
    small: 'the, our, to, again, with, in',
    material: `photo, photos, picture, pictures, image, images, screenshot, screenshots, diagram, chart, citation, caption, statistic,
      statistics, stat, stats, link, testimonial, headline, intro, figures, spelling`,
    handling: `add, insert, find, need, needs, needed, missing, put, include, attach, replace, choose, check, verify, double check, missing here, rewrite, reword, redo`,
    among: `do we, should we, shall we, can we, could we, may we, have we, did we, are we, who has, where is our`,
    amongLower: `shall i, should i, can i, do i`,
    publishing: `mention, include, publish, quote, cite, link, credit, permission, photo, photos, picture, image, logo, source, sources, screenshot,
      client, article, section, heading, headline, testimonial, paragraph, draft, disclose`,
    readers: 'your, you, yourself, yours',
    embargoes: `do not publish before, do not publish until, do not publish yet, don't publish before, don't publish until, don't publish yet, embargoed
      until, embargoed till, embargo until, embargo till, under embargo`,
    instructs: `don't publish, do not publish, don't use the word, do not use the word, avoid the word, avoid the phrase, remember to mention, remember to
      include, remember to link, remember to add, remember to credit, don't forget to mention, don't forget to include, don't forget to link, don't forget to
      add, don't forget to credit, link to our, link to the pricing page, link to pricing, link to product page, link to the product page, link to the shop,
      find a better example, find a better photo, find a better quote, find a better source, find better example, find another example, need a better, need a
      quote from, need quote from, need an example, need figure, need figures, need a figure, need number, need numbers, need a number, need data, need quote, not sure about, maybe cut, maybe drop, cut this, shorten this, move this, rewrite this, rewrite intro,
      rewrite the intro, rephrase this, use the keyword, use keyword, to be confirmed with, to be confirmed by`,
    withholds: `don't mention, do not mention, never mention, don't name, do not name, never name, don't quote, do not quote, don't cite, do not cite, leave
      out, no mention of, keep out`,
    withheld: `competitor, competitors, competition, client, clients, supplier, suppliers, brand, brands, names, margin, margins, recall, lawsuit, the word`,
    asksApart: `ask, confirm, check, double check, verify, clear, agree, discuss, get, collect, request`,
    joins: `with, w, from, by, past`,
    left: `tbc, tbd, to be confirmed, to be decided`,
  },
  de: {
    labels: `notiz an mich, notiz für mich, notiz an mich selbst, an mich, intern, interne notiz, interner hinweis, nur intern, nicht veröffentlichen, nicht für die veröffentlichung, merkzettel, für die redaktion, an redaktion, an die redaktion, noch zu klären, nur für uns, achtung intern, vertraulich, streng vertraulich, nicht für den text, nicht erwähnen, nicht nennen, dran denken, sperrfrist`,
    looseLabels: `zu klären, zu erledigen, zu prüfen, offen, für mich, für uns, prüfen, klären, nachsehen, idee, foto, bild, nicht vergessen, keyword, keywords, cta, abgabe, deadline`,
    clients:
      'kunde, kundin, der kunde, die kundin, auftraggeber, auftraggeberin, chef, chefin, rechtsabteilung',
    wishes: `will, möchte, wünscht, mag, hasst, bittet, bitte, nicht, nie, kein, keine, keinen, sagt, meint, hat gesagt, hat, zahlt, besteht, findet,
      soll, sollen, darf, dürfen, auf keinen fall, freigabe, vermeiden, weglassen, braucht, legt wert`,
    wants: `will, möchte, wünscht, hasst, besteht, bittet, hat gebeten, hat gesagt, mag keine, mag kein`,
    pending: `zu prüfen, noch prüfen, noch zu prüfen, bitte prüfen, prüfen, klären, noch klären, zu klären, noch zu klären, noch offen, folgt
      noch, kommt noch, fehlt noch, noch ergänzen, ergänzen, nachsehen, nachschauen, nachprüfen, nachschlagen, recherchieren, noch recherchieren,
      quelle fehlt, beleg fehlt, quelle suchen, foto fehlt, bild fehlt, umformulieren, noch umformulieren, überarbeiten, unsicher, bin nicht sicher,
      bin mir nicht sicher, platzhalter, gegenprüfen`,
    doubts: `stimmt das, stimmt das noch, noch aktuell, ist das noch aktuell, gilt das noch, gilt noch, quelle, richtig, wirklich, sicher, oder, wer hat das gesagt, wer sagt das`,
    asks: `frag, frage, frag mal, ruf, mail an, anruf bei, rückfrage bei, rückfrage an, warten auf, warte auf, nachfragen bei, abklären mit, klären mit, abstimmen mit,
      rücksprache mit`,
    asksBehind: `fragen, nachfragen, anfragen, anrufen, anmailen, anschreiben, klären, abklären, abstimmen, absprechen, besprechen, rückfragen, erinnern,
      freigeben lassen, prüfen lassen, bestätigen lassen, gegenlesen lassen, schickt noch, liefert noch, klärt das, klärt noch, prüft noch, bestätigt noch, meldet sich`,
    insiders: `kunde, dem kunden, den kunden, beim kunden, mit kunden, kundin, rechtsabteilung, legal, marketing, vertrieb, chef, chefin, redaktion, redakteur, redakteurin, justiziar, jurist, juristen,
      anwalt, pressestelle, buchhaltung, auftraggeber, grafik`,
    titles: 'herr, herrn, frau, dr, prof',
    small:
      'der, die, den, dem, das, unsere, unseren, unserem, unserer, mit, bei, an, noch, mal, nochmal, bitte, von, beim, vom',
    material: `foto, fotos, bild, bilder, grafik, screenshot, screenshots, quelle, quellen, beleg, belege, bildunterschrift, link, zitat, statistik, logo,
      überschrift, einleitung, diagramm, zahlen, beispiel`,
    handling: `einfügen, ergänzen, suchen, fehlt, fehlen, nachreichen, besorgen, raussuchen, heraussuchen, nachtragen, einsetzen, austauschen, hier, hinzufügen,
      prüfen, checken, klären, anfordern, machen lassen, neu schreiben, umschreiben, aktualisieren, noch aktualisieren`,
    among: `sollen wir, haben wir, dürfen wir, können wir, wollen wir, müssen wir, wer hat`,
    amongLower: `soll ich, kann ich, darf ich`,
    publishing: `erwähnen, nennen, zitieren, veröffentlichen, verlinken, foto, fotos, bild, bilder, logo, quelle, quellen, freigabe, kunde, kunden, artikel,
      abschnitt, überschrift, zitat, screenshot, reinnehmen, weglassen`,
    readers: 'ihr, ihre, ihren, ihrem, ihrer, sie, dein, deine, deinen, deinem, deiner, du',
    embargoes: `nicht veröffentlichen vor, nicht veröffentlichen bis, noch nicht veröffentlichen, erst veröffentlichen, gesperrt bis, sperrfrist bis, unter
      embargo`,
    instructs: `bitte nicht veröffentlichen, nicht veröffentlichen, hier noch, hier zitat, hier beispiel, ggf streichen, evtl streichen, eventuell streichen,
      vielleicht streichen, evtl weglassen, besseres beispiel, bessere quelle, besseres foto, besseres bild, bessere überschrift, anderes beispiel`,
    withholds: `nicht nennen, nicht erwähnen, nicht zitieren, nicht namentlich nennen, weglassen, rauslassen`,
    withheld: `mitbewerber, wettbewerber, konkurrenz, konkurrenten, kunde, kunden, kundin, lieferant, lieferanten, hersteller, marke, marken, markennamen,
      namen, preis, preise, marge, rückruf`,
    asksApart: `frag, frage, kläre, besprich`,
    joins: `bei, mit, von, an, durch`,
    left: `noch offen, noch unklar, noch klären, noch prüfen, noch zu klären, noch zu prüfen, fehlt noch, fehlen noch`,
  },
  es: {
    labels: `nota para mí, nota para mi, nota mía, nota interna, uso interno, solo interno, no publicar, no para publicar, para redacción, nota para redacción, nota al editor, confidencial, estrictamente confidencial, no para el texto, no mencionar, no citar, embargo`,
    looseLabels: `interno, recordatorio, para mí, para nosotros, por hacer, pendiente, a confirmar, por confirmar, por verificar, revisar, comprobar, verificar, confirmar, foto, imagen, idea, ojo, falta, tono, cta, número de palabras, palabra clave, palabras clave, fecha límite`,
    clients: 'cliente, el cliente, la clienta, jefe, jefa, legal',
    wishes: `quiere, no, prefiere, pide, pidió, ha pedido, odia, insiste, dice, dijo, necesita, nunca, paga, quería, le gusta, sin, evitar, debe, por favor,
      que no, no quiere, ojo`,
    wants: `quiere, no quiere, prefiere, odia, insiste, ha pedido, pidió, pide`,
    pending: `por confirmar, a confirmar, por verificar, por revisar, por comprobar, pendiente, pendiente de confirmar, revisar, revisar esto, comprobar, comprobar
      esto, verificar, verificar esto, confirmar, falta fuente, falta foto, falta la fuente, falta la foto, falta el dato, falta dato, buscar fuente, buscar dato, no
      estoy seguro, no estoy segura, reescribir, reescribir esto, completar, por completar, foto aquí, por hacer, sin confirmar`,
    doubts: `es correcto, sigue siendo así, sigue vigente, vigente, es verdad, seguro, fuente, cierto, actualizado, o era, sigue siendo cierto, sigue siendo verdad, quién dijo esto, quién lo dijo`,
    asks: `preguntar a, preguntar al, preguntarle a, preguntarle al, preguntar, pregunta a, hablar con, hablarlo con, consultar con, consultar a, consultarlo con, consultar al,
      confirmar con, confirmarlo con, verificar con, revisar con, revisarlo con, comprobar con, llamar a, llamar al, escribir a, pedir a, pedirle a, esperar a, avisar a,
      pedir foto a, pedir cita a, pedir confirmación a, a la espera de, esperando a`,
    asksBehind: `tiene que confirmar, confirmará, lo confirma, enviará, tiene que mandar, tiene que enviar, va a mandar, va a enviar`,
    insiders: `legal, cliente, clienta, jefe, jefa, editor, editora, marketing, ventas, comercial, abogado, abogada, abogados, redacción, prensa, contabilidad, diseño, jurídico,
      departamento legal, departamento jurídico`,
    titles: 'sr, sra, don, doña, dr, dra',
    small: 'el, la, los, al, con, a, nuestro, nuestra, otra, vez',
    material: `foto, fotos, imagen, imágenes, captura, gráfico, fuente, fuentes, cita, enlace, titular, logo, logotipo, pie de foto, estadística, cifras`,
    handling: `añadir, insertar, buscar, poner, meter, falta, faltan, incluir, agregar, cambiar, elegir, conseguir, revisar, comprobar, verificar, actualizar, por actualizar, reescribir`,
    among: `podemos, debemos, deberíamos, tenemos, hemos, quién tiene`,
    amongLower: `puedo, debo, lo`,
    publishing: `mencionar, mencionamos, incluir, incluimos, publicar, publicamos, citar, citamos, enlazar, foto, fotos, imagen, logo, fuente, fuentes, permiso, cliente, artículo, sección,
      titular, captura, ponemos`,
    readers: 'su, sus, tu, tus, usted',
    embargoes: `no publicar antes, no publicar hasta, no publicar todavía, no publicar aún, embargado hasta, bajo embargo, embargo hasta`,
    instructs: `no publicar, no usar la palabra, evitar la palabra, acordarse de mencionar, acordarse de incluir, acordarse de enlazar, acordarse de poner,
      recordar mencionar, recordar incluir, recordar enlazar, no olvidar mencionar, no olvidar incluir, enlace a nuestra, enlace a la página, enlazar a la
      página, enlazar con la página, buscar un ejemplo mejor, buscar otro ejemplo, buscar una foto mejor, buscar una fuente mejor, quizá quitar, quizás
      quitar, quitar esto, acortar esto, usar la palabra clave, falta la cifra, falta cifra, no estoy seguro de, no estoy segura de`,
    withholds: `no mencionar, no citar, no nombrar, no decir, sin mencionar`,
    withheld: `competencia, competidor, competidores, cliente, clientes, proveedor, proveedores, marca, marcas, nombre, nombres, margen, retirada`,
    asksApart: `preguntar, pedir, confirmar, verificar, revisar, comprobar, consultar, conseguir`,
    joins: `a, al, con, de`,
    left: `por confirmar, por definir, por determinar, sin confirmar`,
  },
  fr: {
    labels: `note pour moi, note à moi même, note interne, usage interne, ne pas publier, pour la rédaction, note à la rédaction, pense bête, confidentiel, strictement confidentiel, en interne, usage interne, pas pour le texte, ne pas mentionner, ne pas citer, embargo`,
    looseLabels: `interne, rappel pour moi, pour moi, pour nous, à faire, à vérifier, à confirmer, vérifier, confirmer, photo, image, idée, rappel, manque, ton, cta, nombre de mots, mot clé, mots clés, mot-clé, mots-clés, échéance`,
    clients: 'client, le client, cliente, la cliente, chef, juridique',
    wishes: `veut, voudrait, ne, pas, préfère, demande, a demandé, déteste, insiste, dit, a dit, jamais, paie, aime, surtout pas, sans, éviter, il faut, souhaite, tient`,
    wants: `veut, ne veut, préfère, déteste, insiste, a demandé, demande, souhaite`,
    pending: `à vérifier, à confirmer, à compléter, à faire, à revoir, à réécrire, à reformuler, à préciser, à valider, à sourcer, vérifier, vérifier ça, reste à vérifier,
      source manquante, source à trouver, source à ajouter, photo manquante, manque photo, manque la photo, manque source, manque la source, pas sûr, pas sûre, photo ici, à chercher,
      chiffre à vérifier, date à vérifier`,
    doubts: `est ce vrai, c’est vrai, c’est toujours vrai, toujours vrai, toujours valable, c’est sûr, sûr, source, exact, vrai, à jour, qui a dit ça, qui l'a dit`,
    asks: `demander à, demander au, voir avec, à voir avec, vérifier avec, à vérifier avec, confirmer avec, à confirmer avec, valider avec, à valider avec, appeler, rappeler, relancer,
      parler à, parler avec, écrire à, en parler à, en parler avec, attendre, poser la question à, faire valider par, faire relire par, en attente de, on attend`,
    asksBehind: `doit confirmer, doit valider, confirmera, enverra, doit envoyer, doit nous envoyer, va envoyer`,
    insiders: `juridique, service juridique, client, cliente, chef, cheffe, rédaction, rédacteur, rédactrice, marketing, avocat, avocate, commercial, commerciaux, service presse, compta,
      comptabilité, graphiste, légal`,
    titles: 'm, mme, dr, maître',
    small: 'le, la, les, l, au, à, avec, notre, nos, encore, du, de',
    material: `photo, photos, image, images, capture, graphique, source, sources, citation, lien, titre, logo, légende, statistique, chiffres, visuel`,
    handling: `ajouter, insérer, trouver, chercher, mettre, manque, manquent, inclure, remplacer, choisir, vérifier, mettre à jour, à mettre à jour, à réécrire`,
    among: `devons nous, avons nous, a t on, qui a`,
    amongLower: `devrait on, peut on, faut il, doit on, est ce qu'on, on a, on peut, on met, puis je`,
    publishing: `mentionner, mentionne, citer, publier, inclure, photo, photos, image, logo, source, sources, autorisation, client, article, section, titre, capture, lien`,
    readers: 'votre, vos, vous, ton, ta, tes, tu',
    embargoes: `ne pas publier avant, ne pas diffuser avant, ne pas publier pour l'instant, sous embargo, embargo jusqu'au, embargo jusqu'à`,
    instructs: `ne pas publier, ne pas diffuser, ne pas utiliser le mot, éviter le mot, penser à mentionner, penser à citer, penser à ajouter, penser à
      mettre, ne pas oublier de mentionner, ne pas oublier de citer, lien vers la page, lien vers notre, lien vers nos, trouver un meilleur exemple, trouver
      une meilleure, trouver un autre exemple, à supprimer, à couper, à raccourcir, pas sûr de, pas sûre de, utiliser le mot`,
    withholds: `ne pas mentionner, ne pas citer, ne pas nommer, ne pas parler`,
    withheld: `concurrent, concurrents, concurrence, client, clients, fournisseur, fournisseurs, marque, marques, noms, marge, rappel`,
    asksApart: `demander, récupérer, obtenir, vérifier, valider, confirmer, voir`,
    joins: `à, au, avec, auprès de, chez`,
    left: `à confirmer, à définir, à valider`,
  },
  it: {
    labels: `nota per me, nota interna, uso interno, non pubblicare, per la redazione, nota per la redazione, riservato, strettamente riservato, confidenziale, non menzionare`,
    looseLabels: `interno, promemoria, per me, per noi, da fare, da verificare, da confermare, verificare, controllare, confermare, foto, immagine, idea, manca`,
    clients: 'cliente, il cliente, la cliente, capo, legale',
    wishes:
      'vuole, non, preferisce, chiede, ha chiesto, odia, insiste, dice, ha detto, mai, paga, vorrebbe, senza, evitare, per favore',
    wants: `vuole, non vuole, preferisce, odia, insiste, ha chiesto, chiede`,
    pending: `da verificare, da confermare, da controllare, da fare, da completare, da rivedere, da riscrivere, verificare, controllare, controllare questo, manca fonte, manca la fonte,
      manca foto, manca la foto, cercare fonte, non sono sicuro, non sono sicura, foto qui`,
    doubts: 'è vero, è corretto, vale ancora, ancora valido, fonte, sicuro, giusto',
    asks: `chiedere a, chiedere al, chiedere alla, chiedi a, sentire, parlare con, parlarne con, verificare con, confermare con, controllare con, chiamare, telefonare a, scrivere a,
      aspettare, sollecitare`,
    asksBehind: 'deve confermare, confermerà, invierà',
    insiders:
      'legale, ufficio legale, cliente, capo, redazione, redattore, redattrice, marketing, avvocato, commerciale, ufficio stampa, contabilità, grafico',
    titles: 'sig, signor, signora, dott, dottor',
    small: 'il, la, lo, l, al, alla, con, a, nostro, nostra, di nuovo, in',
    material:
      'foto, immagine, immagini, schermata, grafico, fonte, fonti, citazione, link, titolo, logo, didascalia, statistica, cifre',
    handling:
      'aggiungere, inserire, cercare, trovare, mettere, manca, mancano, includere, sostituire, scegliere, verificare, controllare',
    among: `possiamo, dobbiamo, dovremmo, abbiamo, chi ha`,
    amongLower: `posso, devo`,
    publishing:
      'menzionare, citare, pubblicare, includere, foto, immagine, logo, fonte, fonti, permesso, cliente, articolo, sezione, titolo, schermata',
    readers: 'vostro, vostra, vostri, tuo, tua, tuoi, suo, sua',
    embargoes: `non pubblicare prima, non pubblicare fino, sotto embargo, embargo fino`,
    instructs: `non pubblicare, non usare la parola, evitare la parola, ricordarsi di citare, ricordarsi di menzionare, link alla pagina, trovare un esempio
      migliore, da tagliare, da accorciare`,
    withholds: `non menzionare, non citare, non nominare`,
    withheld: `concorrente, concorrenti, concorrenza, cliente, clienti, fornitore, fornitori, marca, marche, marchio, nomi, margine`,
    asksApart: `chiedere, confermare, verificare, controllare, ottenere`,
    joins: `a, al, alla, con, da`,
    left: `da confermare, da definire`,
  },
  nl: {
    labels: `notitie voor mezelf, notitie aan mezelf, interne notitie, alleen intern, niet publiceren, voor de redactie, vertrouwelijk, strikt vertrouwelijk, niet noemen`,
    looseLabels: `intern, voor mezelf, voor ons, nog te doen, te doen, checken, nakijken, controleren, foto, afbeelding, idee, niet vergeten`,
    clients: 'klant, de klant, opdrachtgever, baas, juridisch',
    wishes:
      'wil, niet, geen, liever, vraagt, heeft gevraagd, haat, zegt, zei, nooit, betaalt, graag, moet, mag, vermijden',
    wants: `wil, haat, vraagt, heeft gevraagd, staat erop`,
    pending: `te controleren, nog te controleren, nog controleren, nog checken, checken, nakijken, nog nakijken, uitzoeken, nog uitzoeken, volgt nog, nog aanvullen, aanvullen, bron
      ontbreekt, foto ontbreekt, bron zoeken, herschrijven, niet zeker, weet ik niet zeker, nog in te vullen`,
    doubts:
      'klopt dit, klopt dit nog, klopt dat, nog actueel, geldt dit nog, bron, zeker weten, echt',
    asks: 'vraag, vraag aan, vragen aan, navragen bij, checken bij, checken met, overleggen met, afstemmen met, bellen met, bel, mail, mailen naar, wachten op',
    asksBehind: 'vragen, bellen, mailen, navragen, overleggen, afstemmen, herinneren',
    insiders:
      'klant, opdrachtgever, juridische zaken, juridisch, marketing, sales, verkoop, baas, redactie, redacteur, advocaat, jurist, persdienst, boekhouding',
    titles: 'meneer, mevrouw, dhr, mevr, dr',
    small: 'de, het, onze, ons, met, bij, aan, nog, even',
    material: `foto, foto's, afbeelding, afbeeldingen, plaatje, screenshot, grafiek, bron, bronnen, citaat, link, titel, logo, bijschrift, cijfers`,
    handling:
      'toevoegen, invoegen, zoeken, ontbreekt, ontbreken, plaatsen, vervangen, kiezen, hier, controleren, checken, regelen',
    among: `moeten we, kunnen we, mogen we, hebben we, zullen we, wie heeft`,
    amongLower: `moet ik, kan ik`,
    publishing:
      'noemen, vermelden, citeren, publiceren, opnemen, foto, afbeelding, logo, bron, bronnen, toestemming, klant, artikel, sectie, kop, screenshot',
    readers: 'uw, u, je, jouw, jullie',
    embargoes: `niet publiceren voor, niet publiceren tot, onder embargo, embargo tot`,
    instructs: `niet publiceren, het woord niet gebruiken, niet vergeten te noemen, link naar onze, link naar de prijspagina, beter voorbeeld zoeken,
      eventueel schrappen, misschien schrappen`,
    withholds: `niet noemen, niet vermelden, niet citeren`,
    withheld: `concurrent, concurrenten, concurrentie, klant, klanten, leverancier, leveranciers, merk, merken, namen, marge`,
    asksApart: `vragen, checken, bevestigen`,
    joins: `met, bij, aan, van`,
    left: `nog onbekend, nog te bevestigen, nog te bepalen`,
  },
  pt: {
    labels: `nota para mim, nota interna, uso interno, não publicar, para a redação, nota para a redação, confidencial, estritamente confidencial, não mencionar`,
    looseLabels: `interno, lembrete, para mim, para nós, por fazer, a fazer, a confirmar, a verificar, pendente, verificar, confirmar, conferir, foto, imagem, ideia, falta`,
    clients: 'cliente, o cliente, a cliente, chefe, jurídico',
    wishes:
      'quer, não, prefere, pede, pediu, odeia, insiste, diz, disse, nunca, paga, gostaria, sem, evitar, por favor',
    wants: `quer, não quer, prefere, odeia, insiste, pediu, pede`,
    pending: `a confirmar, por confirmar, a verificar, por verificar, a conferir, verificar, verificar isto, confirmar, conferir, pendente, falta fonte, falta a fonte, falta foto, falta a foto,
      procurar fonte, não tenho certeza, não tenho a certeza, reescrever, a completar, por completar, foto aqui`,
    doubts: 'é verdade, está correto, ainda vale, ainda é válido, fonte, certo, mesmo',
    asks: `perguntar a, perguntar ao, perguntar à, perguntar para, pergunta ao, falar com, confirmar com, verificar com, conferir com, ligar a, ligar para, escrever a, pedir a, pedir ao,
      esperar por, consultar com`,
    asksBehind: 'tem de confirmar, precisa confirmar, vai confirmar, vai enviar',
    insiders:
      'jurídico, cliente, chefe, editor, editora, redação, marketing, vendas, comercial, advogado, advogada, imprensa, contabilidade, departamento jurídico',
    titles: 'sr, sra, dr, dra, dona',
    small: 'o, a, os, ao, à, com, nosso, nossa, de novo',
    material:
      'foto, fotos, imagem, imagens, captura, gráfico, fonte, fontes, citação, link, título, logo, legenda, estatística, números',
    handling:
      'adicionar, inserir, procurar, pôr, colocar, falta, faltam, incluir, trocar, escolher, verificar, conferir, arranjar',
    among: `podemos, devemos, deveríamos, temos, quem tem`,
    amongLower: `posso, devo`,
    publishing:
      'mencionar, incluir, publicar, citar, foto, fotos, imagem, logo, fonte, fontes, autorização, cliente, artigo, seção, secção, título, captura',
    readers: 'seu, sua, seus, suas, teu, tua, você',
    embargoes: `não publicar antes, não publicar até, sob embargo, embargo até`,
    instructs: `não publicar, não usar a palavra, evitar a palavra, lembrar de mencionar, link para a página, encontrar um exemplo melhor, talvez cortar`,
    withholds: `não mencionar, não citar, não nomear`,
    withheld: `concorrente, concorrentes, concorrência, cliente, clientes, fornecedor, fornecedores, marca, marcas, nomes, margem`,
    asksApart: `perguntar, pedir, confirmar, verificar, conferir`,
    joins: `a, ao, à, com, de`,
    left: `a confirmar, por confirmar, a definir, por definir`,
  },
  ru: {
    labels: `заметка себе, заметка для себя, не публиковать, не для публикации, для редакции, внутреннее, конфиденциально, строго конфиденциально, не упоминать`,
    looseLabels: `для себя, себе, напоминание, напомнить, сделать, уточнить, надо уточнить, проверить, подтвердить, фото, картинка, идея`,
    clients: 'клиент, заказчик, клиентка, начальник, юристы',
    wishes:
      'хочет, не, просит, просил, просила, предпочитает, говорит, сказал, сказала, никогда, платит, настаивает, без, пожалуйста, против',
    wants: `хочет, не хочет, просит, просил, просила, настаивает, против`,
    pending: `проверить, уточнить, надо проверить, надо уточнить, нужно проверить, нужно уточнить, перепроверить, дописать, переписать, доделать, нет источника, нужен источник, найти источник,
      нужно фото, нет фото, не уверен, не уверена, добавить позже, подтвердить`,
    doubts: 'это правда, точно, верно, ещё актуально, источник, это так, актуально',
    asks: `спросить, спросить у, уточнить у, узнать у, поговорить с, обсудить с, согласовать с, проверить с, позвонить, написать, ждать, дождаться, напомнить`,
    asksBehind: 'спросить, уточнить, должен подтвердить, должна подтвердить, подтвердит, пришлёт',
    insiders:
      'юристов, юристами, юриста, юристам, клиента, клиентом, клиенту, заказчика, заказчиком, заказчику, редактора, редактору, редактором, маркетинга, маркетинг, начальника, начальником, бухгалтерии',
    titles: 'г, г-н, г-жа',
    small: 'у, с, со, ещё, нашего, нашим, раз',
    material:
      'фото, картинка, картинку, картинки, скриншот, график, источник, источники, цитата, цитату, ссылка, ссылку, заголовок, логотип, подпись',
    handling:
      'добавить, вставить, найти, нужно, нужна, нужен, нет, заменить, выбрать, проверить, здесь',
    among: `можем ли мы, можно ли нам, должны ли мы, нужно ли нам, стоит ли нам, есть ли у нас, у кого есть`,
    amongLower: `можно ли, стоит ли`,
    publishing:
      'упомянуть, упоминать, цитировать, публиковать, включить, указать, фото, логотип, источник, источники, разрешение, клиент, клиента, статья, статье, раздел, заголовок, скриншот',
    readers: 'ваш, ваша, ваше, вашего, вашей, вы, вам',
    embargoes: `не публиковать до, под эмбарго, эмбарго до`,
    instructs: `не публиковать, не забыть упомянуть, не забыть указать, найти пример получше, может убрать, возможно убрать`,
    withholds: `не упоминать, не называть, не цитировать`,
    withheld: `конкурентов, конкурента, клиента, клиентов, поставщика, поставщиков, бренд, бренды, имена, маржу`,
    asksApart: `уточнить, узнать, согласовать, спросить`,
    joins: `у, с`,
    left: `уточняется, уточнить, пока неизвестно`,
  },
  tr: {
    labels: `kendime not, iç not, yayınlama, yayınlanmayacak, editöre not, gizli, dahili, yalnızca dahili`,
    looseLabels: `dahili, hatırlatma, benim için, bizim için, yapılacak, kontrol edilecek, kontrol, doğrula, foto, fotoğraf, görsel, fikir`,
    clients: 'müşteri, patron, hukuk',
    wishes:
      'istiyor, istemiyor, lütfen, hayır, asla, diyor, dedi, sevmiyor, tercih ediyor, ödüyor, rica etti',
    wants: `istiyor, istemiyor, rica etti, sevmiyor`,
    pending: `kontrol et, kontrol edilecek, kontrol edilmeli, teyit et, teyit edilecek, doğrulanacak, doğrulanmalı, kaynak gerekli, kaynak lazım, kaynak eksik, kaynak bul, fotoğraf eksik, yeniden yaz,
      tamamlanacak, eklenecek, emin değilim, yapılacak`,
    doubts: 'doğru mu, hâlâ geçerli mi, hala geçerli mi, güncel mi, kaynak, emin miyiz',
    asks: 'sor',
    asksBehind:
      'sor, sorulacak, soralım, ile konuş, ile görüş, ile teyit et, onaylayacak, gönderecek',
    insiders: `hukuka, hukuk, müşteriye, müşteri, patrona, editöre, editör, pazarlamaya, pazarlama, satışa, avukata, avukat, muhasebeye`,
    titles: 'bay, bayan, dr',
    small: 'bir, daha, bizim',
    material:
      'fotoğraf, foto, görsel, resim, ekran görüntüsü, grafik, kaynak, alıntı, link, bağlantı, başlık, logo, istatistik',
    handling: 'ekle, koy, bul, eksik, gerekli, lazım, değiştir, seç, kontrol et, eklenecek',
    among: `biz, elimizde`,
    amongLower: `acaba`,
    publishing:
      'bahsedelim mi, yayınlayalım mı, koyalım mı, kullanalım mı, alıntılayalım mı, var mı',
    readers: 'sizin, siz, size',
    embargoes: `ambargolu, ambargo`,
    instructs: `yayınlama, bahsetmeyi unutma, eklemeyi unutma, daha iyi örnek bul`,
    withholds: `bahsetme, adını verme, anma`,
    withheld: `rakip, rakipler, rakiplerden, müşteri, müşterinin, tedarikçi, marka, markadan`,
    asksApart: `sor, teyit et`,
    joins: `ile`,
    left: `belli değil, teyit edilecek`,
  },
};

/** Given names that are usual in countries of the nine languages; Turkish and Russian ones in the forms of a request as well. */
export const GIVEN_NAMES = `adam adrian agnes aisha alan albert alejandro alessandro alessia alex alexander alexandra alice alicia ali amanda amelia amy ana
  anders andré andrea andreas andrés andrew angela anika anita anja ann anna anne annette anton antoine antonia antonio arthur astrid barbara beatrice beatriz
  ben benjamin bernd bernhard beth birgit björn bob boris brian britta bruno camille carla carlos carmen caroline catherine cécile charles charlotte chiara chris
  christian christina christine christoph claire clara claudia claudio clemens colin cristina dan daniel daniela daniele dave david deborah denis diana diane diego dieter
  dirk dominik elena elisa elisabeth elise elizabeth ella ellen emily emma emre enrique erik erika ernst esther eva fabian fatma federico felix fernando florian
  franck francesca francesco francisco françois françoise frank franz fred frederik friedrich gabriel gabriela gemma georg george gerd gerhard giovanni giulia
  giuseppe gonzalo graham grace guillaume günter gustavo hanna hannah hannes hans harry heike heiko heinz helen helena helga hélène helmut henrik henry holger hugo ian ines
  inga inge ingrid irene isabel isabelle isla ivan jack jacob jacques jakob james jan jana jane janet jason javier jean jeff jennifer jens jeroen jessica jill jim joan joana
  joão jochen joe joel johan johann johanna john jon jonas jorge josé josef joseph josh joyce juan judith julia julian julie julien jürgen kai karen karim karin karl karsten
  kate katharina katherine kathrin katja katrin keith kelly kevin kim klaus kristin kurt lars laura laurent lea lena leo leon leonie linda lisa lorenzo louis louise luca lucas
  lucía lucie lucy luis luisa luise lukas luke maja manfred manon manuel marc marcel marcello marco marcos marcus margaret maria maría marie mariana marina mario marion mark
  markus marlene marta martha martin martina mary mathieu mathilde matt matteo matthew matthias maurice max maya mehmet mia michael michel michelle miguel mike mohammed monica
  monika monique mustafa nadia nadine nancy natalie nathalie neil nico nicola nicolas nicole niels nigel nikolai nils nina noah nora nuno olaf ole oleg olga oliver olivia olivier
  oscar otto pablo paola paolo pascal patricia patrick paul paula pauline pedro peggy peter petra philip philipp philippe pierre pieter pilar rachel rafael rainer ralf ramón raquel raúl rebecca
  regina renate renée ricardo richard rita rob robert roberto roger roland rosa rosie ross ruth ryan sabine sabrina sally sam samuel sandra sandrine sara sarah sebastian sergio silke silvia
  simon simone sofia sofía sophia sophie stefan stefanie stefano steffen stephan stephanie steve steven stuart susan susana susanne sven svenja sylvia sylvie tamara tanja
  teresa theo thérèse thomas thorsten tim tina tobias tom tommaso tony torsten ulrich ulrike ursula ute uwe valentina valérie vanessa vera veronica veronika victor víctor victoria
  viktor vincent volker walter wendy werner will william wolfgang xavier yasmin yusuf yves zoe
  анна анну анне анны иван ивана ивану марина марину марине мария марию марии ольга ольгу ольге ольги сергей сергея сергею пётр петра петру елена елену елене дмитрий дмитрия алексей алексея наталья наталью наталье
  ayşe ayşeye mehmete fatmaya aliye zeynep zeynepe emreye`;
