/** Words in searches that say what the person wants. Our own lists. */
import type { IntentCues } from '#domain/topics/intent.ts';

/** Transactional, commercial, navigational, informational; separated by commas. */
const LISTS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: [
    'buy,order,price,prices,pricing,cost,cheap,cheapest,discount,coupon,deal,deals,sale,for sale,hire,rent,book,download,subscribe,near me,quote,shop,free trial',
    'best,top,review,reviews,vs,versus,compare,comparison,alternative,alternatives,or,worth it,better,rated,for beginners,pros and cons',
    'login,log in,sign in,website,homepage,official,contact,customer service,app store,careers',
    'how,what,why,when,who,where,which,does,is,are,can,should,guide,tutorial,meaning,definition,examples,example,ideas,tips,checklist,template,templates,explained,learn,difference,benefits,history,recipe,instructions',
  ],
  de: [
    'kaufen,bestellen,preis,preise,kosten,billig,günstig,angebot,angebote,rabatt,gutschein,mieten,buchen,download,herunterladen,in der nähe,shop,abo',
    'beste,bester,bestes,besten,top,test,tests,testsieger,vergleich,vs,oder,alternative,alternativen,erfahrungen,bewertung,bewertungen,empfehlung',
    'login,anmelden,einloggen,website,webseite,startseite,offiziell,kontakt,kundenservice',
    'wie,was,warum,wann,wer,wo,welche,welcher,welches,wieso,weshalb,anleitung,tutorial,bedeutung,definition,beispiel,beispiele,ideen,tipps,checkliste,vorlage,unterschied,vorteile,rezept,lernen',
  ],
  fr: [
    'acheter,commander,prix,tarif,tarifs,coût,pas cher,promo,promotion,réduction,soldes,louer,réserver,télécharger,près de moi,devis,boutique',
    'meilleur,meilleure,meilleurs,meilleures,avis,test,comparatif,comparaison,vs,ou,alternative,alternatives,top',
    'connexion,se connecter,site officiel,officiel,contact,service client',
    'comment,quoi,pourquoi,quand,qui,où,quel,quelle,quels,quelles,combien,guide,tutoriel,définition,signification,exemple,exemples,idées,conseils,astuces,modèle,différence,avantages,recette,apprendre',
  ],
  es: [
    'comprar,pedir,precio,precios,coste,costo,barato,baratos,barata,oferta,ofertas,descuento,cupón,alquilar,reservar,descargar,cerca de mí,presupuesto,tienda',
    'mejor,mejores,opiniones,reseña,reseñas,comparativa,comparación,vs,o,alternativa,alternativas,top',
    'iniciar sesión,login,página oficial,oficial,contacto,atención al cliente',
    'cómo,como,qué,que,por qué,cuándo,quién,dónde,cuál,cuáles,cuánto,guía,tutorial,significado,definición,ejemplo,ejemplos,ideas,consejos,trucos,plantilla,diferencia,diferencias,beneficios,receta,aprender',
  ],
  it: [
    'comprare,acquistare,ordinare,prezzo,prezzi,costo,costi,economico,economici,offerta,offerte,sconto,noleggiare,prenotare,scaricare,vicino a me,preventivo,negozio',
    'migliore,migliori,miglior,recensione,recensioni,opinioni,confronto,vs,o,alternativa,alternative,top',
    'accedi,login,sito ufficiale,ufficiale,contatti,assistenza clienti',
    "come,cosa,cos'è,com'è,perché,quando,chi,dove,quale,quali,quanto,guida,tutorial,significato,definizione,esempio,esempi,idee,consigli,modello,differenza,differenze,vantaggi,ricetta,imparare",
  ],
  nl: [
    'kopen,bestellen,prijs,prijzen,kosten,goedkoop,goedkoopste,aanbieding,aanbiedingen,korting,huren,boeken,downloaden,in de buurt,offerte,winkel',
    'beste,top,review,reviews,ervaringen,vergelijken,vergelijking,vs,of,alternatief,alternatieven,test',
    'inloggen,aanmelden,website,officiële,contact,klantenservice',
    'hoe,wat,waarom,wanneer,wie,waar,welke,welk,handleiding,uitleg,betekenis,definitie,voorbeeld,voorbeelden,ideeën,tips,checklist,sjabloon,verschil,voordelen,recept,leren',
  ],
  pt: [
    'comprar,encomendar,preço,preços,custo,barato,baratos,oferta,ofertas,promoção,desconto,cupom,alugar,reservar,baixar,perto de mim,orçamento,loja',
    'melhor,melhores,avaliação,avaliações,opiniões,comparação,comparativo,vs,ou,alternativa,alternativas,top',
    'entrar,login,site oficial,oficial,contato,atendimento ao cliente',
    'como,o que,que,por que,quando,quem,onde,qual,quais,quanto,guia,tutorial,significado,definição,exemplo,exemplos,ideias,dicas,modelo,diferença,benefícios,receita,aprender',
  ],
};

/** Null for a language without lists. */
export function intentCuesOf(language: string): IntentCues | null {
  const lists = LISTS[language];
  if (lists === undefined) return null;
  const [transactional, commercial, navigational, informational] = lists;
  return {
    transactional: new Set(transactional.split(',')),
    commercial: new Set(commercial.split(',')),
    navigational: new Set(navigational.split(',')),
    informational: new Set(informational.split(',')),
  };
}
