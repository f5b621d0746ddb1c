import type { TermLists } from './termLists.ts';

export const DUTCH: TermLists = {
  head: 'last',
  links: 'van voor in op met aan zonder en de het',
  beforeNouns: `de het een deze dit die dat mijn jouw je uw zijn haar ons onze hun elk elke ieder iedere enkele sommige geen ander andere alle beide
    veel meer minder weinig welke welk van voor in op aan met zonder bij naar uit over onder tussen tegen door na per om tot sinds tijdens
    volgens vanaf via twee drie vier vijf zes zeven acht negen tien eerste tweede goede goed beste betere grote groot kleine klein nieuwe
    nieuw oude lage hoge`,
  beforeVerbs:
    'ik jij je u hij zij ze wij we jullie het er te niet nooit kan kunt kunnen moet moeten mag mogen wil wilt zal zullen',
  verbs: `beginnen begrijpen bekijken bereiken beslissen bestaan betalen betekenen bevatten bieden blijven brengen denken doen dragen
    duren eten gaan gebeuren gebruiken geloven geven groeien hangen hebben helpen horen houden kennen kiezen kijken komen kopen
    krijgen kunnen laten leggen leren letten leven lezen liggen lijken lopen maken meten moeten nemen noemen ontstaan openen
    passen plaatsen praten proberen rekenen schrijven snijden spreken staan stellen stoppen tonen trekken uitleggen uitvoeren vallen
    vergelijken vergeten verdienen verkopen verliezen vermijden vertellen verwachten vinden voegen voelen voldoen volgen voorkomen
    vragen wachten weten wijzen willen wonen worden zeggen zetten zien zijn zitten zoeken zorgen`,
  attributes: `hoog hoge laag lage kort korte lang lange groot grote klein kleine nieuw nieuwe oud oude zacht zachte hard harde warm warme koud
    koude zwaar zware licht lichte vrij vrije vast vaste`,
  empty: `aantal alleen altijd anders belangrijk belangrijke belangrijkste beschikbaar beschikbare bekend bekende bijzonder dagelijks
    dagelijkse deels diep dik direct duidelijk duidelijke duur duurder dure echt echte eenvoudig eenvoudige eerder eigen enige enkel
    extra flink gemiddeld gemiddelde genoeg geschikt geschikte gewoon gewone goedkoop goedkope goedkoper graag gratis groter grotere
    grootste half handig handige heel hele hoger juist juiste kleiner kleinere lager langer langzaam leuk los maximaal meest meestal
    mogelijk mogelijke mooi mooie moeilijk moderne nodig normaal normale nuttig ongeveer open optimaal perfect perfecte populair
    precies prima rond ruim samen simpel slecht slechte snel snelle sneller soms speciaal speciale sterk sterke steeds stevig totaal
    totale typisch uiteindelijk uniek vaak veilig veilige verder verschillend verschillende vers vol volledig volledige voldoende
    vooral waar zeker zeer zelf zelden vanzelf kies kijk let gebruik koop zorg neem doe maak vergeet bedankt ja nee hangt heeft hebt
    wordt werkt geeft krijg krijgt kost blijft nul een twee drie vier vijf zes zeven acht negen tien elf twaalf vijftien twintig
    dertig veertig vijftig honderd duizend miljoen`,
  adjectiveEnding: /(?:lijke?|baare?|bare|ige|ische?|zame?|loze)$/,
  measures: `seconde minuut minuten uur uren dag dagen week weken weekend maand maanden jaar jaren eeuw tijd datum moment ochtend middag avond
    nacht januari februari maart april mei juni juli augustus september oktober november december maandag dinsdag woensdag donderdag
    vrijdag zaterdag zondag lente zomer herfst winter meter centimeter millimeter kilometer gram kilo kilogram pond liter euro euro's cent
    dollar procent graad graden helft kwart derde`,
  vague: `seizoen manier wijze ding dingen mens mensen persoon personen man mannen vrouw vrouwen soort soorten deel delen stuk stukken voorbeeld
    voorbeelden tip tips truc gids stap stappen vraag vragen antwoord antwoorden reden redenen resultaat resultaten idee punt punten optie
    opties keuze verandering verschil verschillen feit geval mening woord zin alinea pagina artikel website site blog lezer auteur
    redactie redacteur team expert experts lijst nummer getal hoeveelheid helft kwart rest einde begin kant plek plaats situatie proces
    methode oplossing probleem problemen voordeel voordelen nadeel nadelen hulp hand naam lijn volgorde doel behoefte gebruik samenvatting
    inleiding conclusie oordeel versie detail details informatie leven wereld aandacht moeite kans fout fouten factor factoren basis foto
    afbeelding video link klik reactie reacties nieuwsbrief cookies e-mail keer thema onderwerp modus model modellen`,
};
