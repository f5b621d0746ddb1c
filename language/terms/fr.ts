import type { TermLists } from './termLists.ts';

export const FRENCH: TermLists = {
  head: 'first',
  links: 'de du des à au aux en pour par avec sans et sur',
  beforeNouns: `le la les l un une des du de d au aux à en dans sur sous avec sans pour par chez entre vers contre selon pendant avant après depuis
    mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces chaque quelque quelques plusieurs certain certains
    certaines aucun aucune tout toute tous toutes autre autres même mêmes quel quelle quels quelles plus moins deux trois quatre cinq six
    sept huit neuf dix premier première second seconde bon bonne bons bonnes mauvais mauvaise grand grande grands grandes petit petite
    petits petites gros grosse nouveau nouvelle nouveaux nouvelles meilleur meilleure meilleurs meilleures beau belle vieux vieille haute
    haut double`,
  beforeVerbs: `je j tu il elle on nous vous ils elles ne n se s y qui ça cela me te lui leur pas`,
  verbs: `accepter acheter aider aimer ajouter aller améliorer appeler apporter apprendre arriver attendre augmenter avoir baisser
    changer chercher choisir commencer comparer comprendre compter conduire connaître conseiller conserver considérer constituer
    consulter contenir continuer convenir correspondre coûter couvrir craindre créer croire débuter décider découvrir dépasser
    dépendre désirer détenir déterminer devenir devoir diminuer dire disposer donner durer écrire effectuer empêcher entraîner
    essayer éviter exister exiger expliquer faciliter falloir finir fournir garder imaginer impliquer indiquer jouer laisser lire
    manger manquer mener mettre montrer nécessiter obtenir offrir oublier ouvrir paraître parler passer payer penser perdre
    permettre placer pouvoir préciser préférer prendre préparer présenter prévoir procéder produire proposer provoquer quitter
    rappeler recevoir recommander réduire refuser regarder remplacer rendre répondre rester rentrer réussir savoir sembler sentir
    servir souhaiter suffire suivre supposer tenir tendre tenter tirer tomber toucher transformer trouver utiliser valoir varier
    vendre venir vérifier vivre voir vouloir`,
  nounEnding: /(?:[a-zé]{3}(?:ions?|ments?|ances?|ences?|eurs?|euses?|ages?|ures?))$/,
  attributes: `haut haute hauts hautes bas basse long longue longues court courte gros grosse petit petite libre froid chaud lourd léger légère
    neuf neuve général générale ancien ancienne`,
  empty: `actuel actuelle adapté adaptée ainsi attention autant basique bref calme certes cher chère chères chers classique clair claire
    complet complète compliqué concret conseillé correct cuit dernier dernière derniers dernières difficile difficiles direct directe
    disponible disponibles dur élevé élevée élevés encore entier entière essentiel essentielle exact excellent faible faibles facile
    faciles fait faite fort forte fortes forts fréquent fréquente gratuit gratuite habituel idéal idéale ici important importante
    importants importantes impossible indispensable intéressant jamais jeune joli juste large lent longs loin maximum meilleur mieux
    minimum moindre moderne moyen moyenne nécessaire nécessaires nombreux nombreuses normal normale obligatoire oui non ouvert parfait
    parfaite parfois particulier peut peuvent plein pleine plutôt populaire possible possibles précis précise principal principale
    principaux probable prochain prochaine proche propre propres quotidien rapide rapides rare rares récent récente réel réelle
    régulier régulière riche riches sain saine seul seule sérieux simple simples souvent spécial spécifique suffisant suffit supérieur
    sûr sûre surtout tard toujours tôt total totale trop typique unique utile utiles vrai vraie vite voici voilà vaut faut doit
    doivent doivent soit sont serait devient coûte coûtent dépend dépendent existe reste restent prenez choisissez évitez pensez
    vérifiez comparez demandez gardez laissez mettez faites trouvez achetez utilisez ajoutez essayez optez privilégiez savez voulez
    pouvez devez avez êtes merci bonjour etc vs zéro un deux trois quatre cinq six sept huit dix onze douze quinze vingt trente
    quarante cinquante soixante cent cents mille million millions dizaine douzaine associer vérifier étudier modifier apprécier
    bénéficier confier copier justifier multiplier négocier planifier plier relier remercier signifier simplifier trier publier
    qualifier identifier certifier clarifier concilier`,
  kept: `mer fer ver hiver cancer laser foyer loyer noyer danger étranger plancher rocher clocher bûcher boucher berger verger oranger
    boulanger dîner déjeuner goûter souper conseiller oreiller cuiller poker leader manager scanner container poster master designer
    burger hamburger joker polyester éther enfer plaisir désir loisir avenir souvenir cuir tir soupir élixir saphir cendre gendre
    calandre porter traiter router provider hall transfer kir`,
  emptyEnding:
    /(?:[^i]er|[^o]ir|[aeo]ndre|aître|[nd]uire|crire|[aei]ssant|èrent|aient|eraient|erait|iront|eront)$/,
  measures: `seconde minute heure jour journée semaine mois an ans année décennie siècle temps date moment matin soir nuit janvier février mars
    avril mai juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche printemps été
    automne hiver mètre centimètre millimètre kilomètre gramme kilo kilogramme litre millilitre euro euros centime dollar degré pourcent
    pourcentage mg ml cl kg cm mm km moitié quart tiers`,
  vague: `saison façon manière chose gens personne homme femme monsieur madame type sorte genre partie morceau peu exemple conseil astuce guide
    étape question réponse raison résultat idée point option choix changement différence fait cas avis mot phrase paragraphe page article
    billet site web blog lecteur lectrice auteur autrice rédaction rédacteur rédactrice équipe expert experte liste nombre quantité moitié
    quart tiers reste fin début côté endroit lieu zone situation processus méthode solution problème avantage inconvénient aide main vue
    nom ligne ordre but besoin usage utilisation résumé introduction conclusion verdict version détail information infos vie monde
    attention effort chance sens erreur facteur base photo image vidéo lien clic commentaire newsletter lettre cookies courriel fois sujet
    niveau mode modèle`,
};
