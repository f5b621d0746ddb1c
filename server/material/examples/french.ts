import type { ExampleTexts } from './exampleTexts.ts';

const article: ExampleTexts['article'] = {
  fields: {
    keyphrase: 'conserver le café en grains',
    seoTitle: 'Bien conserver le café en grains à la maison',
    description:
      'L’air, la lumière, la chaleur et l’humidité abîment le café. Voici comment conserver le café en grains : le récipient, l’endroit et le congélateur.',
    slug: 'conserver-le-cafe-en-grains',
  },
  blocks: [
    '<h1>Bien conserver le café en grains à la maison</h1>',
    '<p>Pour conserver le café en grains, il faut peu de choses : un récipient hermétique et opaque, un placard frais et sec, et des réserves raisonnables. Tout le reste découle de ce qui fait vieillir le café. Ce guide explique de quoi protéger les grains, quel récipient choisir et dans quels cas le congélateur est une bonne idée.</p>',
    '<h2>Pourquoi le café perd son arôme</h2>',
    '<p>Le café torréfié est plein d’arômes qui s’échappent ou se transforment au contact de ce qui les entoure. Quatre choses accélèrent ce phénomène :</p>',
    '<ul><li><strong>L’air.</strong> L’oxygène réagit avec les huiles et les arômes du grain. Un café trop vieux devient d’abord plat, puis rance.</li><li><strong>La lumière.</strong> Un bocal en verre au soleil est joli, mais la lumière détruit les arômes.</li><li><strong>La chaleur.</strong> L’étagère au-dessus du four ou le dessus de la cafetière est le pire endroit de la cuisine.</li><li><strong>L’humidité.</strong> Les grains secs absorbent l’eau et, avec elle, les odeurs des alentours.</li></ul>',
    '<h2>Conserver le café en grains dans le bon récipient</h2>',
    '<p>Choisissez un récipient qui ferme bien et ne laisse pas passer la lumière : une boîte en métal avec un joint, un pot en céramique à fermeture mécanique, ou le sachet d’origine. Beaucoup de sachets ont une valve qui laisse sortir le gaz dégagé par les grains frais sans laisser entrer l’air. Si le vôtre se referme, chassez l’air, roulez-le et fermez-le avec une pince.</p>',
    '<p>Le récipient ne devrait pas être beaucoup plus grand que son contenu, car une boîte à moitié vide est à moitié pleine d’air. Lavez-le et séchez-le avant de le remplir à nouveau : l’huile des anciens grains rancit et gâte les nouveaux.</p>',
    '<h2>Où ranger le récipient</h2>',
    '<p>Un placard fermé, loin de la cuisinière, suffit. Ne mettez pas au réfrigérateur les grains que vous utilisez chaque jour. Chaque fois que vous les sortez, l’eau de l’air chaud de la cuisine se condense sur les grains froids, et le réfrigérateur est plein d’odeurs.</p>',
    '<h2>Peut-on congeler le café en grains ?</h2>',
    '<p>Oui, à condition de le faire une seule fois et correctement. Le congélateur convient aux grains que vous n’utiliserez pas tout de suite :</p>',
    '<ol><li>Répartissez les grains en portions que vous finirez en quelques jours.</li><li>Fermez chaque portion hermétiquement, avec le moins d’air possible.</li><li>Sortez une seule portion à la fois et laissez-la décongeler fermée, pour que l’eau ne se dépose pas sur les grains.</li><li>Ne la recongelez pas.</li></ol>',
    '<h2>Vaut-il mieux acheter du café en grains ou moulu ?</h2>',
    '<p>Le café en grains se garde plus longtemps. La mouture offre à l’air une surface bien plus grande, si bien que le café moulu perd son arôme beaucoup plus tôt. Si vous avez un moulin, moulez la quantité voulue juste avant de préparer le café. Sinon, achetez de petits paquets et traitez-les comme des grains.</p>',
    '<h2>Quelle quantité de café acheter</h2>',
    '<p>Le mieux est d’avoir peu de réserves. Regardez la date de torréfaction plutôt que la date de durabilité minimale, et achetez ce que vous boirez dans les prochaines semaines. Finissez un paquet avant d’en ouvrir un autre.</p>',
    '<h2>En bref</h2>',
    '<p>Gardez le café en grains dans un récipient hermétique et opaque, dans un endroit frais et sec. Moulez-le au dernier moment, ne congelez que ce que vous n’utiliserez pas bientôt, et achetez moins, mais plus souvent.</p>',
  ],
};

