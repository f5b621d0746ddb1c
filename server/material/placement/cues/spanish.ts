import type { CueTable } from './cueTable.ts';

export const SPANISH_CUES: CueTable = {
  tools: [
    'herramienta equipo material utensilio accesorio necesita taller',
    'cuenco paño cuchillo tijeras cinta regla lápiz brocha cubo guantes papel martillo taladro destornillador alicates cuchara sartén olla tarro botella cuerda alambre pegamento balanza tabla trapo sierra escalera',
  ],
  ingredients: [
    'ingrediente receta compra',
    'harina azúcar sal mantequilla huevo leche aceite levadura especia pimienta cebolla ajo gramo cucharada fresco nata vinagre hierba',
  ],
  steps: [
    'paso instrucción método procedimiento hacer preparación elaborar',
    'primero luego después finalmente último repetir girar poner colocar pulsar tirar empujar cortar doblar remover mezclar verter añadir quitar hasta despacio suave llenar apretar retirar cubrir dejar',
  ],
  preparation: [
    'preparar preparación antes previo planificar',
    'antes previamente quitar enjuagar remojar lijar medir marcar pelar lavar despejar',
  ],
  protection: [
    'proteger protección cubrir seguro',
    'plástico película cinta máscara impermeable costura revestimiento tapa funda',
  ],
  care: [
    'cuidado cuidar mantenimiento mantener después',
    'enjuagar limpiar secar engrasar revisar cambiar regularmente semanal anual afilar pulir gastado',
  ],
  cleaning: [
    'limpiar limpieza lavar higiene',
    'enjuagar jabón cepillo esponja frotar lavavajillas detergente suciedad mancha resto polvo paño seco',
  ],
  storage: [
    'guardar conservar almacenar conservación fresco',
    'nevera bodega tarro bolsa fresco oscuro hermético dura días semanas meses armario congelado caja',
  ],
  mistakes: [
    'error fallo evitar mito equivocado',
    'nunca jamás demasiado mal olvidar prisa frecuente',
  ],
  problems: [
    'problema avería arreglar reparar defecto',
    'atascado roto fuga chirriar flojo grieta fallar reparar causa mancha moho',
  ],
  price: [
    'precio coste costo presupuesto dinero pagar caro barato tarifa valor',
    'euro dólar caro barato tarifa descuento oferta alquiler gratis ahorrar invertir pagar cuesta económico asequible',
  ],
  size: [
    'tamaño medida dimensión espacio volumen capacidad',
    'ancho largo alto profundo longitud anchura altura diámetro estrecho pequeño grande compacto cabe persona sitio',
  ],
  weight: ['peso pesado ligero transporte', 'pesar ligero pesado levantar cargar kilo gramo asa'],
  figures: [
    'dato cifra número ficha técnico',
    'peso longitud volumen altura anchura diámetro potencia velocidad masa máximo mínimo',
  ],
  materials: [
    'material tejido tela hecho composición',
    'madera acero metal plástico vidrio cuero algodón lana espuma goma aluminio cobre hierro cerámica piedra elástico natural cuerda',
  ],
  weather: [
    'tiempo lluvia viento frío invierno tormenta nieve',
    'lluvia agua charco tormenta impermeable chubasco nube mojado húmedo',
  ],
  air: [
    'aire ventilación respirar transpiración olor',
    'ventana humedad húmedo respirar malla vapor humo oxígeno transpirable airear abierto',
  ],
  heat: [
    'calor temperatura caliente cocinar fuego',
    'grado caliente fresco hervir llama horno sol sudar uniforme quemar calefacción cálido placa fuego',
  ],
  sound: [
    'sonido ruido música tono volumen',
    'fuerte suave brillante grave agudo oír volumen voz cálido potente sonar',
  ],
  safety: [
    'seguridad seguro peligro riesgo',
    'fuego quemadura lesión accidente alarma guantes veneno eléctrico cuidado médico abierto niños aviso',
  ],
  law: [
    'ley legal regla reglamento norma seguro permiso licencia impuesto contrato',
    'registrar autoridad permiso responsabilidad obligatorio impuesto contrato permitido prohibido oficina certificado',
  ],
  time: [
    'cuándo tiempo duración temporada rápido horario fecha',
    'minuto hora día semana mes primavera verano otoño invierno mañana tarde noche pronto temprano diario segundo hasta',
  ],
  history: [
    'historia origen pasado comienzo tradición antiguo viene leyenda',
    'siglo antiguo fundado inventado medieval guerra rey emperador romano griego egipto descubierto leyenda desde antaño nació',
  ],
  place: [
    'dónde lugar sitio región zona ubicación',
    'país región norte sur este oeste costa isla montaña valle río lago ciudad pueblo América Europa Asia África cerca',
  ],
  route: [
    'ruta viaje camino trayecto recorrido etapa',
    'kilómetro tren autobús coche estación carretera sendero llano subida llegar billete distancia punto',
  ],
  sleep: [
    'dormir alojamiento pernoctar',
    'hotel camping cama albergue pensión reservar noche almohada habitación desayuno',
  ],
  food: [
    'comer comida bebida beber servir plato acompañar',
    'restaurante almuerzo desayuno cena plato pan queso vino café tarta fruta sopa ensalada salsa',
  ],
  sights: [
    'ver visitar vista atracción observar mirar',
    'castillo iglesia puente museo atardecer torre jardín muralla barco paisaje foto',
  ],
  people: [
    'reacción opinión voz decir público crítica debate',
    'dice cuenta explica piensa ríe lágrimas aplauso celebra critica ministro portavoz orgulloso enfadado sorprendido cliente vecino',
  ],
  definition: [
    'qué definición significado breve explicado término básico',
    'llama significa nombre palabra latín griego sencillo tipo refiere conocido',
  ],
  mechanism: [
    'cómo funciona función principio surge ocurre proceso causa',
    'porque subir bajar enfriar calentar presión energía girar mover impulsar formar convertir vapor',
  ],
  signs: [
    'reconocer señal síntoma distinguir notar',
    'parecer visible sentir hinchado notar claro típico medir aspecto',
  ],
  effects: [
    'efecto consecuencia impacto resultado influencia salud',
    'salud daño enfermedad persona animal planta sufrir beneficio riesgo',
  ],
  reasons: ['por qué razón motivo causa', 'porque podría perdido dañado robado'],
  parts: [
    'parte estructura compartimento bolsillo diseño cuerpo mástil caja base',
    'bolsillo correa cremallera tapa botón asa base marco arriba abajo lado delante detrás dentro ancho barra lámina mango',
  ],
  look: [
    'aspecto impresión diseño primero color apariencia',
    'color olor caja superficie brillante mate sólido limpio liso áspero elegante foto',
  ],
  comfort: [
    'comodidad cómodo ergonomía postura firmeza cuerpo corporal',
    'hombro espalda cadera pie cuello blando firme acolchado presión hora sentarse tumbarse agradable pesar lado',
  ],
  taste: [
    'sabor textura aroma gusto',
    'dulce ácido amargo salado picante corteza crujiente suave jugoso tierno',
  ],
  performance: [
    'rendimiento potencia resultado calidad práctica',
    'rápido lento fuerte fácil uniforme aguanta limpio probado débil',
  ],
  setup: [
    'montaje instalar instalación montar construir base',
    'tornillo bomba conectar gancho enchufe cable tubo pared ajustar pieza',
  ],
  durability: [
    'durabilidad duración desgaste garantía',
    'gastado roto durar garantía arañazo óxido devolver década',
  ],
  testing: [
    'prueba probar comprobar ensayo',
    'probar sentarse tumbarse comparar comprobar noche periodo',
  ],
  environment: [
    'medioambiente sostenible clima ecológico',
    'emisión reciclar residuo energía carbono orgánico',
  ],
  energy: [
    'energía batería combustible electricidad consumo',
    'vatio voltio batería cargar gasolina corriente lámpara eléctrico',
  ],
  buying: [
    'comprar compra tienda elegir elección adecuado',
    'vendedor tienda modelo marca usado variedad adecuado',
  ],
  selling: [
    'vender venta cliente publicidad mercado',
    'mercado tienda cliente web feria puesto comisión producto',
  ],
  shipping: [
    'embalaje envío entrega enviar',
    'caja paquete correo mensajero frágil furgoneta envolver',
  ],
  verdict: [
    'veredicto conclusión resumen recomendación conviene balance',
    'recomendar vale mejor ideal comprar perfecto adecuado conjunto',
  ],
  beginners: [
    'principiante empezar comienzo aprender niño conviene',
    'escuela clase niño curso fácil profesor motivar practicar empezar aprender',
  ],
  decision: [
    'decisión decidido anuncio noticia pasado votación acuerdo nuevo',
    'conferencia comité votación aprobado presidente consejo miembro sesión',
  ],
  outlook: [
    'futuro próximo plan después siguiente',
    'planear próximo pronto previsto futuro fase volver',
  ],
  makers: [
    'quién construido pagado financiado detrás fabricante empresa equipo',
    'agencia ingeniero empresa millón financiado socio construido desarrollado trabajador participar pagar',
  ],
  everyday: [
    'cotidiano vida diario significa',
    'casa cocina tienda supermercado baño cliente nada igual',
  ],
  technique: [
    'técnica posición postura tocar jugar',
    'mano dedo pie izquierdo derecho pulgar brazo sujetar agarre muñeca uña',
  ],
};
