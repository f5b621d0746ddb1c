import type { ExampleTexts } from './exampleTexts.ts';

const article: ExampleTexts['article'] = {
  fields: {
    keyphrase: 'cómo conservar el café en grano',
    seoTitle: 'Cómo conservar el café en grano para que siga fresco',
    description:
      'El aire, la luz, el calor y la humedad estropean el café. Aprenda cómo conservar el café en grano en casa: el recipiente, el lugar y el congelador.',
    slug: 'como-conservar-el-cafe-en-grano',
  },
  blocks: [
    '<h1>Cómo conservar el café en grano para que siga fresco</h1>',
    '<p>Si se pregunta cómo conservar el café en grano, la respuesta corta es esta: en un recipiente hermético y opaco, dentro de un armario fresco y seco, y no durante demasiado tiempo. Todo lo demás depende de lo que hace envejecer el café. En esta guía verá de qué hay que proteger los granos, qué recipiente elegir y cuándo conviene usar el congelador.</p>',
    '<h2>Por qué el café pierde su aroma</h2>',
    '<p>El café tostado está lleno de aromas que se escapan o cambian en contacto con lo que los rodea. Cuatro cosas aceleran ese proceso:</p>',
    '<ul><li><strong>El aire.</strong> El oxígeno reacciona con los aceites y los aromas del grano. El café viejo sabe primero plano y después a rancio.</li><li><strong>La luz.</strong> Un tarro de cristal junto a la ventana es bonito, pero la luz destruye los aromas.</li><li><strong>El calor.</strong> La balda de encima del horno o la parte de arriba de la cafetera es el peor sitio de la cocina.</li><li><strong>La humedad.</strong> Los granos secos absorben agua y, con ella, los olores de alrededor.</li></ul>',
    '<h2>Cómo conservar el café en grano en el recipiente adecuado</h2>',
    '<p>Elija un recipiente que cierre bien y no deje pasar la luz: una lata con junta de goma, un tarro de cerámica con cierre metálico o la propia bolsa del café. Muchas bolsas llevan una válvula que deja salir el gas que sueltan los granos recién tostados, pero no deja entrar el aire. Si la bolsa se puede volver a cerrar, saque el aire, enróllela y sujétela con una pinza.</p>',
    '<p>El recipiente no debería ser mucho más grande que su contenido, porque un tarro medio vacío está medio lleno de aire. Lávelo y séquelo antes de volver a llenarlo: el aceite de los granos viejos se pone rancio y estropea los nuevos.</p>',
    '<h2>Dónde guardar el recipiente</h2>',
    '<p>Basta con un armario cerrado y alejado de los fogones. No guarde en la nevera el café que usa cada día. Cada vez que lo saca, el agua del aire caliente de la cocina se condensa sobre los granos fríos, y la nevera está llena de olores.</p>',
    '<h2>¿Se puede congelar el café en grano?</h2>',
    '<p>Sí, si se hace una sola vez y bien. El congelador sirve para los granos que no va a usar pronto:</p>',
    '<ol><li>Reparta los granos en porciones que vaya a gastar en pocos días.</li><li>Cierre cada porción herméticamente, con el menor aire posible.</li><li>Saque una sola porción cada vez y deje que se descongele cerrada, para que no se condense agua sobre los granos.</li><li>No vuelva a congelarla.</li></ol>',
    '<h2>¿Es mejor comprar café en grano o molido?</h2>',
    '<p>El café en grano dura más. Al molerlo, el aire encuentra mucha más superficie, y por eso el café molido pierde el aroma bastante antes. Si tiene molinillo, muela lo que necesite justo antes de preparar el café. Si no, compre paquetes pequeños y trátelos igual que los granos.</p>',
    '<h2>Cuánto café comprar cada vez</h2>',
    '<p>Lo mejor es tener pocas reservas. Fíjese en la fecha de tueste más que en la de consumo preferente y compre lo que vaya a tomar en las próximas semanas. No abra un paquete nuevo hasta que haya terminado el anterior.</p>',
    '<h2>En resumen</h2>',
    '<p>Guarde el café en grano en un recipiente hermético y opaco, en un lugar fresco y seco. Muélalo cuando lo necesite, congele solo lo que no vaya a usar pronto y compre menos cantidad, pero más a menudo.</p>',
  ],
};

