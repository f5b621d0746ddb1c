import type { CueTable } from './cueTable.ts';

export const FRENCH_CUES: CueTable = {
  tools: [
    'outil équipement matériel ustensile accessoire faut atelier',
    'bol chiffon couteau ciseaux ruban règle crayon pinceau seau gants papier marteau perceuse tournevis pince cuillère poêle casserole bocal bouteille ficelle fil colle balance planche scie échelle rouleau',
  ],
  ingredients: [
    'ingrédient recette courses',
    'farine sucre sel beurre œuf lait huile levure épice poivre oignon ail gramme cuillerée frais crème vinaigre herbe',
  ],
  steps: [
    'étape instruction méthode procédé faire appliquer réaliser',
    'd’abord premier puis ensuite enfin dernier répéter tourner poser placer appuyer tirer pousser couper plier remuer mélanger verser ajouter retirer jusque lentement doucement couche',
  ],
  preparation: [
    'préparer préparation avant prévoir planifier',
    'avant auparavant enlever rincer tremper poncer mesurer marquer éplucher laver dégager',
  ],
  protection: [
    'protéger protection couvrir',
    'film plastique ruban masque étanche couture revêtement couvercle drap housse',
  ],
  care: [
    'entretien entretenir soin maintenance après',
    'rincer essuyer sécher graisser vérifier remplacer régulièrement hebdomadaire annuel affûter polir usé brosser',
  ],
  cleaning: [
    'nettoyer nettoyage laver hygiène ranger propre',
    'rincer savon brosse éponge frotter vaisselle détergent saleté tache reste poussière chiffon tiède déchet',
  ],
  storage: [
    'conserver conservation stocker garder frais',
    'réfrigérateur cave bocal sac frais sombre hermétique jours semaines mois placard congelé boîte emballer',
  ],
  mistakes: ['erreur faute éviter piège mythe', 'jamais trop mauvais oublier hâte fréquent'],
  problems: [
    'problème panne réparer défaut maladie',
    'coincé cassé fuite grincer desserré fissure réparer cause tache moisissure',
  ],
  price: [
    'prix coût budget argent payer cher tarif valeur billet',
    'euro dollar cher tarif remise offre location gratuit économiser investir payer coûter abordable réduction',
  ],
  size: [
    'taille dimension mesure espace place volume capacité',
    'large long haut profond longueur largeur hauteur diamètre étroit petit grand compact personne',
  ],
  weight: ['poids lourd léger transport', 'peser léger lourd soulever porter kilo gramme poignée'],
  figures: [
    'donnée chiffre nombre fiche technique',
    'poids longueur volume hauteur largeur diamètre puissance vitesse masse maximum minimum',
  ],
  materials: [
    'matériau tissu fait composition matière',
    'bois acier métal plastique verre cuir coton laine mousse caoutchouc aluminium cuivre fer céramique pierre',
  ],
  weather: [
    'météo pluie vent mouillé froid hiver orage neige',
    'pluie eau flaque orage imperméable averse nuage mouillé',
  ],
  air: [
    'air ventilation respirer odeur',
    'fenêtre humidité humide respirer vapeur fumée oxygène aérer',
  ],
  heat: [
    'chaleur température chaud cuisson',
    'degré chaud frais bouillir mijoter flamme four soleil transpirer brûler chauffage',
  ],
  sound: ['son bruit musique ton volume', 'fort doux clair grave aigu entendre volume voix'],
  safety: [
    'sécurité sûr danger risque',
    'feu brûlure blessure accident alarme gants lunettes poison électrique attention médecin enfant avertissement',
  ],
  law: [
    'loi légal règle règlement assurance permis licence impôt contrat formalités',
    'déclarer autorité permis responsabilité obligatoire impôt contrat autorisé interdit bureau certificat',
  ],
  time: [
    'quand temps durée saison vite horaire rapide calendrier',
    'minute heure jour semaine mois printemps été automne hiver matin soir nuit bientôt tôt tard quotidien seconde jusque',
  ],
  history: [
    'histoire origine passé début tradition ancien vient légende',
    'siècle antique fondé inventé médiéval guerre roi empereur romain grec égypte découvert légende depuis autrefois',
  ],
  place: [
    'où lieu endroit région zone',
    'pays région nord sud est ouest côte île montagne vallée rivière lac ville village amérique europe asie afrique près',
  ],
  route: [
    'itinéraire voyage chemin trajet parcours étape piste route état',
    'kilomètre train bus voiture gare route sentier plat montée arriver billet point départ centre',
  ],
  sleep: [
    'dormir hébergement nuit loger',
    'hôtel camping lit auberge gîte réserver nuit oreiller chambre',
  ],
  food: [
    'manger nourriture boire repas servir déguster alimentation',
    'restaurant déjeuner petit dîner plat pain fromage vin café gâteau fruit soupe salade glace commerce sauce viande',
  ],
  sights: [
    'voir visiter vue découvrir attraction regarder',
    'château église pont musée coucher tour jardin rempart bateau paysage photo',
  ],
  people: [
    'réaction avis voix dire public critique débat',
    'dit raconte résume sourit pense rit larmes applaudissement salue critique ministre fier fâché surpris client voisin',
  ],
  definition: [
    'définition signification phrase bref expliqué terme mot résumé',
    'appelle signifie nom mot latin grec simple sorte désigne propre',
  ],
  mechanism: [
    'comment fonctionne fonction principe naît processus cause',
    'parce monter descendre refroidir chauffer pression énergie tourner bouger former transformer servir',
  ],
  signs: [
    'reconnaître signe symptôme distinguer remarquer',
    'sembler visible sentir gonflé remarquer clair typique mesurer aspect',
  ],
  effects: [
    'effet conséquence impact résultat influence santé nous',
    'santé dommage maladie personne animal plante souffrir bienfait risque vie',
  ],
  reasons: ['pourquoi raison motif', 'parce pourrait perdu abîmé volé'],
  parts: [
    'partie structure compartiment poche composant',
    'poche sangle fermeture couvercle bouton poignée base cadre haut bas côté avant arrière dedans',
  ],
  look: [
    'apparence impression design premier couleur aspect choisir',
    'couleur odeur boîte surface brillant mat solide lisse rugueux élégant photo',
  ],
  comfort: [
    'confort confortable ergonomie posture',
    'épaule dos hanche pied cou mou ferme rembourré pression heure asseoir allonger agréable place',
  ],
  taste: [
    'goût texture arôme saveur',
    'sucré acide amer salé épicé croûte croustillant moelleux juteux arôme doux',
  ],
  performance: [
    'performance puissance résultat qualité pratique',
    'rapide lent fort facile régulier tient propre testé faible',
  ],
  setup: [
    'montage installer installation monter',
    'vis pompe brancher crochet prise câble tuyau mur régler',
  ],
  durability: [
    'durabilité durée usure garantie',
    'usé cassé durer garantie rayure rouille retour décennie',
  ],
  testing: ['essai tester essayer vérifier contrôle', 'essayer comparer vérifier échantillon'],
  environment: [
    'environnement durable climat écologique',
    'émission recycler déchet énergie carbone biologique empreinte',
  ],
  energy: [
    'énergie batterie carburant électricité consommation besoin',
    'watt volt batterie charger essence courant lampe électrique soleil lumière',
  ],
  buying: [
    'acheter achat magasin choisir choix adapté',
    'vendeur magasin modèle marque occasion adapté',
  ],
  selling: [
    'vendre vente client publicité marché',
    'marché magasin client site foire stand commission produit',
  ],
  shipping: [
    'emballage envoi livraison expédier',
    'carton colis poste coursier fragile camion emballer',
  ],
  verdict: [
    'verdict conclusion résumé recommandation bilan',
    'recommander vaut meilleur idéal parfait adapté ensemble refaire famille',
  ],
  beginners: [
    'débutant commencer début apprendre enfant',
    'école cours enfant facile professeur motiver pratiquer apprendre',
  ],
  decision: [
    'décision décidé annonce nouvelle vote accord inscription nouveau',
    'conférence comité vote adopté président conseil membre session annoncer',
  ],
  outlook: [
    'avenir prochain suite projet futur',
    'prévoir prochain bientôt attendu futur phase reprendre',
  ],
  makers: [
    'qui construit payé financé derrière fabricant entreprise équipe',
    'agence ingénieur entreprise million financé partenaire construit développé artisan ouvrier',
  ],
  everyday: [
    'quotidien vie signifie',
    'maison cuisine magasin supermarché salle client rien même travail',
  ],
  technique: [
    'technique position posture jouer geste fabriquer',
    'main doigt pied gauche droite pouce bras tenir prise poignet',
  ],
};
