import type { TaskWords } from './taskWords.ts';

export const spanish: TaskWords = {
  tasks: `
    manual: instrucciones, manual de instrucciones
    noise: ruido, ruidoso, ruidosa, decibelios, silencioso, silenciosa
    energy: consumo, consumo eléctrico, gasta, cuánta luz gasta, cuánto gasta, kwh, cuánto consume, consume
    warranty: garantía, garantías
    =delivery: envío, entrega, envío gratis
    =return: devolución, devolver, reembolso
    =waterproof: impermeable, resistente al agua
    =folding: plegable, plegables, portátil, portátiles
    =wireless: inalámbrico, inalámbrica, sin cable, bluetooth
    =adjustable: regulable, ajustable
    =outdoor: exterior, exteriores, aire libre
    =indoor: interior, interiores
    =office: oficina, oficinas
    =load: peso máximo
    =battery: batería, baterías, autonomía
    =speed: velocidad, velocidad máxima
    =charging: cargar, carga, cargador
    =smell: olor, olores, huele
    =stain: mancha, manchas
    error: código de error, códigos de error, error
    age: edad, qué edad, a partir de qué edad, edad mínima
    licence: carnet, matrícula, permiso de conducir
    pregnant: embarazo, embarazada, embarazadas
    =pain: dolor, dolores, duele, duelen
    =exercise: ejercicio, ejercicios, estiramientos, rutina
    surgery: operación, cirugía, intervención
    recovery: recuperación, postoperatorio
    =diet: dieta, dietas, alimentación, menú
    claim: parte, siniestro, reclamar, reclamación
    =rate: interés, intereses, tipo de interés
    need: requisito, requisitos, condiciones, qué se necesita, qué necesito, qué se requiere, quién puede, condición, criterios, qué se necesita para, requisitos para, qué necesito para
    =excess: franquicia
    =puppy: cachorro, cachorros
    =grow: plantar, cultivar, sembrar, cultivo
    =prune: podar, poda
    =water: regar, riego
    =feed: abono, fertilizante
    =connect: conectar, emparejar, vincular
    =reset: restablecer, reiniciar, resetear
    =delete: borrar, desinstalar
    =update: actualizar, actualización
    =password: contraseña
    =measure: medir
    appointment: cita, citas, reservar, reserva, pedir cita, sacar cita, agendar, agendar cita, turno, cita previa, reservas, solicitar cita, pedir turno
    =start: empezar, comenzar
    =lose: bajar, perder, reducir, adelgazar
    =gain: aumentar, mejorar
    =stop: evitar, prevenir
    =natural: natural, naturales, ecológico, ecológica, bio
    =luxury: lujo, alta gama, premium
    =family: familia, familias, familiar
    =couple: pareja, parejas
    student: estudiante, estudiantes
    self: autónomo, autónomos
    =young: joven, jóvenes, novel, noveles
    =old: antiguo, antigua, antiguos, clásico, clásicos
    =wood: madera, de madera
    pay: sueldo, sueldos, salario, salarios, cuánto gana, cuánto cobra, ganar, cuánto gana un, cuánto se gana, cuánto ganan, ingresos, paga, cuánto cobra una
    symptom: síntoma, síntomas, señales, signos, cómo saber si, cómo saber si tengo, señal, cómo se siente, cómo detectar, cómo se manifiesta, cómo identificar, qué se siente
    treat: tratamiento, tratamientos, tratar, remedio, remedios, curar, aliviar, cura, remedios caseros, medicamento, medicamentos, medicina, medicinas, fármaco, fármacos, pastilla, qué tomar, qué es bueno para, bueno para, calmar, terapia, terapias, remedios naturales, qué tomar para, alivio, combatir, cómo se trata, se cura, cómo se cura
    risk: efectos secundarios, riesgo, riesgos, peligro, peligros, peligroso, tóxico, contraindicaciones, malo, seguridad, es seguro, es malo, es peligroso, hace daño, daño, daños, perjudicial, nocivo, consecuencias, efectos adversos
    dose: dosis, al día, diario, diaria, por día, cantidad diaria
    good: beneficio, beneficios, propiedades, para qué sirve, para qué sirven, para qué es bueno, para qué es buena, sirve para, funciones, para qué se usa, para qué se utiliza
    cover: qué cubre, cobertura, coberturas, cubre
    =easy: fácil, fáciles, sencillo, sencilla
    =fast: rápido, rápida, rápidamente, rápidos
    =healthy: sano, sana, saludable, salud
    nutrition: caloría, calorías, kcal
    =app: app, apps, aplicación, aplicaciones
    download: descargar, descarga
    deadline: plazo, fecha límite, hasta cuándo
    papers: documentos, documentación, papeles, qué documentos necesito, documentación necesaria, documento, qué papeles, documentos necesarios, certificados
    =checklist: lista, listado
    =lawyer: abogado, abogados
    =doctor: médico, médicos, doctor
    =teacher: profesor, profesores, profesora
    =school: academia, academias, escuela, escuelas
    urgent: urgente, urgencias, urgencia, 24 horas, 24h
    see: qué ver, qué visitar, qué hacer, cosas que ver, lugares que visitar, sitios que ver, lugares de interés, imprescindible, imprescindibles, qué hacer en, visitar, ver
    =hotel: hotel, hoteles, alojamiento, alojamientos, hostal, hostales
    stay: dónde dormir, dónde alojarse, dónde hospedarse, mejor zona para alojarse, mejor barrio para alojarse, alojarse, mejores zonas para dormir
    =eat: restaurante, restaurantes, dónde comer, comer
    =dish: qué comer, comida típica, platos típicos, comida
    =flight: vuelo, vuelos, billetes de avión, avión
    season: mejor época, cuándo viajar, cuándo ir, mejor época para viajar, mejor época para visitar
    weather: tiempo, clima, temperatura, temperaturas
    hours: horario, horarios, abierto, abierta, a qué hora abre, a qué hora, hora de apertura, calendario
    route: cómo ir, cómo llegar
    =bus: autobús, autobuses, bus
    =map: mapa, mapas, plano
    =car: coche, coches, auto, autos, carro, carros, automóvil, vehículo
    =phone: móvil, móviles, celular, smartphone
    =fridge: nevera, neveras, frigorífico, frigoríficos
    =sofa: sofá, sofás
    =bike: bicicleta, bicicletas, bici
    =flat: apartamento, apartamentos, departamento
    =house: casa, casas, vivienda, viviendas, hogar
    =trip: viaje, viajes, vacaciones
    =gift: regalo, regalos
    =photo: foto, fotos, imagen, imágenes
    =loan: préstamo, préstamos, crédito, créditos
    =check: examen, exámenes, test, prueba
    lost: perdido, perdida, pérdida, robado, robada, robo, extraviado, perdí, pierdo
    history: historia, quién inventó, inventor, origen de
    statistic: estadística, estadísticas, porcentaje, promedio, media, cifras, datos
    status: estado, rastrear, seguimiento, consultar estado, estado de mi, ver estado
    refuse: negada, negado, rechazada, rechazado, denegada, denegado, niegan, rechazo, negaron
    appeal: recurrir, recurso, apelar, apelación, reclamar contra, oposición
    ~thing: programa, programas, herramienta, herramientas, sistema, sistemas, producto, productos, pastillas, software
    ~verb: tomar, tener, pedir, ayuda a, necesito, saber, dar, cobrar, ir, encontrar
    best: mejor, mejores, el mejor, la mejor, top, top 10, bueno, buena, buenos, buenas, opinión, opiniones, reseña, reseñas, ranking, comparativa, comparativas, comparación, comparar, recomendado, recomendados, recomendaciones, valoraciones, valoración, review, reviews, más eficientes, calidad precio, análisis, experiencias, más recomendado, más recomendados, recomendar, top 5, popular, populares, más vendidos, más vendido, favoritos, opiniones de, foro, ocu, los mejores, las mejores, cuáles son los mejores, cuál es el mejor, cuál es la mejor, comparador, evaluación
    versus: vs, versus, o, diferencia entre, diferencia, diferencias, diferencias entre, qué es mejor, en lugar de, en vez de, comparado con, qué diferencia hay, qué diferencia hay entre, en qué se diferencian, cuál es la diferencia, mejor que, frente a, diferencia con, cuál es mejor
    other: alternativa, alternativas, parecido a, similar a, sustituto, reemplazo de, sustitutivo, sustitutos, similares, parecidos, en su lugar
    cost: precio, precios, coste, costes, costo, costos, cuánto cuesta, cuánto cuestan, cuánto vale, cuánto valen, cuánto sale, cuesta, cuestan, presupuesto, presupuestos, tarifa, tarifas, precio medio, vale, cuánto cobran, cuánto se paga, cuánto hay que pagar, cuánto cobra un, honorarios, precio por hora, precio por metro, costo promedio, tasas, tasa, cuánto me cuesta, qué precio tiene, qué vale, cuánto salen, cuánto puede costar, mensualidad, cotización, cotizar, valor, pagar
    cheap: barato, barata, baratos, baratas, económico, económica, económicos, económicas, low cost, asequible, más barato, económico precio, precio bajo, bajo costo, a buen precio, buen precio
    deal: oferta, ofertas, en oferta, rebaja, rebajas, descuento, descuentos, promoción, promociones, outlet, liquidación
    coupon: cupón, cupones, código descuento, código promocional, códigos descuento
    buy: comprar, compra, venta, tienda, tiendas, se vende, en venta, dónde comprar, dónde puedo comprar, vender, distribuidor, distribuidores, proveedor, proveedores, vendo, venden, dónde conseguir, dónde venden, adquirir, compro, comprar online, pedido, encargar
    hire: alquilar, alquiler, renting, alquileres, arrendar
    near: cerca de mí, cerca, cercano, cercanos, en mi zona, cerca de aquí, ubicación, dónde hay, dónde encontrar, dónde está, más cercano, más cerca, alrededor, próximo a mí, dónde queda
    business: para empresas, para empresa, para negocios, industrial, industriales
    firm: empresa, empresas, instalador, instaladores, instaladora, instaladoras, profesional, profesionales, compañía, compañías, especialista, especialistas, técnico, técnicos
    =home: a domicilio
    install: instalar, instalación, instalaciones, poner, montar, montaje, colocar, colocación, instalan, colgar, fijar, montaje de, armar, conexión, instalador de
    repair: reparar, reparación, reparaciones, arreglar, arreglo
    replace: sustituir, sustitución, reemplazar, reemplazo
    parts: recambio, recambios, repuesto, repuestos, accesorio, accesorios, pieza, piezas
    clean: limpiar, limpieza, lavar, lavado, limpian, desinfectar, desinfección, descalcificar, lavo, limpio, limpiador, limpiadores, fregar, blanquear
    maintain: mantenimiento, mantener, cuidado, cuidados, cuidar, cuidar de, mantener en buen estado, mantenimientos, cuidados de
    remove: quitar, eliminar, sacar
    dispose: reciclar, reciclaje, tirar, deshacerse de, desechar, recogida, dónde tirar
    =make: hacer, casero, casera, diy, construir, fabricar, receta, recetas, elaborar
    use: usar, uso, utilizar, cómo usar
    store: guardar, almacenar, conservar, congelar, almacenamiento, conservación, cómo conservar, guardo
    problem: problema, problemas, no funciona, no funcionan, avería, averías, fallo, fallos, roto, no enciende, no arranca, no carga, estropeado, estropeada, error al, falla, fallas, dañado
    used: segunda mano, de segunda mano, usado, usada, usados, usadas, reacondicionado, reacondicionados, ocasión
    choose: elegir, cómo elegir, escoger, guía de compra, qué comprar, cuál comprar, cuál elegir, consejos para elegir, consejos para comprar
    define: qué es, qué son, qué significa, significado, definición, qué es un, qué es una
    working: cómo funciona, cómo funcionan, funcionamiento, cómo actúa, mecanismo, en qué consiste, cómo va
    worth: merece la pena, vale la pena, rentable, rentables, rentabilidad, es rentable, compensa, conviene, se amortizan, amortización, sirve, funciona, es bueno, es necesario, necesario, es recomendable, recomendable, es mejor, debería, es útil, útil
    pros: ventajas, desventajas, ventajas y desventajas, inconvenientes, pros y contras, ventajas e inconvenientes, contras
    size: medida, medidas, tamaño, tamaños, dimensión, dimensiones, cuánto mide, cuánto miden, talla, tallas, cuánto mide un, altura, ancho, largo, alto, grosor, qué tamaño, qué medidas
    weight: peso, cuánto pesa, cuánto pesan
    life: vida útil, cuánto dura, cuánto duran, cuántos años dura, cuántos años duran, duración, cada cuánto se cambia, cada cuánto cambiar, cada cuánto hay que cambiar, caducidad, cuánto tiempo dura, validez, vigencia, cuánto es válido, caduca, vence, vencimiento, expira, cuántos años, cuánto vive, cuántos años vive, esperanza de vida, caducado, durabilidad
    duration: cuánto tiempo, cuánto tarda, en cuánto tiempo, cuándo, cuántos días, cuántas semanas, cuántos meses, cuántas horas, tiempo de espera, tiempos de espera, tarda, tardan, demora, cuánto demora, cuánto se tarda, cuánto hay que esperar, a los cuántos días, plazos de
    amount: cuánto, cuánta, cuántos, cuántas, cantidad, número de, cuánto es, número, cuántos son, cuántas hay
    =yield: cuánto produce, cuánta energía produce, rendimiento, cuánto genera, produce, genera, producción, cuánta electricidad genera, cuántos kw produce
    often: cada cuánto, frecuencia, cuántas veces, cuántas veces al día, con qué frecuencia, cada cuántos días, cada cuánto tiempo
    calculator: calculadora, calcular, cálculo, simulador, fórmula, cómo calcular, cómo se calcula, calculo, simular
    types: tipo, tipos, clases, clases de, tipos de, variedades, modelos de, cuántos tipos hay, qué tipos hay, qué tipos, categorías, clasificación, tipología, lista de, estilos
    brand: marca, marcas, fabricante, fabricantes
    grant: subvención, subvenciones, ayuda, ayudas, bonificación, bono, incentivo, incentivos
    finance: financiación, financiar, a plazos, plazos, sin intereses, pagar a plazos, cuotas
    =insure: seguro, seguros, asegurar, póliza
    tax: desgravar, deducción, deducciones, irpf, declaración de la renta, renta, hacienda, impuestos, desgravación, iva, desgravan, hacienda pública, tributar, tributación, declarar
    rules: normativa, permiso, permisos, licencia, licencias, ley, legal, es legal, obligatorio, regulación, legalizar, regla, reglas, prohibido, prohibida, permitido, derechos, derecho, obligatoria, obligación, reglamento, normas, norma, legalidad, ilegal, legislación, está permitido, es obligatorio
    cancel: cancelar, cancelación, darse de baja, dar de baja, anular, baja, rescindir, baja voluntaria, dejar, desapuntarse, finalizar
    switch: cambiar, cambio
    login: iniciar sesión, acceso, área de cliente, login, área cliente, acceder, registrarse, registro, cuenta, entrar, ingresar, inicio de sesión
    contact: contacto, teléfono, atención al cliente, número de teléfono, dirección, correo, email, whatsapp, soporte
    job: empleo, trabajo, ofertas de empleo, ofertas de trabajo, trabajar de, trabajar como, cómo ser, vacante, vacantes, bolsa de trabajo, oposiciones, ofertas trabajo
    course: curso, cursos, formación, máster, clases de formación, certificado, clase, aprender, taller, talleres, estudiar, carrera, estudios, aprender a, certificación, capacitación, diplomado
    template: plantilla, plantillas, modelo, modelos, formulario, pdf, para imprimir, carta, ejemplo de carta, formato, pdf gratis, descargar pdf, formularios, imprimible, ficha, fichas
    example: ejemplo, ejemplos
    idea: idea, ideas, inspiración, diseño, diseños, decorar, decoración, original, originales
    free: gratis, gratuito, gratuita, gratuitos
    trial: muestra, muestras, prueba gratis
    without: sin, no, con o sin
    child: niño, niños, niña, niñas, infantil, infantiles, para niños, menor, menores, menores de edad, menor de edad, adolescente, adolescentes, hijo, hijos, chicos
    baby: bebé, bebés, recién nacido
    senior: mayores, personas mayores, ancianos, tercera edad, adultos mayores, adulto mayor, jubilados, mayores de 65
    beginner: principiante, principiantes, empezar desde cero, desde cero, novato, novatos, para empezar, primera vez, primerizo
    women: mujer, mujeres
    men: hombre, hombres
    =small: pequeño, pequeña, pequeños, pequeñas, mini, compacto
    =large: grande, grandes, xl
    =electric: eléctrico, eléctrica, automático, automática, eléctricos
    ~how: cómo, guía, tutorial, paso a paso, consejos, trucos, truco, uno mismo, con qué, a fondo, tú mismo, cómo se, cómo puedo, cómo se puede, pasos, pasos para, proceso, procedimiento, trámite, trámites, instrucciones para, consejo, introducción, todo sobre, información, maneras de, formas de, qué hay que hacer, qué hacer cuando, qué hacer si, cómo es, manual
    ~why: por qué, causa, causas, motivo, qué provoca, qué causa, a qué se debe, debido a, por qué se produce, por qué da, por qué me da, provoca, origen, razones, razón, motivos, desencadenantes, por qué sale, por qué ocurre
    ~online: online, internet, en línea, web, por internet, digital, virtual, por la web, a distancia
    ~full: completo, completa, conjunto, lote
    ~new: nuevo, nueva, nuevos, nuevas
    ~place: españa, méxico, argentina, chile, colombia
    ~which: qué, cuál, cuáles
    -: por ciento, se puede, se pueden, hace falta, hay que, que hay, los mejores del mercado, del mercado, es, son, para, necesitan, pedir la, hay, hacer para
    2: dos, doble
    3: tres
    4: cuatro
    5: cinco
    1: individual`,
  smallWords: `
    el la los las un una unos unas lo de del al a en y e con por para es son está están ser estar hay se su sus mi mis tu
    tus me te nos le les que qué como si más muy ya esto esta este estos estas ese esa desde hasta sobre entre cuando donde
    quien puede pueden puedo hace hacen tiene tienen tengo necesitan debo debe`,
  plurals: [
    ['s', ''],
    ['es', ''],
    ['ces', 'z'],
  ],
};
