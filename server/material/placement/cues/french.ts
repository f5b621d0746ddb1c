import type { CueTable } from './cueTable.ts';

export const FRENCH_CUES: CueTable = {
  tools: [
    'outil équipement matériel ustensile accessoire faut atelier',
    'bol chiffon couteau ciseaux ruban règle crayon pinceau seau gants papier marteau perceuse tournevis pince cuillère poêle casserole bocal bouteille ficelle fil colle balance planche scie échelle rouleau pelle hache lime clou corde aiguille crochet panier tablier balai lampe lame plateau éponge bâton',
  ],
  ingredients: [
    'ingrédient recette courses',
    'farine sucre sel beurre œuf lait huile levure épice poivre oignon ail gramme cuillerée frais crème vinaigre herbe riz pâtes viande poisson fromage pomme citron jus miel chocolat noix haricot bouillon sauce tasse tranche pincée haché râpé mûr blé eau',
  ],
  steps: [
    'étape instruction méthode procédé faire appliquer réaliser',
    'd’abord premier puis ensuite enfin dernier répéter tourner poser placer appuyer tirer pousser couper plier remuer mélanger verser ajouter retirer jusque lentement doucement couche soulever rouler attacher saupoudrer bouillir desserrer serrer visser aligner fixer lisser plonger égoutter retourner servir pendant moitié laisser passer haut bas gauche droite',
  ],
  preparation: [
    'préparer préparation avant prévoir planifier',
    'avant auparavant enlever rincer tremper poncer mesurer marquer éplucher laver dégager rassembler choisir hacher préchauffer décongeler charger lire ranger vider sécher',
  ],
  protection: [
    'protéger protection couvrir',
    'film plastique ruban masque étanche couture revêtement couvercle drap housse casque crème ombre clôture filet isolation doublure vernis cire sécuriser parapluie',
  ],
  care: [
    'entretien entretenir soin maintenance après',
    'rincer essuyer sécher graisser vérifier remplacer régulièrement hebdomadaire annuel affûter polir usé brosser arroser nourrir tailler lubrifier inspecter traiter régler remplir changer hiver mensuel',
  ],
  cleaning: [
    'nettoyer nettoyage laver hygiène ranger propre',
    'rincer savon brosse éponge frotter vaisselle détergent saleté tache reste poussière chiffon tiède déchet balayer aspirer seau eau coller gratter tremper calcaire brillant filtre évier poubelle outil',
  ],
  storage: [
    'conserver conservation stocker garder frais',
    'réfrigérateur cave bocal sac frais sombre hermétique jours semaines mois placard congelé boîte emballer réfrigérer congeler fermé récipient couvercle envelopper suspendre empiler étagère gâter heures',
  ],
  mistakes: [
    'erreur faute éviter piège mythe',
    'jamais trop mauvais oublier hâte fréquent attention précipité sauter négliger sous-estimer exagérer croire beaucoup surcharger',
  ],
  problems: [
    'problème panne réparer défaut maladie',
    'coincé cassé fuite grincer desserré fissure réparer cause tache moisissure glisser fumée brûlé goutte tordu champignon insecte trou jaune brun faible',
  ],
  price: [
    'prix coût budget argent payer cher tarif valeur billet',
    'euro dollar cher tarif remise offre location gratuit économiser investir payer coûter abordable réduction coûteux luxe facture pourboire ticket moitié salaire revenu mille cent',
  ],
  size: [
    'taille dimension mesure espace place volume capacité',
    'large long haut profond longueur largeur hauteur diamètre étroit petit grand compact personne mètre centimètre pouce carré surface minuscule énorme spacieux court épais mince',
  ],
  weight: [
    'poids lourd léger transport',
    'peser léger lourd soulever porter kilo gramme poignée encombrant bagage roulettes tonne équilibre charge pliable',
  ],
  figures: [
    'donnée chiffre nombre fiche technique',
    'poids longueur volume hauteur largeur diamètre puissance vitesse masse maximum minimum mètre kilomètre tonne gramme watt volt pourcent entre environ échelle densité âge surface profondeur distance',
  ],
  materials: [
    'matériau tissu fait composition matière',
    'bois acier métal plastique verre cuir coton laine mousse caoutchouc aluminium cuivre fer céramique pierre pin hêtre bambou marbre granit béton brique argile soie velours lin vinyle titane bronze laiton or argent massif inoxydable',
  ],
  weather: [
    'météo pluie vent mouillé froid hiver orage neige',
    'pluie eau flaque orage imperméable averse nuage mouillé ensoleillé sécheresse tonnerre éclair grêle brouillard gel brise ciel prévision inondation',
  ],
  air: [
    'air ventilation respirer odeur',
    'fenêtre humidité humide respirer vapeur fumée oxygène aérer vent souffler poumon poussière moisissure ozone échappement circuler frais',
  ],
  heat: [
    'chaleur température chaud cuisson',
    'degré chaud frais bouillir mijoter flamme four soleil transpirer brûler chauffage celsius radiateur gaz geler fondre tiède brûleur rôtir',
  ],
  sound: [
    'son bruit musique ton volume',
    'fort doux clair grave aigu entendre volume voix silence oreille acoustique écho mélodie accord tonalité sifflet chanter',
  ],
  safety: [
    'sécurité sûr danger risque',
    'feu brûlure blessure accident alarme gants lunettes poison électrique attention médecin enfant avertissement urgence casque frein chute glisser tranchant toxique fumées explosion sang',
  ],
  law: [
    'loi légal règle règlement assurance permis licence impôt contrat formalités',
    'déclarer autorité permis responsabilité obligatoire impôt contrat autorisé interdit bureau certificat tribunal juge gouvernement état inspection demande signé délai dossier formulaire propriétaire douane',
  ],
  time: [
    'quand temps durée saison vite horaire rapide calendrier',
    'minute heure jour semaine mois printemps été automne hiver matin soir nuit bientôt tôt tard quotidien seconde jusque horloge calendrier année décennie weekend aube midi minuit aujourd hier attendre immédiat dure met',
  ],
  history: [
    'histoire origine passé début tradition ancien vient légende',
    'siècle antique fondé inventé médiéval guerre roi empereur romain grec égypte découvert légende depuis autrefois ère dynastie empire chevalier colonie explorateur inventeur pionnier brevet origine ruine détruit conquis année construit apparaître soldat',
  ],
  place: [
    'où lieu endroit région zone',
    'pays région nord sud est ouest côte île montagne vallée rivière lac ville village amérique europe asie afrique près continent mer désert forêt péninsule baie port capitale province état frontière équateur pente plaine centre mondial italie france allemagne espagne chine japon inde australie',
  ],
  route: [
    'itinéraire voyage chemin trajet parcours étape piste route état',
    'kilomètre train bus voiture gare route sentier plat montée arriver billet point départ centre marcher rouler voler correspondance quai péage pont tunnel croisement panneau carte bagage trafic autoroute haut suivre',
  ],
  sleep: [
    'dormir hébergement nuit loger',
    'hôtel camping lit auberge gîte réserver nuit oreiller chambre matelas couverture drap douche calme rêve hôte',
  ],
  food: [
    'manger nourriture boire repas servir déguster alimentation',
    'restaurant déjeuner petit dîner plat pain fromage vin café gâteau fruit soupe salade glace commerce sauce viande cuisiner cuisine cuisinier menu entrée dessert légume riz boulangerie marché bière portion fourchette faim végétarien',
  ],
  sights: [
    'voir visiter vue découvrir attraction regarder',
    'château église pont musée coucher tour jardin rempart bateau paysage photo statue monument palais ruine exposition panorama phare cascade falaise plage guidé impressionnant célèbre oiseau fleur vieux',
  ],
  people: [
    'réaction avis voix dire public critique débat',
    'dit raconte résume sourit pense rit larmes applaudissement salue critique ministre fier fâché surpris client voisin habitant citoyen expert partisan opposant maire politique scientifique parent travailleur pétition déçu triste heureux satisfait affirme plaisante plaint espère craint prévient',
  ],
  definition: [
    'définition signification phrase bref expliqué terme mot résumé',
    'appelle signifie nom mot latin grec simple sorte désigne propre langue traduit français anglais origine catégorie groupe famille appartient aussi abréviation réellement',
  ],
  mechanism: [
    'comment fonctionne fonction principe naît processus cause',
    'parce monter descendre refroidir chauffer pression énergie tourner bouger former transformer servir moteur pompe roue levier ressort engrenage couler absorber libérer stocker signal molécule atome évaporer condenser gravité force friction mélange assembler fixer',
  ],
  signs: [
    'reconnaître signe symptôme distinguer remarquer',
    'sembler visible sentir gonflé remarquer clair typique mesurer aspect rouge pâle bleu jaune sec douleur peau fièvre faible plus forme motif tache rayure queue aile',
  ],
  effects: [
    'effet conséquence impact résultat influence santé nous',
    'santé dommage maladie personne animal plante souffrir bienfait risque vie affecter réduire augmenter améliorer empirer baisser cœur sang sommeil poids digestion os humeur stress allergie récolte économie nourrir respirer poumon chaîne',
  ],
  reasons: [
    'pourquoi raison motif',
    'parce pourrait perdu abîmé volé donc argument avantage mieux pire peu dépassé impossible doute incertain critère condition',
  ],
  parts: [
    'partie structure compartiment poche composant',
    'poche sangle fermeture couvercle bouton poignée base cadre haut bas côté avant arrière dedans roue siège pédale lame moteur cordon câble écran lentille interrupteur levier pied jambe bras coque noyau couche semelle manche charnière',
  ],
  look: [
    'apparence impression design premier couleur aspect choisir',
    'couleur odeur boîte surface brillant mat solide lisse rugueux élégant photo blanc noir gris rouge vert bleu brun clair foncé joli laid moderne classique poli rayé emballage',
  ],
  comfort: [
    'confort confortable ergonomie posture',
    'épaule dos hanche pied cou mou ferme rembourré pression heure asseoir allonger agréable place coussin large étroit lâche raide souple réglable respirant fatigué détendu soutien genou poignet tête taille siège',
  ],
  taste: [
    'goût texture arôme saveur',
    'sucré acide amer salé épicé croûte croustillant moelleux juteux arôme doux fumé crémeux sec dur fort fade délicieux odeur langue palais bouchée',
  ],
  performance: [
    'performance puissance résultat qualité pratique',
    'rapide lent fort facile régulier tient propre testé faible vitesse fiable précis efficace effort fini constant minute résultat surprenant impressionnant décevant',
  ],
  setup: [
    'montage installer installation monter',
    'vis pompe brancher crochet prise câble tuyau mur régler déballer assembler écrou support électricien évacuation manuel configurer niveau fixer ancrer',
  ],
  durability: [
    'durabilité durée usure garantie',
    'usé cassé durer garantie rayure rouille retour décennie robuste solide fragile cassant fissure déteindre vie pièce réparer résister',
  ],
  testing: [
    'essai tester essayer vérifier contrôle',
    'essayer comparer vérifier échantillon mesurer examiner prouver résultat réussir échouer observer écouter taper presser peser sentir',
  ],
  environment: [
    'environnement durable climat écologique',
    'émission recycler déchet énergie carbone biologique empreinte pollution plastique réutiliser compost renouvelable vert habitat espèce forêt réchauffement ordures',
  ],
  energy: [
    'énergie batterie carburant électricité consommation besoin',
    'watt volt batterie charger essence courant lampe électrique soleil lumière ampoule solaire générateur diesel réservoir économe consommer prise eau',
  ],
  buying: [
    'acheter achat magasin choisir choix adapté',
    'vendeur magasin modèle marque occasion adapté commander prix comparer avis supermarché stand catalogue qualité étiquette garantie retour reçu neuf',
  ],
  selling: [
    'vendre vente client publicité marché',
    'marché magasin client site foire stand commission produit vendu étiquette acheteur concurrence annoncer panneau dépliant ouverture photo',
  ],
  shipping: [
    'emballage envoi livraison expédier',
    'carton colis poste coursier fragile camion emballer emballé papier adresse timbre douane cassé',
  ],
  verdict: [
    'verdict conclusion résumé recommandation bilan',
    'recommander vaut meilleur idéal parfait adapté ensemble refaire famille choix gagnant dépend deux aucun chacun avantage inconvénient force faiblesse regretter étoile note enfin',
  ],
  beginners: [
    'débutant commencer début apprendre enfant',
    'école cours enfant facile professeur motiver pratiquer apprendre novice base leçon taille jeune adulte âge louer prêter patience progrès club livre',
  ],
  decision: [
    'décision décidé annonce nouvelle vote accord inscription nouveau',
    'conférence comité vote adopté président conseil membre session annoncer déclaré jugement majorité minorité rejeté signé publié officiel congrès sommet date',
  ],
  outlook: [
    'avenir prochain suite projet futur',
    'prévoir prochain bientôt attendu futur phase reprendre demain peut-être espérer objectif étude lancement ouvert question',
  ],
  makers: [
    'qui construit payé financé derrière fabricant entreprise équipe',
    'agence ingénieur entreprise million financé partenaire construit développé artisan ouvrier concepteur inventeur fondateur architecte usine marque société investisseur subvention état public privé université institut',
  ],
  everyday: [
    'quotidien vie signifie',
    'maison cuisine magasin supermarché salle client rien même travail famille enfant école bureau courses cuisiner téléphone internet habitude pratique normal personne chacun',
  ],
  technique: [
    'technique position posture jouer geste fabriquer',
    'main doigt pied gauche droite pouce bras tenir prise poignet paume coude genou épaule tête lancer attraper angle pression rythme tempo droit plier cuisson',
  ],
};
