import { about, basics, type Outlines, steps } from './outline.ts';

export const FRENCH_OUTLINES: Outlines = {
  byKind: {
    howTo: [
      about('Ce qu’il faut', 'outils ingrédients'),
      steps('Étape par étape'),
      about('Les erreurs à éviter'),
    ],
    choosing: [
      about('Ce qui compte', 'taille structure'),
      about('Prix'),
      about('Avant d’acheter', 'essai'),
    ],
    comparison: [
      about('En un coup d’œil', 'données chiffres'),
      about('Les différences'),
      about('À chacun le sien', 'bilan'),
    ],
    list: [about('La sélection'), about('Comment les distinguer', 'reconnaître')],
    definition: [
      basics('Les bases'),
      about('Comment cela fonctionne'),
      about('Ce que cela change en pratique', 'effets vie'),
    ],
    review: [
      about('Première impression'),
      about('Au quotidien', 'pratique performance'),
      about('Verdict'),
    ],
    news: [
      about('Ce qui s’est passé', 'décision'),
      about('Le contexte', 'histoire raisons'),
      about('Ce que cela signifie', 'effets vie'),
    ],
  },
  onDemand: [
    'Taille',
    'Poids',
    'Matières',
    'Pluie et froid',
    'Confort',
    'Sécurité',
    'Prix',
    'Entretien',
    'Conservation',
    'Histoire',
    'Ce qu’on en dit',
  ],
  also: 'Par ailleurs',
};
