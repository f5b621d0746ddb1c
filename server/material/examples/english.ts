import type { ExampleTexts } from './exampleTexts.ts';

const article: ExampleTexts['article'] = {
  fields: {
    keyphrase: 'how to store coffee beans',
    seoTitle: 'How to store coffee beans so they stay fresh',
    description:
      'Air, light, heat and damp make coffee go stale. Learn how to store coffee beans at home: the right container, the right place, and when to freeze them.',
    slug: 'how-to-store-coffee-beans',
  },
  blocks: [
    '<h1>How to store coffee beans so they stay fresh</h1>',
    '<p>If you wonder how to store coffee beans, the short answer is: in an airtight, opaque container, in a cool and dry cupboard, and not for too long. Everything else follows from what makes coffee go stale. This guide explains what to keep away from your beans, which container to choose, and when the freezer is a good idea.</p>',
    '<h2>What makes coffee go stale</h2>',
    '<p>Roasted coffee is full of aromas that escape or change when they meet their surroundings. Four things speed that up:</p>',
    '<ul><li><strong>Air.</strong> Oxygen reacts with the oils and aromas of the bean. Stale coffee tastes flat, and later like old nuts.</li><li><strong>Light.</strong> A glass jar in the sun looks nice, but light breaks down aromas.</li><li><strong>Heat.</strong> A shelf above the oven or on top of the coffee machine is the worst place in the kitchen.</li><li><strong>Damp.</strong> Dry beans take up water, and with it the smells around them.</li></ul>',
    '<h2>How to store coffee beans in the right container</h2>',
    '<p>Choose a container that closes tightly and keeps out light: a tin with a rubber seal, a ceramic jar with a clamp, or the bag the coffee came in. Many bags have a valve that lets out the gas that fresh beans give off, but lets no air in. If yours can be closed again, press out the air, roll it up and clip it shut.</p>',
    '<p>The container should not be much bigger than its contents. Half a jar of beans is also half a jar of air. Wash and dry it before you refill it, because the oil of old beans turns rancid and spoils the new ones.</p>',
    '<h2>Where to keep the container</h2>',
    '<p>A closed cupboard away from the stove is enough. Do not keep beans that you use every day in the fridge. Each time you take them out, water from the warm kitchen air settles on the cold beans, and the fridge is full of smells.</p>',
    '<h2>Can you freeze coffee beans?</h2>',
    '<p>Yes, if you do it once and properly. Freezing suits beans that you will not touch for a while:</p>',
    '<ol><li>Divide them into portions that you will use up within a few days.</li><li>Seal each portion airtight, with as little air as possible.</li><li>Take out one portion at a time, and let it warm up before you open it, so that no water settles on the beans.</li><li>Do not freeze it again.</li></ol>',
    '<h2>Should you buy beans or ground coffee?</h2>',
    '<p>Whole beans keep longer. Grinding gives air far more surface to work on, so ground coffee loses its aroma much sooner. If you have a grinder, grind what you need just before you brew. If not, buy ground coffee in small bags and treat it like beans.</p>',
    '<h2>How much coffee to buy at once</h2>',
    '<p>The best storage is a small supply. Look for the date of roasting on the bag rather than the best-before date, and buy what you will drink in the next few weeks. Finish one bag before you open another.</p>',
    '<h2>In short</h2>',
    '<p>Keep coffee beans airtight, dark, cool and dry. Grind them when you need them, freeze only what you will not use soon, and buy less, but more often.</p>',
  ],
};

