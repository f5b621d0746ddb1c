import type { TermLists } from './termLists.ts';

export const SPANISH: TermLists = {
  head: 'first',
  links: 'de del al en para por con a sin y',
  beforeNouns: `el la los las lo un una unos unas mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa esos esas aquel
    aquella cada cualquier algún alguna algunos algunas ningún ninguna otro otra otros otras todo toda todos todas mucho mucha muchos
    muchas poco poca pocos pocas más menos tanto tanta varios varias ambos ambas mismo misma de del al a en con sin por para sobre bajo
    entre desde hasta hacia contra según durante tras ante mediante dos tres cuatro cinco seis siete ocho nueve diez primer primera
    segundo segunda tercer buen buena buenos buenas mal mala gran grandes mejor mejores peor nuevo nueva nuevos nuevas mayor menor cierta
    cierto`,
  beforeVerbs:
    'yo tú él ella usted nosotros ellos ellas ustedes se no nunca nos te me le les que quien ya siempre si',
  verbs: `abrir aceptar acabar añadir aparecer aprender ayudar bajar buscar caber caer cambiar comenzar comparar comprar comprobar conocer
    conseguir conservar considerar contar contener convenir convertir correr crear creer crecer cubrir deber decidir dejar depender
    descubrir elegir empezar encontrar entender entrar escoger escribir esperar evitar existir explicar faltar funcionar gastar gustar
    haber hablar hacer hallar incluir intentar leer llamar llegar llevar lograr mantener mejorar meter mirar mostrar necesitar notar
    ofrecer olvidar pagar parecer pasar pedir pensar perder permitir poder poner preferir preguntar preparar producir querer quitar
    recibir recomendar recordar reducir requerir responder resultar saber sacar salir seguir sentir ser servir soler subir suponer
    tardar tender tener terminar tocar tomar tratar usar utilizar valer variar vender venir ver vivir volver probar`,
  attributes: `alto alta altos altas bajo baja bajos bajas largo larga largos corto corta ligero ligera pesado libre libres rápido rápida nuevo
    nueva antiguo antigua general medio media gran`,
  empty: `adecuado adecuada adecuados adecuadas amplio amplia aquí barato barata baratos baratas bonito bonita caro caros casi cercano
    cercana claro clara común comunes completo completa concreto concreta correcto correcta cuanto dan dar debe deben depende dependen
    difícil difíciles diferente diferentes distinto distinta distintos distintas diario diaria disponible disponibles especial
    especiales estará están está fácil fáciles famoso famosa frecuente frecuentes fundamental habitual habituales haga hagas hace
    hacen haz hay ideal ideales importante importantes imprescindible incluye incluyen inicial interesante largas lento lenta listo
    lista malo malos máximo máxima mínimo mínima moderno moderna necesario necesaria necesarios necesarias normal normales pequeño
    pequeña pequeños pequeñas perfecto perfecta popular populares posible posibles principal principales probable propio propia pide
    piden pronto próximo próxima puede pueden puedes puro pura quiere raro rara reales reciente recomendable resulta sabe sale salen
    sencillo sencilla sigue siguiente siguientes similar similares simple simples sirve sirven solo sola suele suelen suficiente
    suficientes tiene tienen tienes típico típica todavía único única útil útiles vale valen va van viene vienen viejo vieja visto
    vista demás además cuesta cuestan conviene basta bastan queda quedan lleva llevan haciendo siendo teniendo quizá tal vez gracias
    sí oui mucho menudo según pase pasa pasan elige elija pon ponga deje usa use usan revisa evita evite busque mire cero uno dos tres
    cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta sesenta cien ciento cientos mil miles
    millón millones docena par`,
  kept: `hogar lugar mujer taller alquiler placer alfiler collar bar mar azúcar pulgar paladar dólar celular lunar titular pilar altar
    radar manjar hangar bazar telar olivar ejemplar avatar líder cáncer máster póster router elixir porvenir bienestar pesar solar
    sésamo extremos tramos ramos racimos gramos remos reclamos préstamos átomos tornar par militar familiar`,
  emptyEnding:
    /(?:[aei]r|[aei]mos|mente|[aeiou]ndo|[aei]rse|[aei]rlo|[aei]rla|[aei]rlos|[aei]rlas|aron|ieron|aba|aban|aría|ería|iría|arán|erán|irán|ará|erá|irá)$/,
  plurals: ['s', 'es'],
  measures: `segundo minuto hora día semana mes año década siglo tiempo fecha momento mañana tarde noche enero febrero marzo abril mayo junio julio
    agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo primavera verano otoño invierno
    metro centímetro milímetro kilómetro gramo kilo kilogramo litro mililitro euro céntimo dólar peso grado porcentaje mitad cuarto tercio`,
  vague: `temporada manera forma modo cosa gente persona hombre mujer señor señora tipo clase parte trozo poco ejemplo consejo truco guía
    paso pregunta respuesta razón motivo resultado idea punto opción elección cambio diferencia hecho caso opinión palabra frase
    párrafo página artículo entrada sitio web blog lector lectora autor autora redacción redactor redactora equipo experto experta
    número cantidad mitad cuarto tercio resto fin final principio inicio lado lugar zona situación proceso método solución problema
    ventaja desventaja inconveniente ayuda mano vista nombre línea orden necesidad uso resumen introducción conclusión veredicto
    versión detalle vida mundo atención esfuerzo oportunidad sentido error factor base foto imagen vídeo enlace clic comentario
    boletín cookies correo vez veces cuenta duda dudas secreto cuestión tema total modelo`,
};
