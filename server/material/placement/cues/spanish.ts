import type { CueTable } from './cueTable.ts';

export const SPANISH_CUES: CueTable = {
  tools: [
    'herramienta equipo material utensilio accesorio necesita taller',
    'cuenco paño cuchillo tijeras cinta regla lápiz brocha cubo guantes papel martillo taladro destornillador alicates cuchara sartén olla tarro botella cuerda alambre pegamento balanza tabla trapo sierra escalera pala hacha lima clavo aguja hilo pinza gancho cesta delantal escoba linterna hoja bandeja esponja rodillo',
  ],
  ingredients: [
    'ingrediente receta compra',
    'harina azúcar sal mantequilla huevo leche aceite levadura especia pimienta cebolla ajo gramo cucharada fresco nata vinagre hierba arroz pasta carne pescado queso patata limón zumo miel chocolate nuez alubia caldo salsa taza rodaja pizca picado rallado maduro',
  ],
  steps: [
    'paso instrucción método procedimiento hacer preparación elaborar',
    'primero luego después finalmente último repetir girar poner colocar pulsar tirar empujar cortar doblar remover mezclar verter añadir quitar hasta despacio suave llenar apretar retirar cubrir dejar levantar enrollar atar amasar espolvorear hornear hervir aflojar atornillar alinear sujetar alisar sumergir escurrir servir mientras mitad',
  ],
  preparation: [
    'preparar preparación antes previo planificar',
    'antes previamente quitar enjuagar remojar lijar medir marcar pelar lavar despejar reunir elegir picar precalentar descongelar cargar leer ordenar vaciar',
  ],
  protection: [
    'proteger protección cubrir seguro',
    'plástico película cinta máscara impermeable costura revestimiento tapa funda casco crema sombra valla red aislamiento forro barniz cera asegurar paraguas',
  ],
  care: [
    'cuidado cuidar mantenimiento mantener después',
    'enjuagar limpiar secar engrasar revisar cambiar regularmente semanal anual afilar pulir gastado regar alimentar podar lubricar inspeccionar tratar ajustar rellenar invierno mensual',
  ],
  cleaning: [
    'limpiar limpieza lavar higiene',
    'enjuagar jabón cepillo esponja frotar lavavajillas detergente suciedad mancha resto polvo paño seco fregar barrer aspirar cubo agua pegar raspar remojar cal brillante filtro',
  ],
  storage: [
    'guardar conservar almacenar conservación fresco',
    'nevera bodega tarro bolsa fresco oscuro hermético dura días semanas meses armario congelado caja refrigerar congelar cerrado recipiente tapa envolver colgar apilar estante estropear horas lata',
  ],
  mistakes: [
    'error fallo evitar mito equivocado',
    'nunca jamás demasiado mal olvidar prisa frecuente cuidado precipitado saltar descuidar subestimar exagerar creer muchos sobrecargar',
  ],
  problems: [
    'problema avería arreglar reparar defecto',
    'atascado roto fuga chirriar flojo grieta fallar reparar causa mancha moho ruido gotera resbalar humo quemado goteo torcido hongo insecto agujero amarillo marrón débil',
  ],
  price: [
    'precio coste costo presupuesto dinero pagar caro barato tarifa valor',
    'euro dólar caro barato tarifa descuento oferta alquiler gratis ahorrar invertir pagar cuesta económico asequible costoso lujo factura propina billete mitad sueldo ingreso plazo mil cien',
  ],
  size: [
    'tamaño medida dimensión espacio volumen capacidad',
    'ancho largo alto profundo longitud anchura altura diámetro estrecho pequeño grande compacto cabe persona sitio metro centímetro pulgada cuadrado superficie diminuto enorme amplio corto grueso delgado caber',
  ],
  weight: [
    'peso pesado ligero transporte',
    'pesar ligero pesado levantar cargar kilo gramo asa voluminoso equipaje ruedas tonelada equilibrio carga plegable',
  ],
  figures: [
    'dato cifra número ficha técnico',
    'peso longitud volumen altura anchura diámetro potencia velocidad masa máximo mínimo metro kilómetro tonelada gramo vatio voltio porcentaje entre unos unas aproximadamente escala densidad edad superficie profundidad distancia',
  ],
  materials: [
    'material tejido tela hecho composición',
    'madera acero metal plástico vidrio cuero algodón lana espuma goma aluminio cobre hierro cerámica piedra elástico natural cuerda roble pino haya bambú mármol granito hormigón ladrillo arcilla seda terciopelo lino vinilo titanio bronce latón oro plata macizo inoxidable',
  ],
  weather: [
    'tiempo lluvia viento frío invierno tormenta nieve',
    'lluvia agua charco tormenta impermeable chubasco nube mojado húmedo soleado sequía trueno relámpago granizo niebla helada brisa cielo pronóstico inundación',
  ],
  air: [
    'aire ventilación respirar transpiración olor',
    'ventana humedad húmedo respirar malla vapor humo oxígeno transpirable airear abierto viento soplar pulmón polvo moho ozono escape circular fresco olor',
  ],
  heat: [
    'calor temperatura caliente cocinar fuego',
    'grado caliente fresco hervir llama horno sol sudar uniforme quemar calefacción cálido placa fuego celsius radiador calentador gas congelar fundir tibio quemador asar',
  ],
  sound: [
    'sonido ruido música tono volumen',
    'fuerte suave brillante grave agudo oír volumen voz cálido potente sonar silencio altavoz oído acústico eco melodía acorde tono silbido cantar',
  ],
  safety: [
    'seguridad seguro peligro riesgo',
    'fuego quemadura lesión accidente alarma guantes veneno eléctrico cuidado médico abierto niños aviso emergencia casco freno caída resbalar afilado tóxico gases explosión herida sangre',
  ],
  law: [
    'ley legal regla reglamento norma seguro permiso licencia impuesto contrato',
    'registrar autoridad permiso responsabilidad obligatorio impuesto contrato permitido prohibido oficina certificado tribunal juez gobierno estado inspección solicitud firmado plazo trámite formulario propietario',
  ],
  time: [
    'cuándo tiempo duración temporada rápido horario fecha',
    'minuto hora día semana mes primavera verano otoño invierno mañana tarde noche pronto temprano diario segundo hasta reloj calendario año década fin amanecer mediodía medianoche hoy ayer esperar inmediato tarda dura',
  ],
  history: [
    'historia origen pasado comienzo tradición antiguo viene leyenda',
    'siglo antiguo fundado inventado medieval guerra rey emperador romano griego egipto descubierto leyenda desde antaño nació era dinastía imperio caballero colonia explorador inventor pionero patente originalmente ruina destruido conquistado año construido griegos romanos',
  ],
  place: [
    'dónde lugar sitio región zona ubicación',
    'país región norte sur este oeste costa isla montaña valle río lago ciudad pueblo América Europa Asia África cerca continente mar desierto bosque península bahía puerto capital provincia estado frontera ecuador ladera llanura centro mundial Italia Francia Alemania España China Japón India Australia',
  ],
  route: [
    'ruta viaje camino trayecto recorrido etapa',
    'kilómetro tren autobús coche estación carretera sendero llano subida llegar billete distancia punto caminar conducir volar salir transbordo conexión andén peaje puente túnel cruce señal mapa equipaje tráfico autopista',
  ],
  sleep: [
    'dormir alojamiento pernoctar',
    'hotel camping cama albergue pensión reservar noche almohada habitación desayuno colchón manta sábana litera ducha tranquilo sueño anfitrión',
  ],
  food: [
    'comer comida bebida beber servir plato acompañar',
    'restaurante almuerzo desayuno cena plato pan queso vino café tarta fruta sopa ensalada salsa cocinar cocina cocinero menú entrante postre verdura arroz panadería mercado cerveza ración tenedor hambre vegetariano aceite',
  ],
  sights: [
    'ver visitar vista atracción observar mirar',
    'castillo iglesia puente museo atardecer torre jardín muralla barco paisaje foto estatua monumento palacio ruina exposición panorama faro cascada acantilado playa guiado impresionante famoso estrella planeta',
  ],
  people: [
    'reacción opinión voz decir público crítica debate',
    'dice cuenta explica piensa ríe lágrimas aplauso celebra critica ministro portavoz orgulloso enfadado sorprendido cliente vecino habitante ciudadano experto partidario oponente alcalde político científico padre trabajador petición decepcionado triste feliz satisfecho afirma bromea queja espera teme comenta advierte',
  ],
  definition: [
    'qué definición significado breve explicado término básico',
    'llama significa nombre palabra latín griego sencillo tipo refiere conocido idioma traduce español inglés originalmente categoría grupo familia pertenece también siglas realmente',
  ],
  mechanism: [
    'cómo funciona función principio surge ocurre proceso causa',
    'porque subir bajar enfriar calentar presión energía girar mover impulsar formar convertir vapor motor bomba rueda palanca muelle engranaje fluir absorber liberar almacenar señal molécula átomo célula evaporar condensar expandir gravedad fuerza fricción mezcla',
  ],
  signs: [
    'reconocer señal síntoma distinguir notar',
    'parecer visible sentir hinchado notar claro típico medir aspecto rojo pálido azul amarillo seco dolor piel fiebre débil mayor menor forma patrón mancha raya cola ala',
  ],
  effects: [
    'efecto consecuencia impacto resultado influencia salud',
    'salud daño enfermedad persona animal planta sufrir beneficio riesgo afectar reducir aumentar mejorar empeorar bajar corazón sangre sueño peso digestión huesos ánimo estrés alergia cosecha economía',
  ],
  reasons: [
    'por qué razón motivo causa',
    'porque podría perdido dañado robado debido argumento ventaja mejor peor poco anticuado imposible duda incierto criterio condición',
  ],
  parts: [
    'parte estructura compartimento bolsillo diseño cuerpo mástil caja base',
    'bolsillo correa cremallera tapa botón asa base marco arriba abajo lado delante detrás dentro ancho barra lámina mango rueda asiento pedal hoja motor cordón cable pantalla lente interruptor palanca pie pierna brazo funda núcleo capa suela manga bisagra cajón pata',
  ],
  look: [
    'aspecto impresión diseño primero color apariencia',
    'color olor caja superficie brillante mate sólido limpio liso áspero elegante foto blanco negro gris rojo verde azul marrón claro oscuro bonito feo moderno clásico pulido rayado embalaje',
  ],
  comfort: [
    'comodidad cómodo ergonomía postura firmeza cuerpo corporal',
    'hombro espalda cadera pie cuello blando firme acolchado presión hora sentarse tumbarse agradable pesar lado cojín ancho estrecho suelto rígido flexible ajustable transpirable cansado relajado apoyo rodilla muñeca cabeza cintura asiento dormir',
  ],
  taste: [
    'sabor textura aroma gusto',
    'dulce ácido amargo salado picante corteza crujiente suave jugoso tierno especiado frutal ahumado cremoso seco duro intenso soso delicioso olor lengua paladar bocado',
  ],
  performance: [
    'rendimiento potencia resultado calidad práctica',
    'rápido lento fuerte fácil uniforme aguanta limpio probado débil velocidad fiable preciso eficaz esfuerzo terminar constante minuto resultado sorprendente impresionante decepcionante',
  ],
  setup: [
    'montaje instalar instalación montar construir base',
    'tornillo bomba conectar gancho enchufe cable tubo pared ajustar pieza desembalar ensamblar tuerca soporte electricista desagüe manguera manual configurar nivelar fijar anclar',
  ],
  durability: [
    'durabilidad duración desgaste garantía',
    'gastado roto durar garantía arañazo óxido devolver década robusto sólido frágil quebradizo grieta desteñir vida repuesto reparar resistir',
  ],
  testing: [
    'prueba probar comprobar ensayo',
    'probar sentarse tumbarse comparar comprobar noche periodo medir examinar demostrar resultado aprobar suspender observar escuchar golpear presionar pesar oler devolver',
  ],
  environment: [
    'medioambiente sostenible clima ecológico',
    'emisión reciclar residuo energía carbono orgánico contaminación plástico reutilizar compostar renovable verde hábitat especie bosque calentamiento basura',
  ],
  energy: [
    'energía batería combustible electricidad consumo',
    'vatio voltio batería cargar gasolina corriente lámpara eléctrico electricidad bombilla solar generador diésel depósito eficiente consumir enchufe',
  ],
  buying: [
    'comprar compra tienda elegir elección adecuado',
    'vendedor tienda modelo marca usado variedad adecuado pedir precio comparar reseña supermercado puesto catálogo calidad etiqueta garantía devolución recibo nuevo',
  ],
  selling: [
    'vender venta cliente publicidad mercado',
    'mercado tienda cliente web feria puesto comisión producto vendido etiqueta comprador competencia anunciar página cartel folleto apertura foto',
  ],
  shipping: [
    'embalaje envío entrega enviar',
    'caja paquete correo mensajero frágil furgoneta envolver embalado acolchado papel cartón dirección sello aduana roto',
  ],
  verdict: [
    'veredicto conclusión resumen recomendación conviene balance',
    'recomendar vale mejor ideal comprar perfecto adecuado conjunto elección ganador depende ambos ninguno cualquiera ventaja inconveniente fuerza debilidad arrepentir estrella nota final',
  ],
  beginners: [
    'principiante empezar comienzo aprender niño conviene',
    'escuela clase niño curso fácil profesor motivar practicar empezar aprender novato básico lección tamaño joven adulto edad alquilar prestar paciencia progreso club libro',
  ],
  decision: [
    'decisión decidido anuncio noticia pasado votación acuerdo nuevo',
    'conferencia comité votación aprobado presidente consejo miembro sesión declarado fallo mayoría minoría rechazado firmado publicado oficial celebrado congreso cumbre fecha',
  ],
  outlook: [
    'futuro próximo plan después siguiente',
    'planear próximo pronto previsto futuro fase volver mañana quizá esperar objetivo estudio lanzamiento abierto pregunta',
  ],
  makers: [
    'quién construido pagado financiado detrás fabricante empresa equipo',
    'agencia ingeniero empresa millón financiado socio construido desarrollado trabajador participar pagar diseñador inventor fundador arquitecto artesano fábrica marca corporación inversor subvención estado público privado universidad instituto',
  ],
  everyday: [
    'cotidiano vida diario significa',
    'casa cocina tienda supermercado baño cliente nada igual familia niño escuela trabajo oficina comprar cocinar teléfono internet costumbre práctico normal nadie todos',
  ],
  technique: [
    'técnica posición postura tocar jugar',
    'mano dedo pie izquierdo derecho pulgar brazo sujetar agarre muñeca uña palma codo rodilla hombro cabeza lanzar atrapar ángulo presión ritmo yema recto doblar',
  ],
};