export const english: ExampleTexts = {
  language: 'en',
  article,
  results: [
    {
      url: 'https://beans.example/store-coffee-beans',
      title: 'How to store coffee beans: the complete guide',
      description:
        'What spoils coffee beans, which container keeps them fresh, and whether the freezer helps.',
      keyphrase: null,
      html: `<h1>How to store coffee beans: the complete guide</h1>
<p>Fresh coffee beans smell of chocolate, fruit or nuts. Stale beans smell of little. Between the two lies the way you store them. Here is how to store coffee beans at home without special equipment.</p>
<h2>What makes coffee beans go stale?</h2>
<p>Oxygen, light, heat and moisture are the enemies of roasted coffee. Oxygen reacts with the oils of the bean, light and heat speed up that reaction, and moisture carries smells into the beans.</p>
<h2>The best container for coffee beans</h2>
<p>An airtight container that lets no light in keeps beans fresh longest. A tin with a seal or a ceramic jar will do. The original bag is fine as well, if it has a valve and can be closed again.</p>
<h2>Should you keep coffee beans in the fridge?</h2>
<p>No. Condensation forms on cold beans whenever the container is opened, and coffee takes on the smell of cheese and onions.</p>
<h2>Can you freeze coffee beans?</h2>
<p>You can, in airtight portions. Let a portion reach room temperature before you open it, and never put it back into the freezer.</p>
<h2>How long do coffee beans stay fresh?</h2>
<p>Count from the roast date. Beans in an airtight container taste best in the first weeks and then slowly lose aroma. They do not become unsafe.</p>`,
    },
    {
      url: 'https://kitchen.example/guides/coffee-storage',
      title: 'Coffee storage: keep your beans fresh',
      description:
        'Coffee storage in a nutshell: airtight container, cool cupboard, small amounts.',
      keyphrase: null,
      html: `<h1>Coffee storage: keep your beans fresh</h1>
<p>Good coffee storage costs nothing. You need an airtight container, a dark cupboard and the habit of buying small amounts.</p>
<h2>Choose an airtight container</h2>
<p>Air is the first thing to keep out. Use an opaque container with a tight lid. Vacuum containers pump out the air; a simple tin with a rubber seal comes close if it is full.</p>
<h2>Find a cool, dark place</h2>
<p>Keep the container in a cupboard away from the oven, the dishwasher and the window. Heat and light cost aroma, and a shelf beside the stove has both.</p>
<h2>Fridge or freezer?</h2>
<p>The fridge is too damp and full of smells. The freezer is for beans that you will not need soon: freeze them in airtight portions and thaw each one closed.</p>
<h2>Whole beans or ground coffee?</h2>
<p>Whole beans stay fresh longer than ground coffee, because less of their surface meets the air. Grind the beans right before brewing.</p>
<h2>Buy less, more often</h2>
<p>Check the roast date on the bag, and buy only what you drink in a few weeks. A small bag of fresh beans beats a large bag of old ones.</p>`,
    },
    {
      url: 'https://roasting.example/faq/storing-coffee',
      title: 'Storing coffee beans: questions and answers',
      description:
        'Answers to what people ask about storing coffee beans: containers, fridge, freezer and shelf life.',
      keyphrase: null,
      html: `<h1>Storing coffee beans: questions and answers</h1>
<p>We collect what people ask about storing coffee beans, and answer in a few sentences each.</p>
<h2>What is the best container for coffee beans?</h2>
<p>One that is airtight and opaque. Glass is fine only inside a dark cupboard. A bag with a valve lets out carbon dioxide from fresh beans and keeps oxygen out.</p>
<h2>Should you keep coffee beans in the fridge?</h2>
<p>Better not. Every time the door opens, moisture condenses on the beans, and the smells of other food get in.</p>
<h2>Can you freeze coffee beans?</h2>
<p>Yes. Divide them into airtight portions, squeeze out the air, and open a portion only when it has reached room temperature.</p>
<h2>How long do coffee beans stay fresh?</h2>
<p>That depends on the roast date, the roast and the container. Dark roasts lose aroma sooner, because their oils lie on the surface. Trust your nose: beans that smell of nothing taste of nothing.</p>
<h2>Does ground coffee go stale faster?</h2>
<p>Yes, much faster. Grinding opens the bean and gives oxygen a large surface. Grind just before brewing.</p>`,
    },
    {
      url: 'https://home.example/pantry/coffee',
      title: 'Where to keep coffee in the kitchen',
      description:
        'Why a dark cupboard is the best place for coffee beans, and which places to avoid.',
      keyphrase: null,
      html: `<h1>Where to keep coffee in the kitchen</h1>
<p>Most kitchens have one good place for coffee beans and several bad ones. The good one is a closed cupboard that stays cool and dry.</p>
<h2>What makes coffee beans go stale?</h2>
<p>Heat, light, oxygen and moisture. A glass jar on the window sill gets three of the four. The top of the coffee machine is warm whenever it is on.</p>
<h2>A cool, dark place</h2>
<p>Choose a cupboard on the side of the kitchen that is furthest from stove and sink. Keep the beans in an airtight container there, and close it after each use.</p>
<h2>Can you freeze coffee beans?</h2>
<p>If you have bought too much, yes. Freeze airtight portions, thaw them closed and use them up within days.</p>
<h2>Keep the container clean</h2>
<p>Coffee oil sticks to the walls and turns rancid. Wash and dry the container before fresh beans go in, and do not pour new beans onto old ones.</p>`,
    },
  ],
  site: {
    menu: [
      ['/', 'Start'],
      ['/store-coffee-beans', 'Storing'],
      ['/grind-size', 'Grinding'],
      ['/clean-coffee-machine', 'Cleaning'],
    ],
    foot: 'Example pages of the content toolkit.',
    pages: [
      {
        url: 'https://www.example.com/',
        title: 'Better coffee at home: simple guides',
        description:
          'Simple guides to better coffee at home: how to store beans, how fine to grind them, which water to use, and how to keep the machine clean.',
        keyphrase: 'better coffee at home',
        html: `<h1>Better coffee at home</h1>
<p>Better coffee at home does not need an expensive machine. It needs fresh beans, the right grind, clean water and clean equipment. On these pages we explain each of them in plain words, so that you can change one thing at a time and taste the difference.</p>
<h2>Where to begin</h2>
<p>Begin with the beans, because nothing that you do later brings back an aroma that is lost. Our guide to <a href="/store-coffee-beans">storing coffee beans</a> shows what to keep away from them. Then look at the <a href="/grind-size">grind size</a>: it decides how fast water runs through the coffee and how much it takes along.</p>
<h2>What to look at next</h2>
<p>If your coffee tastes dull although the beans are fresh, <a href="/clean-coffee-machine">clean the machine</a>. Old oil and scale change the taste more than most people expect. And if you like to try things out, brew the same coffee twice and change only one of them.</p>`,
      },
      {
        url: 'https://www.example.com/store-coffee-beans',
        title: 'How to store coffee beans and keep them fresh',
        description:
          'How to store coffee beans at home: keep them airtight, dark, cool and dry, freeze only what you will not use soon, and buy small amounts.',
        keyphrase: 'store coffee beans',
        html: `${article.blocks.join('')}<p>Read on about <a href="/ground-coffee">ground coffee</a>, or about <a href="/freeze-coffee">freezing</a>.</p>`,
      },
      {
        url: 'https://www.example.com/ground-coffee',
        title: 'How to keep the aroma of ground coffee',
        description: null,
        keyphrase: 'ground coffee',
        html: `<h1>Ground coffee: how to keep its aroma</h1>
<p>Ground coffee is convenient, but it ages faster than whole beans. When a bean is ground, its inside meets the air, and the aromas that were locked in begin to escape. You can smell that: the kitchen smells of coffee, and what is in the air is no longer in the cup.</p>
<h2>Buy small bags</h2>
<p>Buy ground coffee in bags that you use up soon, and choose the grind that suits your way of brewing. Coffee that is ground for a filter is too coarse for an espresso machine, and too fine for a French press.</p>
<h2>Close the bag well</h2>
<p>Press out the air, roll up the bag and clip it shut. Then put it into a tin. Take coffee out with a dry spoon, because a wet one leaves water behind. Do not keep the bag above the stove, where steam and heat get to it.</p>
<p>Back to <a href="/store-coffee-beans">storing coffee beans</a>.</p>`,
      },
      {
        url: 'https://www.example.com/grind-size',
        title: 'Coffee basics',
        description:
          'Which grind size suits filter, espresso, French press and moka pot, and how to tell from the taste that coffee is ground too fine or too coarse.',
        keyphrase: 'grind size',
        html: `<h1>Grind size: how fine to grind coffee</h1>
<p>The grind size decides how long water and coffee are in touch. Fine coffee slows the water down and gives away its taste quickly; coarse coffee lets the water through and gives away less. If grind and method do not match, the cup is bitter or sour, however good the beans are.</p>
<h2>Which grind size for which method?</h2>
<ul><li>Espresso: fine, like table salt or a little finer.</li><li>Moka pot: a little coarser than espresso.</li><li>Filter: medium, like sand.</li><li>French press: coarse, like coarse salt.</li></ul>
<p>These are places to start from. Beans differ, and so do grinders: the number on one dial says nothing about another. Begin in the middle of the range for your method, brew a cup, and let the taste tell you where to go.</p>
<h2>How to correct the grind size</h2>
<p>Bitter and heavy coffee was often ground too fine. Grind it a little coarser next time and leave everything else as it is: the same amount of coffee, the same water, the same time. Thin and sour coffee was often ground too coarse, so go the other way. Change the grinder in small steps, and throw away the first spoonful after a change, because it still has the old size.</p>
<p>Write down what you did. A note with the setting and one word about the taste is enough, and after a few cups you will find your way back to the best one without guessing.</p>
<h2>Burrs or blades?</h2>
<p>A grinder with burrs crushes the beans between two rings, and the distance between them decides the size. A grinder with blades chops them, and some pieces stay large while others turn to dust. Dust makes the coffee bitter, and large pieces make it sour, both in the same cup. If you have only blades, grind in short bursts and shake the grinder in between.</p>
<p>Old coffee in the grinder spoils the taste as well: see <a href="/clean-coffee-machine">cleaning</a>.</p>`,
      },
      {
        url: 'https://www.example.com/water-for-coffee',
        title: 'Coffee basics',
        description:
          'Why water matters for coffee: hard and soft water, filters, and how hot the water should be when it meets the ground coffee.',
        keyphrase: 'water for coffee',
        html: `<h1>Water for coffee</h1>
<p>A cup of coffee is mostly water, so water that tastes of something makes coffee that tastes of it. Begin with fresh, cold water from the tap, and taste it on its own. If you like it, it will probably do.</p>
<h2>Hard and soft water</h2>
<p>Hard water contains a lot of lime. It makes coffee taste flat, and it leaves scale in the machine. Very soft water lets acids stand out. If your water is hard, a filter jug helps, as long as you change its cartridge in time.</p>
<h2>How hot should the water be?</h2>
<p>Just off the boil. Let the kettle stand for a moment after it has boiled, then pour. Water that is still boiling brings out bitter tastes, and water that is only warm leaves most of the aroma in the grounds. Do not use water that has stood in the machine overnight.</p>`,
      },
      {
        url: 'https://www.example.com/freeze-coffee',
        title: 'Can you freeze coffee? Yes, in portions',
        description:
          'Coffee can be frozen if it is packed airtight and in portions, and if each portion is thawed before it is opened.',
        keyphrase: 'freeze coffee',
        html: `<h1>Can you freeze coffee?</h1>
<p>Yes. Pack it airtight and in portions, and let each portion thaw before you open it. Do not freeze it twice.</p>
<p>More about <a href="/store-coffee-beans">storing coffee beans</a>.</p>`,
      },
      {
        url: 'https://www.example.com/clean-coffee-machine',
        title: 'How to clean a coffee machine, step by step',
        description:
          'How to clean a coffee machine: what to rinse every day, what to wash every week, and when it is time to remove scale.',
        keyphrase: 'clean a coffee machine',
        html: `<h1>How to clean a coffee machine</h1>
<p>To clean a coffee machine you need warm water, a soft brush and a little patience. Coffee leaves oil on everything that it touches, and oil turns rancid. Water leaves scale, which keeps the machine from getting hot and in the end blocks it. Both can be tasted long before they can be seen.</p>
<h2>What to clean every day</h2>
<p>Empty the grounds as soon as you have finished, because damp coffee begins to go mouldy within days. Rinse the filter holder and the pot with warm water, and wipe them dry. Leave the lid of the water tank open so that it can dry as well, and fill in fresh water the next morning. If the machine has a steam wand, wipe it at once and let out a little steam, since milk that has dried in the nozzle is hard to remove.</p>
<h2>What to clean every week</h2>
<ol><li>Take out all parts that can be taken out: filter holder, drip tray, water tank, pot.</li><li>Wash them in warm water with a little washing-up liquid.</li><li>Rinse them until no foam is left, and let them dry in the air.</li><li>Brush old coffee out of the grinder and off the edge that the filter holder closes against.</li><li>Wipe the outside with a damp cloth.</li></ol>
<p>Look into the manual before anything goes into the dishwasher. Aluminium turns grey there, and some plastics go dull.</p>
<h2>When to remove scale</h2>
<p>How often depends on your water. The machine needs it when it gets louder, takes longer than it used to, or when the coffee is no longer hot. Remove scale as the manual of your machine says, and with what it allows. We describe it in <a href="/descale-coffee-machine">descaling a coffee machine</a>. Afterwards run fresh water through the machine until nothing can be smelled.</p>
<h2>Why cleaning changes the taste</h2>
<p>Fresh beans cannot hide old oil. If your coffee tastes dull although the beans are good, clean the machine first, then look at the <a href="/grind-size">grind size</a>.</p>`,
      },
    ],
  },
  topics: {
    seed: 'storing coffee',
    keyphrases: [
      'how to store coffee beans',
      'store coffee beans',
      'best way to store coffee beans',
      'storing coffee beans at home',
      'coffee bean storage',
      'coffee storage container',
      'best coffee storage container',
      'airtight coffee container',
      'vacuum coffee container',
      'coffee canister with valve',
      'can you freeze coffee beans',
      'freezing coffee beans',
      'how to freeze coffee beans',
      'frozen coffee beans',
      'coffee beans in the fridge',
      'should coffee be kept in the fridge',
      'how long do coffee beans last',
      'how long do coffee beans stay fresh',
      'do coffee beans go bad',
      'coffee beans shelf life',
      'coffee beans expiry date',
      'roast date on coffee',
      'how to store ground coffee',
      'storing ground coffee',
      'how long does ground coffee last',
      'does ground coffee go bad',
      'grind size for coffee',
      'coffee grind size chart',
      'grind size for french press',
      'grind size for espresso',
      'burr grinder or blade grinder',
      'best coffee grinder for home',
      'how to clean a coffee grinder',
      'how to clean a coffee machine',
      'descale coffee machine',
      'descale coffee machine with vinegar',
      'best water for coffee',
      'water temperature for coffee',
      'hard water and coffee',
      'why does coffee taste bitter',
      'why does coffee taste sour',
    ],
  },
};
