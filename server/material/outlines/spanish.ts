import { about, basics, type Outlines, steps } from './outline.ts';

export const SPANISH_OUTLINES: Outlines = {
  byKind: {
    howTo: [
      about('Qué se necesita', 'herramientas ingredientes'),
      steps('Paso a paso'),
      about('Errores que conviene evitar'),
    ],
    choosing: [
      about('En qué fijarse', 'tamaño estructura'),
      about('Precio'),
      about('Antes de comprar', 'prueba'),
    ],
    comparison: [
      about('De un vistazo', 'datos cifras'),
      about('Las diferencias'),
      about('Cuál conviene a quién', 'conclusión'),
    ],
    list: [about('La selección'), about('Cómo distinguirlos', 'reconocer')],
    definition: [
      basics('Lo básico'),
      about('Cómo funciona'),
      about('Qué significa en la práctica', 'efectos vida'),
    ],
    review: [
      about('Primera impresión'),
      about('En el día a día', 'práctica rendimiento'),
      about('Veredicto'),
    ],
    news: [
      about('Qué ha pasado', 'decisión'),
      about('El contexto', 'historia razones'),
      about('Qué significa', 'efectos vida'),
    ],
  },
  onDemand: [
    'Tamaño',
    'Peso',
    'Materiales',
    'Lluvia y frío',
    'Comodidad',
    'Seguridad',
    'Precio',
    'Cuidado',
    'Conservación',
    'Historia',
    'Opiniones',
  ],
  also: 'Además',
};