export const spanish: ExampleTexts = {
  language: 'es',
  article,
  results: [
    {
      url: 'https://granos.example/conservar-cafe-en-grano',
      title: 'Cómo conservar el café en grano: guía completa',
      description:
        'Qué estropea el café en grano, qué recipiente lo mantiene fresco y si ayuda el congelador.',
      keyphrase: null,
      html: `<h1>Cómo conservar el café en grano: guía completa</h1>
<p>El café en grano recién tostado huele a chocolate, a fruta o a frutos secos. El viejo apenas huele. Entre uno y otro está la forma de guardarlo. Vea cómo conservar el café en grano en casa sin aparatos especiales.</p>
<h2>¿Por qué pierde el aroma el café en grano?</h2>
<p>El oxígeno, la luz, el calor y la humedad son los enemigos del café tostado. El oxígeno reacciona con los aceites del grano, la luz y el calor aceleran esa reacción y la humedad lleva olores a los granos.</p>
<h2>El mejor recipiente para el café en grano</h2>
<p>Un recipiente hermético y opaco es lo que más tiempo mantiene frescos los granos. Sirve una lata con junta o un tarro de cerámica. También la bolsa original, si tiene válvula y se puede volver a cerrar.</p>
<h2>¿Se guarda el café en grano en la nevera?</h2>
<p>No. Cada vez que se abre el recipiente se condensa agua sobre los granos fríos, y el café toma el olor del queso y de la cebolla.</p>
<h2>¿Se puede congelar el café en grano?</h2>
<p>Sí, en porciones herméticas. Abra cada porción cuando esté a temperatura ambiente y no vuelva a meterla en el congelador.</p>
<h2>¿Cuánto tiempo se mantiene fresco el café en grano?</h2>
<p>Cuente desde la fecha de tueste. En un recipiente hermético, los granos están en su mejor momento las primeras semanas y luego pierden aroma poco a poco. No por eso hacen daño.</p>`,
    },
    {
      url: 'https://cocina.example/guias/guardar-cafe',
      title: 'Guardar el café: cómo mantener frescos los granos',
      description:
        'Guardar el café en pocas palabras: recipiente hermético, armario fresco y cantidades pequeñas.',
      keyphrase: null,
      html: `<h1>Guardar el café: cómo mantener frescos los granos</h1>
<p>Guardar bien el café no cuesta nada. Hace falta un recipiente hermético, un armario oscuro y la costumbre de comprar cantidades pequeñas.</p>
<h2>Un recipiente hermético</h2>
<p>Lo primero es que no entre aire. Use un recipiente opaco con una tapa que ajuste bien. Los recipientes de vacío sacan el aire; una lata sencilla con junta de goma hace casi lo mismo si está llena.</p>
<h2>Un lugar fresco y oscuro</h2>
<p>Ponga el recipiente en un armario alejado del horno, del lavavajillas y de la ventana. El calor y la luz quitan aroma, y junto a los fogones hay de los dos.</p>
<h2>¿Nevera o congelador?</h2>
<p>La nevera es demasiado húmeda y tiene muchos olores. El congelador es para el café en grano que no va a necesitar pronto: congélelo en porciones herméticas y descongele cada una cerrada.</p>
<h2>¿Café en grano o café molido?</h2>
<p>El café en grano se mantiene fresco más tiempo que el café molido, porque tiene menos superficie en contacto con el aire. Muela los granos justo antes de preparar el café.</p>
<h2>Comprar menos y más a menudo</h2>
<p>Mire la fecha de tueste y compre solo lo que vaya a tomar en unas semanas. Una bolsa pequeña de granos frescos es mejor que una grande de granos viejos.</p>`,
    },
    {
      url: 'https://tueste.example/preguntas/conservar-cafe',
      title: 'Conservar el café en grano: preguntas y respuestas',
      description:
        'Respuestas a las preguntas más habituales sobre cómo conservar el café en grano: recipiente, nevera, congelador y duración.',
      keyphrase: null,
      html: `<h1>Conservar el café en grano: preguntas y respuestas</h1>
<p>Reunimos lo que la gente pregunta sobre cómo conservar el café en grano y respondemos en pocas frases.</p>
<h2>¿Cuál es el mejor recipiente para el café en grano?</h2>
<p>Uno hermético y opaco. El cristal solo sirve dentro de un armario cerrado. Una bolsa con válvula deja salir el dióxido de carbono de los granos frescos y no deja entrar el oxígeno.</p>
<h2>¿Se guarda el café en grano en la nevera?</h2>
<p>Mejor no. Cada vez que se abre la puerta, la humedad se condensa sobre los granos y entran los olores de otros alimentos.</p>
<h2>¿Se puede congelar el café en grano?</h2>
<p>Sí. Repártalo en porciones herméticas, saque el aire y abra cada porción solo cuando esté a temperatura ambiente.</p>
<h2>¿Cuánto tiempo se mantiene fresco el café en grano?</h2>
<p>Depende de la fecha de tueste, del tueste y del recipiente. Los tuestes oscuros pierden antes el aroma, porque el aceite está en la superficie. Fíese de su nariz: los granos que no huelen a nada no saben a nada.</p>
<h2>¿Envejece antes el café molido?</h2>
<p>Sí, mucho antes. Al moler se abre el grano y el oxígeno encuentra una gran superficie. Muela justo antes de preparar el café.</p>`,
    },
    {
      url: 'https://despensa.example/cafe',
      title: 'Dónde guardar el café en la cocina',
      description:
        'Por qué un armario oscuro es el mejor lugar para el café en grano y qué sitios conviene evitar.',
      keyphrase: null,
      html: `<h1>Dónde guardar el café en la cocina</h1>
<p>En casi todas las cocinas hay un buen sitio para el café en grano y varios malos. El bueno es un armario cerrado que se mantiene fresco y seco.</p>
<h2>¿Por qué pierde el aroma el café en grano?</h2>
<p>Por el calor, la luz, el oxígeno y la humedad. Un tarro de cristal junto a la ventana recibe tres de los cuatro. La parte de arriba de la cafetera también está caliente mientras funciona.</p>
<h2>Un lugar fresco y oscuro</h2>
<p>Elija el armario que esté más lejos de los fogones y del fregadero. Guarde allí los granos en un recipiente hermético y ciérrelo después de cada uso.</p>
<h2>¿Se puede congelar el café en grano?</h2>
<p>Si ha comprado demasiado, sí. Congele porciones herméticas, descongélelas cerradas y gástelas en pocos días.</p>
<h2>El recipiente, siempre limpio</h2>
<p>El aceite del café se pega a las paredes y se pone rancio. Lave y seque el recipiente antes de meter granos frescos y no eche granos nuevos sobre los viejos.</p>`,
    },
  ],
  site: {
    menu: [
      ['/', 'Inicio'],
      ['/conservar-cafe-en-grano', 'Conservar'],
      ['/molienda-del-cafe', 'Moler'],
      ['/limpiar-la-cafetera', 'Limpiar'],
    ],
    foot: 'Páginas de ejemplo del Content Toolkit.',
    pages: [
      {
        url: 'https://www.example.com/',
        title: 'Mejor café en casa: guías sencillas',
        description:
          'Guías sencillas para hacer mejor café en casa: cómo conservar los granos, qué molienda elegir, qué agua usar y cómo tener limpia la cafetera.',
        keyphrase: 'mejor café en casa',
        html: `<h1>Mejor café en casa</h1>
<p>Para tomar mejor café en casa no hace falta una máquina cara. Hacen falta granos frescos, la molienda adecuada, buena agua y utensilios limpios. En estas páginas explicamos cada cosa con palabras sencillas, para que pueda cambiar una detrás de otra y notar la diferencia.</p>
<h2>Por dónde empezar</h2>
<p>Empiece por los granos, porque el aroma que se pierde no vuelve. Nuestra guía para <a href="/conservar-cafe-en-grano">conservar el café en grano</a> explica de qué hay que protegerlo. Después vea la <a href="/molienda-del-cafe">molienda</a>: de ella depende lo deprisa que el agua atraviesa el café y lo que se lleva consigo.</p>
<h2>Cómo seguir</h2>
<p>Si el café sabe apagado aunque los granos sean frescos, <a href="/limpiar-la-cafetera">limpie la cafetera</a>. El aceite viejo y la cal cambian el sabor más de lo que casi todos creen. Y si le gusta probar, prepare dos veces el mismo café y cambie solo una de estas cosas.</p>`,
      },
      {
        url: 'https://www.example.com/conservar-cafe-en-grano',
        title: 'Cómo conservar el café en grano siempre fresco',
        description:
          'Cómo conservar el café en grano en casa: hermético, a oscuras, fresco y seco. Congele solo lo que no vaya a usar pronto y compre poca cantidad.',
        keyphrase: 'conservar el café en grano',
        html: `${article.blocks.join('')}<p>Siga leyendo sobre el <a href="/cafe-molido">café molido</a> o sobre cómo <a href="/congelar-cafe">congelar el café</a>.</p>`,
      },
      {
        url: 'https://www.example.com/cafe-molido',
        title: 'Cómo mantener el aroma del café molido',
        description: null,
        keyphrase: 'café molido',
        html: `<h1>Café molido: cómo mantener su aroma</h1>
<p>El café molido es cómodo, pero envejece antes que el café en grano. Al moler el grano, su interior queda en contacto con el aire y los aromas que estaban encerrados empiezan a escaparse. Se nota: la cocina huele a café, y lo que está en el aire ya no está en la taza.</p>
<h2>Comprar paquetes pequeños</h2>
<p>Compre café molido en paquetes que vaya a terminar pronto y elija la molienda que corresponda a su forma de prepararlo. El café molido para filtro es demasiado grueso para una máquina de espresso y demasiado fino para una cafetera de émbolo.</p>
<h2>Cerrar bien el paquete</h2>
<p>Saque el aire, enrolle el paquete y ciérrelo con una pinza. Después métalo en una lata. Use una cuchara seca, porque una mojada deja agua dentro. No guarde el paquete encima de los fogones, adonde llegan el vapor y el calor.</p>
<p>Volver a <a href="/conservar-cafe-en-grano">conservar el café en grano</a>.</p>`,
      },
      {
        url: 'https://www.example.com/molienda-del-cafe',
        title: 'Nociones de café',
        description:
          'Qué molienda va bien con el filtro, el espresso, la cafetera de émbolo y la italiana, y cómo saber por el sabor si es demasiado fina o gruesa.',
        keyphrase: 'molienda del café',
        html: `<h1>Molienda del café: lo fino que hay que moler</h1>
<p>De la molienda del café depende cuánto tiempo están en contacto el agua y el café. El café fino frena el agua y suelta su sabor enseguida; el grueso deja pasar el agua y suelta menos. Si la molienda no corresponde al método, la taza sale amarga o ácida, por buenos que sean los granos.</p>
<h2>¿Qué molienda para cada método?</h2>
<ul><li>Espresso: fina, como la sal de mesa o algo más fina.</li><li>Cafetera italiana: algo más gruesa que para espresso.</li><li>Filtro: media, como la arena.</li><li>Cafetera de émbolo: gruesa, como la sal gorda.</li></ul>
<p>Son puntos de partida. Los granos son distintos y los molinillos también: el número de uno no dice nada sobre otro. Empiece por el medio del margen de su método, prepare una taza y deje que el sabor le diga hacia dónde ir.</p>
<h2>Cómo corregir la molienda del café</h2>
<p>El café amargo y pesado suele estar molido demasiado fino. Muela un poco más grueso la próxima vez y deje lo demás como está: la misma cantidad de café, la misma agua, el mismo tiempo. El café aguado y ácido suele estar molido demasiado grueso, así que vaya en la otra dirección. Cambie el molinillo poco a poco y tire la primera cucharada después de cada cambio, porque todavía tiene la molienda anterior.</p>
<p>Apunte lo que ha hecho. Basta una nota con el ajuste y una palabra sobre el sabor, y al cabo de unas tazas volverá a la mejor sin tener que adivinar.</p>
<h2>¿Muelas o cuchillas?</h2>
<p>Un molinillo de muelas aplasta los granos entre dos anillos, y de la distancia entre ellos depende la molienda. Uno de cuchillas los corta: unos trozos quedan grandes y otros se hacen polvo. El polvo amarga el café y los trozos grandes lo hacen ácido, todo en la misma taza. Si solo tiene cuchillas, muela a golpes cortos y agite el molinillo entre uno y otro.</p>
<p>El café viejo que queda en el molinillo también estropea el sabor: vea cómo <a href="/limpiar-la-cafetera">limpiar la cafetera</a>.</p>`,
      },
      {
        url: 'https://www.example.com/agua-para-cafe',
        title: 'Nociones de café',
        description:
          'Por qué importa el agua para el café: agua dura y blanda, filtros, y a qué temperatura debe estar cuando toca el café molido.',
        keyphrase: 'agua para café',
        html: `<h1>Agua para café</h1>
<p>Una taza de café es sobre todo agua, y si el agua sabe a algo, el café también. Empiece con agua fresca y fría del grifo y pruébela sola. Si le gusta, lo más probable es que sirva.</p>
<h2>Agua dura y agua blanda</h2>
<p>El agua dura tiene mucha cal. Con ella el café sabe plano, y la cal se queda en la máquina. El agua muy blanda hace que destaquen los ácidos. Si su agua es dura, ayuda una jarra con filtro, siempre que cambie el cartucho a tiempo.</p>
<h2>¿A qué temperatura debe estar el agua?</h2>
<p>Justo por debajo de la ebullición. Deje reposar el hervidor un momento después de que hierva y vierta el agua. El agua que aún hierve saca sabores amargos, y la que solo está templada deja casi todo el aroma en los posos. No use el agua que ha pasado la noche en la máquina.</p>`,
      },
      {
        url: 'https://www.example.com/congelar-cafe',
        title: '¿Se puede congelar el café? Sí, en porciones',
        description:
          'El café se puede congelar si se envasa herméticamente y en porciones, y si cada una se descongela cerrada.',
        keyphrase: 'congelar café',
        html: `<h1>¿Se puede congelar el café?</h1>
<p>Sí. Envase el café herméticamente y en porciones, y deje que cada una se descongele cerrada. No lo congele dos veces.</p>
<p>Más sobre cómo <a href="/conservar-cafe-en-grano">conservar el café en grano</a>.</p>`,
      },
      {
        url: 'https://www.example.com/limpiar-la-cafetera',
        title: 'Cómo limpiar la cafetera paso a paso',
        description:
          'Cómo limpiar la cafetera: qué enjuagar cada día, qué lavar cada semana y cuándo ha llegado el momento de quitar la cal.',
        keyphrase: 'limpiar la cafetera',
        html: `<h1>Cómo limpiar la cafetera</h1>
<p>Para limpiar la cafetera hacen falta agua caliente, un cepillo blando y un poco de paciencia. El café deja aceite en todo lo que toca, y el aceite se pone rancio. El agua deja cal, que impide que la máquina se caliente bien y al final la atasca. Las dos cosas se notan en el sabor mucho antes de que se vean.</p>
<h2>Qué limpiar cada día</h2>
<p>Tire los posos en cuanto termine, porque el café húmedo empieza a enmohecer a los pocos días. Enjuague el portafiltros y la jarra con agua caliente y séquelos. Deje abierta la tapa del depósito para que también se seque y llénelo con agua fresca a la mañana siguiente. Si la máquina tiene tubo de vapor, límpielo enseguida y deje salir un poco de vapor, porque la leche seca cuesta mucho de quitar.</p>
<h2>Qué limpiar cada semana</h2>
<ol><li>Saque todas las piezas que se puedan sacar: portafiltros, bandeja, depósito y jarra.</li><li>Lávelas en agua caliente con un poco de lavavajillas.</li><li>Aclárelas hasta que no quede espuma y déjelas secar al aire.</li><li>Quite con el cepillo el café viejo del molinillo y del borde contra el que cierra el portafiltros.</li><li>Pase un paño húmedo por fuera.</li></ol>
<p>Mire las instrucciones antes de meter nada en el lavavajillas. El aluminio se pone gris y algunos plásticos pierden el brillo.</p>
<h2>Cuándo quitar la cal</h2>
<p>La frecuencia depende del agua. Ha llegado el momento cuando la máquina hace más ruido, tarda más que antes o el café ya no sale caliente. Quite la cal como indican las instrucciones de la máquina y con los productos que permiten. Lo explicamos en <a href="/descalcificar-la-cafetera">descalcificar la cafetera</a>. Después haga pasar agua limpia hasta que no huela a nada.</p>
<h2>Por qué la limpieza cambia el sabor</h2>
<p>Los granos frescos no pueden tapar el aceite viejo. Si el café sabe apagado aunque los granos sean buenos, limpie primero la cafetera y revise después la <a href="/molienda-del-cafe">molienda</a>.</p>`,
      },
    ],
  },
  topics: {
    seed: 'conservar el café',
    keyphrases: [
      'cómo conservar el café en grano',
      'conservar café en grano',
      'conservar café en grano en casa',
      'cómo guardar el café en grano',
      'dónde guardar el café en grano',
      'recipiente para café en grano',
      'mejor recipiente para conservar el café',
      'bote hermético para café',
      'bote para café con válvula',
      'recipiente de vacío para café',
      'congelar café en grano',
      'se puede congelar el café en grano',
      'congelar café molido',
      'café en grano en la nevera',
      'guardar café en la nevera',
      'cuánto dura el café en grano',
      'caducidad del café en grano',
      'el café en grano caduca',
      'fecha de tueste del café',
      'cómo conservar el café molido',
      'conservar café molido',
      'cuánto dura el café molido abierto',
      'caducidad del café molido',
      'molienda del café',
      'tipos de molienda de café',
      'molienda para espresso',
      'molienda para cafetera italiana',
      'molienda para prensa francesa',
      'molinillo de muelas o de cuchillas',
      'mejor molinillo de café para casa',
      'cómo limpiar el molinillo de café',
      'cómo limpiar la cafetera',
      'limpiar cafetera italiana',
      'descalcificar cafetera',
      'descalcificar cafetera con vinagre',
      'mejor agua para café',
      'temperatura del agua para café',
      'agua dura y café',
      'por qué el café sabe amargo',
      'por qué el café sabe ácido',
    ],
  },
};
