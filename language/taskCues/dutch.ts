import type { TaskWords } from './taskWords.ts';

export const dutch: TaskWords = {
  tasks: `
    pay: salaris, loon, verdienen, verdient
    symptom: symptoom, symptomen, verschijnselen
    treat: behandeling, behandelen, middel tegen, wat helpt tegen, genezen
    risk: bijwerkingen, gevaar, gevaarlijk, risico, risicos
    dose: dosering, dosis, per dag, dagelijks
    =easy: makkelijk, makkelijke, eenvoudig, snel, simpel
    nutrition: calorieën, voedingswaarde, kcal
    =app: app, apps
    see: bezienswaardigheden, wat te zien, wat te doen, doen in, bezoeken
    =hotel: hotel, hotels, overnachten, accommodatie
    =eat: restaurant, restaurants, eten, waar eten
    =flight: vlucht, vluchten, vliegticket, vliegtickets
    season: beste reistijd, wanneer gaan
    weather: weer, klimaat
    hours: openingstijden
    =car: auto, autos
    =loan: lening, leningen, krediet
    ~thing: software, tool, programma, systeem, product, producten
    ~verb: doen, nemen, krijgen, vinden, gebruiken, hebben
    best: beste, top, top 10, goed, goede, review, reviews, ervaring, ervaringen, test, getest, vergelijken, vergelijking, vergelijk, beoordeling, beoordelingen, aanbevolen, ranglijst
    versus: vs, versus, of, verschil tussen, verschil, in plaats van, wat is beter
    other: alternatief, alternatieven, alternatief voor
    cost: kosten, kost, prijs, prijzen, wat kost, hoeveel kost, hoe duur, tarief, tarieven, offerte, offertes
    cheap: goedkoop, goedkope, goedkoopste, voordelig, voordelige, betaalbaar
    deal: aanbieding, aanbiedingen, korting, actie, sale, uitverkoop, acties
    coupon: kortingscode, kortingscodes, waardebon
    buy: kopen, koop, bestellen, winkel, winkels, webshop, waar kopen, waar te koop, te koop, verkoop
    hire: huren, verhuur, huur, leasen, lease
    near: in de buurt, bij mij in de buurt, dichtbij
    firm: bedrijf, bedrijven, installateur, installateurs, aannemer, specialist, leverancier, vakman
    install: installeren, installatie, monteren, montage, plaatsen, plaatsing, ophangen, aansluiten
    repair: repareren, reparatie, maken, herstellen
    replace: vervangen, vervanging
    parts: onderdeel, onderdelen, accessoires, reserveonderdelen
    clean: schoonmaken, reinigen, wassen, poetsen, reiniging
    maintain: onderhoud, onderhouden, verzorging
    remove: verwijderen, weghalen, afhalen
    dispose: weggooien, recyclen, afvoeren
    =make: zelf maken, zelfgemaakt, diy, bouwen, recept, recepten, zelf bouwen
    store: bewaren, opslaan, opslag
    problem: probleem, problemen, werkt niet, doet het niet, kapot, storing
    used: tweedehands, gebruikt, gebruikte, refurbished
    choose: kiezen, keuze, koopgids, welke kiezen, hoe kies je, waar op letten
    define: wat is, wat zijn, betekenis, definitie, wat betekent
    working: hoe werkt, hoe werken, werking
    worth: de moeite waard, zinvol, nodig, loont het, rendabel
    pros: voordelen, nadelen, voor en nadelen, voordeel, nadeel
    size: maat, maten, afmeting, afmetingen, grootte, hoe groot
    weight: gewicht, hoe zwaar
    life: levensduur, houdbaarheid, houdbaar, hoe lang gaat mee
    duration: hoe lang, duur, wanneer
    amount: hoeveel, hoeveelheid, aantal
    often: hoe vaak
    calculator: rekenmachine, berekenen, calculator, berekening
    types: soorten, types, soort, type
    brand: merk, merken, fabrikant
    grant: subsidie, subsidies, vergoeding
    finance: financiering, financieren, op afbetaling
    =insure: verzekering, verzekeren, verzekerd
    tax: belasting, btw, aftrekbaar
    rules: regels, wet, vergunning, verplicht, toegestaan, wetgeving
    cancel: opzeggen, annuleren, opzegging
    login: inloggen, login, mijn account
    contact: contact, telefoonnummer, klantenservice
    job: vacature, vacatures, baan
    course: cursus, cursussen, opleiding, training
    template: sjabloon, voorbeeldbrief, pdf, formulier, printen
    example: voorbeeld, voorbeelden
    idea: idee, ideeën, inspiratie
    free: gratis, kosteloos
    trial: proef, proefpakket, proberen
    without: zonder, geen, vrij
    child: kind, kinderen
    baby: baby, babys
    senior: senior, senioren, ouderen
    beginner: beginner, beginners
    women: vrouw, vrouwen, dames
    men: man, mannen, heren
    =small: klein, kleine, mini, compact
    =large: groot, grote
    =electric: elektrisch, elektrische, automatisch
    ~how: voorkomen, hoe, handleiding, tutorial, stap voor stap, tips, zelf, stappenplan
    ~why: waarom, oorzaak, oorzaken
    ~online: online, internet
    ~full: set, compleet, pakket
    ~new: nieuw, nieuwe
    ~place: nederland, belgië
    ~which: welke, welk
    -: procent, kan je, mag
    2: twee, dubbel
    3: drie
    4: vier`,
  smallWords: `
    de het een en of van in op aan bij voor met naar uit over onder door te tot is zijn was wordt worden ik je jij u we wij
    ze zij mijn jouw uw ons onze dit dat deze die er kan kun kunt mag moet heb heeft hebben als dan ook nog om per welke wie
    waar`,
  plurals: [
    ['s', ''],
    ['en', ''],
  ],
};
