import type { TaskWords } from './taskWords.ts';

export const french: TaskWords = {
  tasks: `
    manual: notice, mode d'emploi
    noise: bruit, bruyant, niveau sonore, décibels, silencieux, silencieuse
    energy: consommation, consommation électrique, consomme, kwh
    warranty: garantie, garanties
    =return: retour, retours
    =waterproof: étanche, imperméable, waterproof
    =folding: pliable, pliant, pliante, portable, portatif, nomade
    =wireless: sans fil, bluetooth
    =adjustable: réglable, ajustable
    =outdoor: extérieur, extérieure, outdoor, dehors
    =indoor: intérieur, intérieure, indoor
    =house: maison, maisons, à la maison, pour maison, logement
    =office: bureau, bureaux
    =load: charge maximale, poids maximum, poids max, poids maximal
    =battery: batterie, batteries, autonomie
    =speed: vitesse, vitesse max, km h
    =charging: charger, recharge, chargeur, recharger, borne
    =smell: odeur, odeurs, sent mauvais, pue
    =stain: tache, taches
    error: code erreur, codes erreur, erreur
    age: âge, quel âge, à partir de quel âge, âge minimum
    licence: carte grise, permis de conduire, immatriculation, plaque
    pregnant: grossesse, enceinte, femme enceinte
    =pain: douleur, douleurs, mal, maux
    surgery: opération, chirurgie, intervention
    recovery: récupération, guérison, convalescence, rééducation
    =diet: régime, régimes, alimentation, menu, menus, que manger
    cover: couverture, couvert, couvre
    claim: sinistre, déclaration, réclamation
    =rate: taux, taux d'intérêt
    need: condition, conditions, critères, conditions d'accès, qui peut, prérequis, éligibilité, éligible, qui a droit, critère, que faut-il
    =excess: franchise
    =puppy: chiot, chiots
    =kitten: chaton, chatons
    =grow: planter, plantation, cultiver, culture, semer, semis
    =prune: tailler, taille
    =water: arroser, arrosage
    =feed: engrais, fertilisant
    =connect: connecter, appairer, associer
    =reset: réinitialiser, réinitialisation
    =delete: supprimer, désinstaller
    =update: mise à jour, mettre à jour
    =password: mot de passe
    =measure: mesurer
    appointment: rendez-vous, rdv, réservation, réserver, prendre rendez-vous, prise de rendez-vous, rendez vous, agenda
    =start: commencer, débuter, démarrer
    =lose: réduire, diminuer, baisser, baisse
    =gain: augmenter, améliorer
    =stop: éviter, prévenir, empêcher
    =natural: naturel, naturelle, bio, écologique, écolo
    =luxury: luxe, haut de gamme, premium
    =family: famille, familles
    =couple: couple, couples
    student: étudiant, étudiants, étudiante
    self: auto-entrepreneur, auto entrepreneur, micro-entreprise, micro entreprise, micro entrepreneur, indépendant, indépendants, freelance, tns
    =wood: bois, en bois
    firm: pme, tpe, entreprise, entreprises, société, sociétés, installateur, installateurs, artisan, artisans, professionnel, professionnels, spécialiste, prestataire, poseur
    pay: salaire, salaires, gagner, rémunération, combien gagne, combien gagne un, revenu, revenus, paye, gagne, salaire moyen
    symptom: symptôme, symptômes, signe, signes, comment savoir si, comment reconnaître, reconnaître, comment savoir, signes de, manifestation, manifestations
    treat: traitement, traitements, soigner, remède, remèdes, guérir, soulager, traiter, médicament, médicaments, soin, soins, que prendre, guérison de, calmer, thérapie, remède naturel, remède de grand-mère, comment soigner, comment soulager, apaiser, contre
    risk: effets secondaires, effet secondaire, risque, risques, danger, dangers, dangereux, toxique, contre-indications, contre indications, sécurité, sûr, nocif, mauvais pour, conséquence, conséquences, effets indésirables, dangerosité, est-ce dangereux
    dose: dosage, dose, posologie, par jour, quotidien
    good: bienfait, bienfaits, vertu, vertus, avantages, avantage, intérêt, à quoi sert, à quoi ça sert, utilité, efficacité, efficace
    =easy: facile, faciles, simple, simples
    =fast: rapide, rapidement, vite, express
    =healthy: sain, saine, santé
    nutrition: calorie, calories, kcal, valeur nutritionnelle
    =app: application, applications, appli, app
    download: télécharger, téléchargement
    deadline: délai, date limite, échéance, délais
    =must: obligation, obligatoire, obligatoires
    papers: documents, justificatifs, pièces justificatives, papiers, pièces à fournir, documents à fournir, papier, document, justificatif, dossier, pièces, quels papiers, quels documents, attestation
    =checklist: liste, check-list, checklist
    =lawyer: avocat, avocats
    =doctor: médecin, médecins, docteur
    =teacher: professeur, professeurs, prof, profs
    urgent: urgence, urgences, 24h, 24h 24, 7j 7, 24 24
    see: que faire, que voir, que visiter, choses à voir, lieux à visiter, incontournables, à voir, à visiter, à faire
    =hotel: hôtel, hôtels, hébergement, où dormir, où loger
    =eat: restaurant, restaurants, où manger
    =flight: vol, vols, billet d'avion, billets d'avion, avion
    season: quand partir, meilleure période, meilleur moment, quelle période
    weather: météo, climat, température, températures
    hours: horaire, horaires, heures d'ouverture, quelles heures, ouvert, ouverture, fermeture, à quelle heure, calendrier, ouverte
    route: comment aller, itinéraire
    =car: voiture, voitures, auto, automobile, véhicule
    =phone: téléphone portable, smartphone, smartphones
    =fridge: frigo, réfrigérateur, réfrigérateurs
    =sofa: canapé, canapés, sofa
    =bike: vélo, vélos, bicyclette
    =flat: appartement, appartements
    =trip: voyage, voyages, vacances, séjour
    =gift: cadeau, cadeaux
    =photo: photo, photos, image, images
    =loan: prêt, prêts, crédit, crédits, emprunt, emprunts, emprunter
    =loss: perdre du poids, perte de poids, maigrir, mincir, minceur, amincissant, amaigrissant, perdre des kilos, pour maigrir, perdre
    =invoice: facture, factures, facturation, facturer
    =exercise: exercice, exercices, sport, musculation
    lost: perdu, perdue, perte, volé, volée, vol de, égaré
    history: histoire, qui a inventé, inventeur, historique
    statistic: statistique, statistiques, chiffres, moyenne, moyen, taux moyen, nombre moyen
    status: statut, suivi, suivre, état d'avancement, où en est
    refuse: refus, refusé, refusée, refuse, refuser, rejeté
    appeal: contester, contestation, recours, faire appel, appel
    ~thing: logiciel, logiciels, outil, outils, programme, programmes, système, systèmes, solution, solutions, plateforme, produit, produits, comprimé, comprimés, gélule, gélules
    ~verb: faire, fait, prendre, avoir, arriver, arrive, mettre, passer, aller, trouver, obtenir, créer, établir, savoir
    best: meilleur, meilleure, meilleurs, meilleures, top, top 10, avis, test, tests, comparatif, comparatifs, comparaison, comparer, classement, recommandé, recommandation, évaluation, note, témoignage, témoignages, forum avis, que choisir avis, top 5, populaire, populaires, les meilleurs, le meilleur, la meilleure, que choisir, quel est le meilleur, quelle est la meilleure, forum, opinion, opinions, notes, retour d'expérience, recommandé par, comparateur, recommandations, avis sur, plus efficace
    versus: vs, versus, ou, différence entre, différence, plutôt que, au lieu de, quelle différence, comparé à, quelle est la différence, face à, mieux que, quelle différence entre, différences, différences entre, c'est quoi la différence
    other: alternative, alternatives, équivalent, remplacer par, similaire, substitut, substituts, alternatives à, remplaçant, similaires, équivalents
    cost: prix, tarif, tarifs, coût, coûts, combien coûte, combien coûtent, coûte, combien ça coûte, quel prix, quel est le prix, devis, budget, frais, honoraires, tarification, cout, prix moyen, tarif horaire, coût moyen, ça coûte combien, quel tarif, quel coût, payer, paiement, combien payer, combien faut-il, combien vaut, combien demander, montant, valeur, estimation, facturé, grille tarifaire, prix au m2
    cheap: pas cher, pas chère, pas chers, pas chères, moins cher, discount, à petit prix, bon marché, abordable, économique, bas prix, moins chère, moins chers, petit prix, prix bas, petit budget, économiques
    deal: promo, promos, promotion, promotions, solde, soldes, en promo, en solde, réduction, offre, offres, vente flash, destockage
    coupon: code promo, code réduction, codes promo, bon de réduction, coupon
    buy: acheter, achat, vente, commander, boutique, à vendre, où acheter, où trouver, commande, magasin, magasins, vendeur, fournisseur, fournisseurs, revendeur, vendre, vendeurs, commander en ligne, acheter en ligne, se procurer, où commander, concessionnaire, élevage, éleveur, à adopter
    hire: louer, location, à louer
    near: près de chez moi, près de moi, à proximité, proche, proche de chez moi, autour de moi, proche de moi, le plus proche, où trouver un, lieu, adresse, adresses, le plus près, aux alentours, autour, à côté de chez moi, localisation
    business: pour entreprise, pour entreprises, pour professionnels
    =home: à domicile, domicile
    install: installer, installation, poser, pose, monter, montage, fixer, fixation, mettre en place, mise en place, brancher, branchement, accrocher, raccorder, raccordement, assembler, assemblage, installateur pour, suspendre
    repair: réparer, réparation, réparations, dépannage, dépanner, rénover, rénovation, réfection
    replace: remplacer, remplacement, changement
    parts: pièce détachée, pièces détachées, pièce de rechange, pièces de rechange, accessoire, accessoires
    clean: nettoyer, nettoyage, laver, lavage, désinfecter, détartrer, détartrage, désinfection, nettoyant, nettoie, dégraisser, blanchir, récurer
    maintain: entretien, entretenir, prendre soin, maintenance, entretien de, entretenir un, prendre soin de, entretiens
    remove: enlever, éliminer, retirer, se débarrasser des, ôter
    dispose: jeter, recyclage, recycler, se débarrasser, se débarrasser de, se débarrasser d'un, se débarrasser d'une, déchetterie, débarras, débarrasser
    =make: faire soi-même, fabriquer, fait maison, diy, construire, recette, recettes, fabrication
    use: utiliser, utilisation, comment utiliser
    store: ranger, rangement, stocker, conserver, conservation, congeler, congélation, garder, stockage
    problem: problème, problèmes, ne marche pas, ne fonctionne pas, ne fonctionne plus, panne, cassé, ne marche plus, en panne, ne démarre pas, ne s'allume pas, défaut, défauts, dysfonctionnement, en cas de panne, bloqué, souci, soucis
    used: occasion, d'occasion, reconditionné, reconditionnée, seconde main, reconditionnés
    choose: choisir, comment choisir, bien choisir, quel choisir, quelle choisir, choix, guide achat, guide d'achat, conseil achat, conseils achat, quel acheter, quelle acheter
    define: qu'est-ce que, qu'est-ce qu'un, qu'est-ce qu'une, c'est quoi, définition, signification, qu'est ce que, qu'est ce qu'un, qu'est ce qu'une, que veut dire
    working: comment fonctionne, comment ça marche, fonctionnement, comment marche, principe, mécanisme, ça marche comment, en quoi consiste, comment fonctionnent
    worth: vaut le coup, faut-il, utile, ça vaut le coup, rentable, rentabilité, est-ce utile, vaut-il la peine, faut il, nécessaire, utile ou pas, est-ce nécessaire, dois-je, doit-on, est-ce que ça vaut le coup, intéressant, vraiment utile, recommandé ou non
    pros: inconvénients, avantages et inconvénients, inconvénient
    size: dimension, dimensions, tailles, mesure, mesures, quelle taille, format, formats, quelles dimensions, hauteur, largeur, longueur, taille moyenne, quelles tailles, quelle hauteur
    weight: poids, combien pèse
    =thick: épaisseur
    life: durée de vie, combien de temps dure, tous les combien changer, quand changer, quand remplacer, durabilité, validité, valable, péremption, expiré, expiration, combien de temps ça dure, espérance de vie, combien d'années, durée de validité
    duration: combien de temps, durée, temps, quand, combien de jours, combien de semaines, combien de mois, combien d'heures, attente, temps d'attente, temps moyen, quel délai, quelle durée, combien de temps faut-il, combien de temps pour, durée moyenne, délai de traitement
    amount: quantité, combien, combien de, nombre, nombre de, combien de grammes, combien d
    often: fréquence, tous les combien, combien de fois, à quelle fréquence, combien de fois par jour, combien de fois par semaine
    calculator: calculateur, calculer, calcul, simulateur, simulation, calculatrice, simuler, formule, comment calculer, comment est calculé, calculé, barème, barèmes
    types: type, types, différents types, sortes, quel type, catégories, variétés, variété, modèles de, quels sont les types, quelles sont les, les différents, différentes, genres, classification, sorte
    brand: marque, marques, fabricant, fabricants
    grant: aide, aides, prime, primes, subvention, subventions, crédit d'impôt
    =refund: remboursement, remboursé, remboursements, prise en charge
    finance: financement, paiement en plusieurs fois, payer en plusieurs fois, mensualités
    =insure: assurance, assurer, mutuelle
    tax: impôt, impôts, défiscalisation, déduction, tva, fiscal, déclarer, imposable, déductible, défiscaliser, réduction d'impôt, imposition, fiscale, fiscalité, impôt sur le revenu
    rules: réglementation, loi, norme, normes, autorisation, permis, légal, interdit, règles, règlement, droit, droits, illégal, législation, article, autorisé, autorisée, obligations, interdiction, a-t-on le droit, est-ce légal, est-ce obligatoire, juridique
    cancel: résilier, résiliation, annuler, annulation, lettre de résiliation, arrêter, mettre fin, rompre, se désabonner, désabonnement, rupture, désinscription
    switch: changer, changement de
    login: connexion, espace client, se connecter, mon compte, espace personnel, compte, accéder, accès, inscription, s'inscrire, identifiant
    contact: contact, numéro de téléphone, service client, téléphone, contacter, joindre, mail, email, numéro, coordonnées, support
    job: emploi, emplois, recrutement, offre d'emploi, métier, travailler comme, travailler dans, devenir, job, jobs, carrière, recrute, emploi dans, poste, annonces
    course: formation, formations, cours, stage, certification, apprendre, atelier, ateliers, études, école, diplôme, diplômes, bts, licence, master, apprentissage
    template: modèle, modèles, exemple, exemples, pdf, gratuit à imprimer, imprimer, à imprimer, lettre, exemplaire, formulaire, formulaires, courrier, courrier type, lettre type, modèle gratuit, fiche, fiches
    idea: idée, idées, inspiration, décoration, déco, originale, original, créatif, aménagement
    free: gratuit, gratuite, gratuits, gratuites, gratuitement
    trial: essai, échantillon, échantillons, essai gratuit
    =delivery: livraison, livré, livraison rapide
    without: sans, non, pas de
    child: enfant, enfants, pour enfant, ado, ados, adolescent, adolescents, mineur, mineurs, fils, fille, petits enfants
    baby: bébé, bébés, nouveau-né, nourrisson
    senior: senior, seniors, personne âgée, personnes âgées, âgé, âgés, retraités, retraité, plus de 60 ans
    beginner: débutant, débutants, premiers pas, pour les nuls, première fois, initiation
    women: femme, femmes
    men: homme, hommes
    =small: petit, petite, petits, petites, mini, compact, compacte
    =large: grand, grande, grands, grandes, xl, xxl
    =electric: électrique, électriques, automatique, motorisé
    =made: français, française, fabriqué en france, fabrication française, made in france
    ~how: comment, comment faire, tuto, tutoriel, guide, conseil, conseils, astuce, astuces, étape par étape, comment faire pour, quoi faire, comment puis-je, comment on, étape, étapes, étapes de, démarche, démarches, procédure, procédures, déroulement, marche à suivre, comment se passe, comment ça se passe, mode, méthode, méthodes, façon, introduction, tout savoir, tout savoir sur, infos, information, que faire si, fiche pratique, comment bien
    ~why: pourquoi, cause, causes, raison, à cause de, dû à, d'où vient, d'où viennent, raisons, motif, motifs, origine, origines, facteurs, qu'est-ce qui provoque, provoque
    ~online: en ligne, internet, site, sur internet, à distance, numérique, par internet, web, distance
    ~full: complet, complète, intégral, intégrale, lot
    ~new: neuf, neuve, nouveau, nouvelle
    ~place: france, belgique, suisse, canada, québec
    ~which: quel, quelle, quels, quelles, lequel, laquelle
    -: pour cent, bon, bonne, bons, bonnes, bien, est-ce que, peut-on, pourcentage, son, sa, mon
    2: deux, double
    3: trois
    4: quatre
    5: cinq
    1: une place, un seul`,
  smallWords: `
    le la les l un une des du de d au aux à a et est sont en dans sur pour par avec chez son sa ses mon ma mes ton ta tes
    notre nos votre vos leur leurs ce cet cette ces se s on il elle ils elles je tu nous vous y qui que qu quoi où dont plus
    très ne pas si être avoir fait peut faut entre vers depuis pendant comme aussi c j m t n`,
  plurals: [
    ['s', ''],
    ['x', ''],
    ['aux', 'al'],
    ['aux', 'ail'],
  ],
};