export const french: ExampleTexts = {
  language: 'fr',
  article,
  results: [
    {
      url: 'https://grains.example/conserver-cafe-en-grains',
      title: 'Conserver le café en grains : le guide complet',
      description:
        'Ce qui abîme le café en grains, le récipient qui le garde frais, et l’intérêt du congélateur.',
      keyphrase: null,
      html: `<h1>Conserver le café en grains : le guide complet</h1>
<p>Des grains de café frais sentent le chocolat, les fruits ou la noisette. De vieux grains ne sentent presque rien. Entre les deux, il y a la façon de les garder. Voici comment conserver le café en grains chez soi sans matériel particulier.</p>
<h2>Pourquoi le café en grains perd-il son arôme ?</h2>
<p>L’oxygène, la lumière, la chaleur et l’humidité sont les ennemis du café torréfié. L’oxygène réagit avec les huiles du grain, la lumière et la chaleur accélèrent cette réaction, et l’humidité apporte des odeurs dans les grains.</p>
<h2>Le meilleur récipient pour le café en grains</h2>
<p>Un récipient hermétique et opaque garde les grains frais le plus longtemps. Une boîte à joint ou un pot en céramique fait l’affaire. Le sachet d’origine aussi, s’il a une valve et se referme.</p>
<h2>Faut-il mettre le café en grains au réfrigérateur ?</h2>
<p>Non. L’eau se condense sur les grains froids dès que le récipient est ouvert, et le café prend l’odeur du fromage et des oignons.</p>
<h2>Peut-on congeler le café en grains ?</h2>
<p>Oui, en portions hermétiques. N’ouvrez une portion que lorsqu’elle est à température ambiante, et ne la remettez jamais au congélateur.</p>
<h2>Combien de temps le café en grains reste-t-il frais ?</h2>
<p>Comptez à partir de la date de torréfaction. Dans un récipient hermétique, les grains sont à leur meilleur pendant les premières semaines, puis perdent lentement leur arôme. Ils ne deviennent pas dangereux pour autant.</p>`,
    },
    {
      url: 'https://cuisine.example/guides/garder-le-cafe',
      title: 'Garder le café : des grains toujours frais',
      description:
        'Garder le café en quelques mots : récipient hermétique, placard frais, petites quantités.',
      keyphrase: null,
      html: `<h1>Garder le café : des grains toujours frais</h1>
<p>Bien garder le café ne coûte rien. Il faut un récipient hermétique, un placard sombre et l’habitude d’acheter de petites quantités.</p>
<h2>Un récipient hermétique</h2>
<p>C’est d’abord l’air qui ne doit pas entrer. Prenez un récipient opaque dont le couvercle ferme bien. Les boîtes sous vide retirent l’air ; une simple boîte à joint en caoutchouc fait presque aussi bien si elle est pleine.</p>
<h2>Un endroit frais et sombre</h2>
<p>Rangez le récipient dans un placard éloigné du four, du lave-vaisselle et de la fenêtre. La chaleur et la lumière font perdre de l’arôme, et à côté de la cuisinière il y a les deux.</p>
<h2>Réfrigérateur ou congélateur ?</h2>
<p>Le réfrigérateur est trop humide et plein d’odeurs. Le congélateur convient au café en grains dont vous n’aurez pas besoin bientôt : congelez-le en portions hermétiques et décongelez chacune fermée.</p>
<h2>Café en grains ou café moulu ?</h2>
<p>Le café en grains reste frais plus longtemps que le café moulu, car moins de surface est en contact avec l’air. Moulez les grains juste avant de préparer le café.</p>
<h2>Acheter moins, plus souvent</h2>
<p>Regardez la date de torréfaction et n’achetez que ce que vous boirez en quelques semaines. Un petit paquet de grains frais vaut mieux qu’un grand paquet de vieux grains.</p>`,
    },
    {
      url: 'https://torrefaction.example/questions/conserver-le-cafe',
      title: 'Conserver le café en grains : questions et réponses',
      description:
        'Les réponses aux questions les plus courantes sur la façon de conserver le café en grains : récipient, froid, durée.',
      keyphrase: null,
      html: `<h1>Conserver le café en grains : questions et réponses</h1>
<p>Nous réunissons ici ce que l’on demande sur la façon de conserver le café en grains, et nous répondons en quelques phrases.</p>
<h2>Quel est le meilleur récipient pour le café en grains ?</h2>
<p>Un récipient hermétique et opaque. Le verre ne convient que dans un placard fermé. Un sachet à valve laisse sortir le gaz carbonique des grains frais et empêche l’oxygène d’entrer.</p>
<h2>Faut-il mettre le café en grains au réfrigérateur ?</h2>
<p>Mieux vaut éviter. Chaque fois que la porte s’ouvre, l’humidité se condense sur les grains, et les odeurs des autres aliments y pénètrent.</p>
<h2>Peut-on congeler le café en grains ?</h2>
<p>Oui. Répartissez-le en portions hermétiques, chassez l’air, et n’ouvrez une portion que lorsqu’elle est à température ambiante.</p>
<h2>Combien de temps le café en grains reste-t-il frais ?</h2>
<p>Cela dépend de la date de torréfaction, de la torréfaction et du récipient. Les torréfactions foncées perdent leur arôme plus tôt, car leur huile se trouve en surface. Fiez-vous à votre nez : des grains qui ne sentent rien n’ont pas de goût.</p>
<h2>Le café moulu vieillit-il plus vite ?</h2>
<p>Oui, beaucoup plus vite. La mouture ouvre le grain et offre à l’oxygène une grande surface. Moulez juste avant de préparer le café.</p>`,
    },
    {
      url: 'https://placard.example/cafe',
      title: 'Où ranger le café dans la cuisine',
      description:
        'Pourquoi un placard sombre est le meilleur endroit pour le café en grains, et les endroits à éviter.',
      keyphrase: null,
      html: `<h1>Où ranger le café dans la cuisine</h1>
<p>La plupart des cuisines ont un bon endroit pour le café en grains et plusieurs mauvais. Le bon est un placard fermé qui reste frais et sec.</p>
<h2>Pourquoi le café en grains perd-il son arôme ?</h2>
<p>À cause de la chaleur, de la lumière, de l’oxygène et de l’humidité. Un bocal en verre sur le rebord de la fenêtre en subit trois. Le dessus de la cafetière est chaud, lui aussi, tant qu’elle est en marche.</p>
<h2>Un endroit frais et sombre</h2>
<p>Choisissez le placard le plus éloigné de la cuisinière et de l’évier. Gardez-y les grains dans un récipient hermétique, et fermez-le après chaque usage.</p>
<h2>Peut-on congeler le café en grains ?</h2>
<p>Si vous en avez trop acheté, oui. Congelez des portions hermétiques, décongelez-les fermées et finissez-les en quelques jours.</p>
<h2>Un récipient toujours propre</h2>
<p>L’huile du café colle aux parois et rancit. Lavez et séchez le récipient avant d’y mettre des grains frais, et ne versez pas de nouveaux grains sur les anciens.</p>`,
    },
  ],
  site: {
    menu: [
      ['/', 'Accueil'],
      ['/conserver-le-cafe-en-grains', 'Conserver'],
      ['/mouture-du-cafe', 'Moudre'],
      ['/nettoyer-la-cafetiere', 'Nettoyer'],
    ],
    foot: 'Pages d’exemple du Content Toolkit.',
    pages: [
      {
        url: 'https://www.example.com/',
        title: 'Un meilleur café chez soi : guides simples',
        description:
          'Des guides simples pour un meilleur café chez soi : conserver les grains, choisir la mouture, prendre la bonne eau et garder la machine propre.',
        keyphrase: 'meilleur café chez soi',
        html: `<h1>Un meilleur café chez soi</h1>
<p>Pour boire un meilleur café chez soi, il n’est pas nécessaire d’avoir une machine coûteuse. Il faut des grains frais, la bonne mouture, de la bonne eau et du matériel propre. Sur ces pages, nous expliquons chaque point avec des mots simples, afin que vous puissiez changer une chose à la fois et goûter la différence.</p>
<h2>Par où commencer</h2>
<p>Commencez par les grains, car un arôme perdu ne revient pas. Notre guide pour <a href="/conserver-le-cafe-en-grains">conserver le café en grains</a> montre de quoi il faut les protéger. Voyez ensuite la <a href="/mouture-du-cafe">mouture</a> : c’est d’elle que dépendent la vitesse à laquelle l’eau traverse le café et ce qu’elle emporte.</p>
<h2>Comment continuer</h2>
<p>Si le café paraît terne alors que les grains sont frais, <a href="/nettoyer-la-cafetiere">nettoyez la machine</a>. La vieille huile et le calcaire changent le goût plus qu’on ne le croit. Et si vous aimez essayer, préparez deux fois le même café en ne changeant qu’une seule de ces choses.</p>`,
      },
      {
        url: 'https://www.example.com/conserver-le-cafe-en-grains',
        title: 'Conserver le café en grains et le garder frais',
        description:
          'Conserver le café en grains chez soi : hermétique, à l’abri de la lumière, au frais et au sec. Congelez seulement ce que vous n’utiliserez pas bientôt.',
        keyphrase: 'conserver le café en grains',
        html: `${article.blocks.join('')}<p>Poursuivez avec le <a href="/cafe-moulu">café moulu</a>, ou avec la façon de <a href="/congeler-le-cafe">congeler le café</a>.</p>`,
      },
      {
        url: 'https://www.example.com/cafe-moulu',
        title: 'Comment garder l’arôme du café moulu',
        description: null,
        keyphrase: 'café moulu',
        html: `<h1>Café moulu : comment garder son arôme</h1>
<p>Le café moulu est pratique, mais il vieillit plus vite que le café en grains. Quand on moud le grain, l’intérieur se trouve au contact de l’air, et les arômes qui y étaient enfermés commencent à s’échapper. Cela se sent : la cuisine embaume le café, et ce qui est dans l’air n’est plus dans la tasse.</p>
<h2>Acheter de petits paquets</h2>
<p>Achetez le café moulu en paquets que vous finirez bientôt, et choisissez la mouture qui convient à votre façon de le préparer. Un café moulu pour le filtre est trop gros pour une machine à espresso et trop fin pour une cafetière à piston.</p>
<h2>Bien fermer le paquet</h2>
<p>Chassez l’air, roulez le paquet et fermez-le avec une pince. Mettez-le ensuite dans une boîte. Servez-vous avec une cuillère sèche, car une cuillère mouillée laisse de l’eau. Ne rangez pas le paquet au-dessus de la cuisinière, où la vapeur et la chaleur l’atteignent.</p>
<p>Retour à <a href="/conserver-le-cafe-en-grains">conserver le café en grains</a>.</p>`,
      },
      {
        url: 'https://www.example.com/mouture-du-cafe',
        title: 'Bases du café',
        description:
          'Quelle mouture convient au filtre, à l’espresso, à la cafetière à piston et à l’italienne, et comment le goût révèle qu’elle est trop fine ou trop grosse.',
        keyphrase: 'mouture du café',
        html: `<h1>Mouture du café : plus ou moins fine ?</h1>
<p>La mouture du café détermine combien de temps l’eau et le café restent en contact. Un café fin ralentit l’eau et donne vite son goût ; un café grossier laisse passer l’eau et en donne moins. Si la mouture ne convient pas à la méthode, la tasse est amère ou acide, si bons que soient les grains.</p>
<h2>Quelle mouture pour quelle méthode ?</h2>
<ul><li>Espresso : fine, comme du sel de table ou un peu plus fine.</li><li>Cafetière italienne : un peu plus grosse que pour l’espresso.</li><li>Filtre : moyenne, comme du sable.</li><li>Cafetière à piston : grosse, comme du gros sel.</li></ul>
<p>Ce sont des points de départ. Les grains diffèrent, et les moulins aussi : le chiffre de l’un ne dit rien de l’autre. Commencez au milieu de la plage qui convient à votre méthode, préparez une tasse et laissez le goût vous indiquer la direction.</p>
<h2>Comment corriger la mouture du café</h2>
<p>Un café amer et lourd a souvent été moulu trop fin. Moulez un peu plus gros la fois suivante et ne changez rien d’autre : la même quantité de café, la même eau, le même temps. Un café léger et acide a souvent été moulu trop gros ; allez alors dans l’autre sens. Réglez le moulin par petites étapes, et jetez la première cuillerée après chaque réglage, car elle a encore l’ancienne mouture.</p>
<p>Notez ce que vous avez fait. Le réglage et un mot sur le goût suffisent, et après quelques tasses vous retrouverez la meilleure sans deviner.</p>
<h2>Meules ou lames ?</h2>
<p>Un moulin à meules écrase les grains entre deux anneaux, et leur écart détermine la mouture. Un moulin à lames les hache : certains morceaux restent gros, d’autres tombent en poussière. La poussière rend le café amer, les gros morceaux le rendent acide, le tout dans la même tasse. Si vous n’avez que des lames, moulez par à-coups et secouez le moulin entre deux.</p>
<p>Le vieux café resté dans le moulin gâte aussi le goût : voyez comment <a href="/nettoyer-la-cafetiere">nettoyer la cafetière</a>.</p>`,
      },
      {
        url: 'https://www.example.com/eau-pour-le-cafe',
        title: 'Bases du café',
        description:
          'Pourquoi l’eau compte pour le café : eau dure et eau douce, filtres, et température de l’eau au moment de la verser sur la mouture.',
        keyphrase: 'eau pour le café',
        html: `<h1>L’eau pour le café</h1>
<p>Une tasse de café, c’est surtout de l’eau, et si l’eau a un goût, le café l’a aussi. Commencez avec de l’eau fraîche et froide du robinet, et goûtez-la seule. Si elle vous plaît, elle convient sans doute.</p>
<h2>Eau dure et eau douce</h2>
<p>L’eau dure contient beaucoup de calcaire. Elle donne un café plat et entartre la machine. L’eau très douce fait ressortir l’acidité. Si votre eau est dure, une carafe filtrante aide, à condition de changer la cartouche à temps.</p>
<h2>À quelle température l’eau doit-elle être ?</h2>
<p>Juste en dessous de l’ébullition. Laissez reposer la bouilloire un instant après qu’elle a bouilli, puis versez. Une eau encore bouillante fait sortir des goûts amers, et une eau seulement tiède laisse l’essentiel de l’arôme dans le marc. N’utilisez pas l’eau qui a passé la nuit dans la machine.</p>`,
      },
      {
        url: 'https://www.example.com/congeler-le-cafe',
        title: 'Peut-on congeler le café ? Oui, en portions',
        description:
          'Le café peut être congelé s’il est emballé hermétiquement et en portions, et si chacune décongèle fermée.',
        keyphrase: 'congeler le café',
        html: `<h1>Peut-on congeler le café ?</h1>
<p>Oui. Emballez le café hermétiquement et en portions, et laissez chacune décongeler fermée. Ne le congelez pas deux fois.</p>
<p>Pour en savoir plus : <a href="/conserver-le-cafe-en-grains">conserver le café en grains</a>.</p>`,
      },
      {
        url: 'https://www.example.com/nettoyer-la-cafetiere',
        title: 'Nettoyer la cafetière, étape par étape',
        description:
          'Nettoyer la cafetière : ce qu’il faut rincer chaque jour, ce qu’il faut laver chaque semaine, et quand il est temps de détartrer la machine.',
        keyphrase: 'nettoyer la cafetière',
        html: `<h1>Nettoyer la cafetière</h1>
<p>Pour nettoyer la cafetière, il faut de l’eau chaude, une brosse souple et un peu de patience. Le café laisse de l’huile sur tout ce qu’il touche, et l’huile rancit. L’eau laisse du calcaire, qui empêche la machine de bien chauffer et finit par la boucher. L’un et l’autre se sentent au goût bien avant de se voir.</p>
<h2>Ce qu’il faut nettoyer chaque jour</h2>
<p>Videz le marc dès que vous avez fini, car le café humide commence à moisir au bout de quelques jours. Rincez le porte-filtre et la verseuse à l’eau chaude, puis essuyez-les. Laissez ouvert le couvercle du réservoir pour qu’il sèche aussi, et remplissez-le d’eau fraîche le lendemain matin. Si la machine a une buse à vapeur, essuyez-la tout de suite et laissez sortir un peu de vapeur, car le lait séché est difficile à enlever.</p>
<h2>Ce qu’il faut nettoyer chaque semaine</h2>
<ol><li>Retirez toutes les pièces amovibles : porte-filtre, bac, réservoir, verseuse.</li><li>Lavez-les à l’eau chaude avec un peu de liquide vaisselle.</li><li>Rincez-les jusqu’à ce qu’il n’y ait plus de mousse, et laissez-les sécher à l’air.</li><li>Brossez le vieux café du moulin et du bord contre lequel se ferme le porte-filtre.</li><li>Passez un chiffon humide à l’extérieur.</li></ol>
<p>Lisez la notice avant de mettre quoi que ce soit au lave-vaisselle. L’aluminium y devient gris, et certains plastiques se ternissent.</p>
<h2>Quand détartrer la machine</h2>
<p>La fréquence dépend de votre eau. Il est temps de le faire quand la machine devient plus bruyante, met plus de temps qu’avant, ou quand le café n’est plus chaud. Détartrez comme l’indique la notice de la machine, avec les produits qu’elle autorise. Nous l’expliquons dans <a href="/detartrer-la-cafetiere">détartrer la cafetière</a>. Faites ensuite couler de l’eau claire jusqu’à ce qu’on ne sente plus rien.</p>
<h2>Pourquoi le nettoyage change le goût</h2>
<p>Des grains frais ne peuvent pas masquer une vieille huile. Si le café paraît terne malgré de bons grains, nettoyez d’abord la cafetière, puis vérifiez la <a href="/mouture-du-cafe">mouture</a>.</p>`,
      },
    ],
  },
  topics: {
    seed: 'conserver le café',
    keyphrases: [
      'conserver le café en grains',
      'comment conserver le café en grains',
      'bien conserver son café en grains',
      'stocker le café en grains',
      'où ranger le café en grains',
      'boîte pour café en grains',
      'meilleure boîte pour conserver le café',
      'boîte à café hermétique',
      'boîte à café avec valve',
      'boîte sous vide pour café',
      'congeler le café en grains',
      'peut-on congeler le café en grains',
      'congeler le café moulu',
      'café en grains au réfrigérateur',
      'conserver le café au frigo',
      'durée de conservation du café en grains',
      'combien de temps se garde le café en grains',
      'café en grains périmé',
      'le café peut-il se périmer',
      'date de torréfaction du café',
      'conserver le café moulu',
      'comment conserver le café moulu',
      'durée de conservation du café moulu',
      'combien de temps se garde le café moulu',
      'mouture du café',
      'mouture pour espresso',
      'mouture pour cafetière italienne',
      'mouture pour cafetière à piston',
      'moulin à meules ou à lames',
      'meilleur moulin à café pour la maison',
      'nettoyer un moulin à café',
      'nettoyer la cafetière',
      'nettoyer une cafetière italienne',
      'détartrer la cafetière',
      'détartrer une cafetière au vinaigre',
      'meilleure eau pour le café',
      'température de l’eau pour le café',
      'eau dure et café',
      'pourquoi le café est amer',
      'pourquoi le café est acide',
    ],
  },
};
