import type { Handbook } from './pages.ts';

export const handbook: Handbook = {
  title: 'Minimanual',
  lead: 'Catorce páginas cortas para los primeros años en el agua: de dónde vienen las olas, cómo leer un pronóstico y cómo volver a casa contento.',
  pages: {
    swell: {
      title: 'Cómo nace el mar de fondo',
      paragraphs: [
        'Mar adentro el viento sopla sobre el agua y el agua se arruga. Cuanto más fuerte sopla, cuanto más tiempo y cuanto más mar abierto tiene, más grandes son las olas que deja atrás.',
        'Luego salen de la tormenta. Las cortas mueren por el camino; las largas se ordenan en líneas y viajan durante días sin perder casi nada. Lo que llega a tu playa una mañana tranquila fue viento en otro lugar la semana pasada. Eso es mar de fondo. Lo que el viento de hoy levanta aquí mismo es mar de viento.',
      ],
      labels: ['tormenta', 'días de viaje', 'costa'],
    },
    height: {
      title: '¿Qué altura tiene una ola?',
      paragraphs: [
        'Una boya mide el mar: la media de su tercio más alto, del valle a la cresta, en agua profunda. Un surfista mira la cara: desde el valle de delante hasta la cresta, en el momento en que rompe. La cara es lo que dice nuestro pronóstico.',
        '«0.9–1.5 m (3–5 ft)» significa que la ola habitual es de 0.9 m (3 ft) y las series, de 1.5 m (5 ft). Las series llegan cada pocos minutos; de vez en cuando hay una aún mayor. Si empiezas, 0.3–0.9 m (1–3 ft) es más que suficiente.',
      ],
      labels: ['cara', 'valle'],
    },
    period: {
      title: 'El periodo: míralo dos veces',
      paragraphs: [
        'El periodo es el tiempo de una cresta a la siguiente. Seis segundos es el mar picado de un día de viento; diez, un mar de fondo decente; catorce o más viene de muy lejos.',
        'Las olas largas llevan más agua y notan antes el fondo. Se levantan más, pegan más fuerte y dejan pausas más largas. Por eso 0.9 m (3 ft) a 14 segundos es otro día que 0.9 m (3 ft) a 6: con el mismo número mar adentro, la cara puede ser el doble de alta.',
      ],
      labels: ['6 segundos', '14 segundos'],
    },
    direction: {
      title: 'De dónde viene',
      paragraphs: [
        'Las direcciones se nombran por el origen: un mar de fondo del sur va hacia el norte. Una playa funciona mejor cuando el mar viene de donde ella mira, o un poco de lado.',
        'Los cabos y las islas hacen sombra. Las olas largas los rodean mejor que las cortas. Por eso dos playas a diez minutos pueden tener a la misma hora olas hasta la rodilla y hasta la cabeza, y por eso conviene comparar las vecinas antes de manejar.',
      ],
      labels: ['cabo', 'abierto', 'sombra'],
    },
    wind: {
      title: 'El viento lo hace o lo estropea',
      paragraphs: [
        'El viento terral, offshore, sostiene las olas y las peina. El viento de mar, onshore, las tumba y las pica. El viento flojo, por debajo de unos 7 km/h (4 nudos), nunca hace daño.',
        'Las mañanas suelen ser tranquilas: la tierra está tan fresca como el mar. A mediodía la tierra ya se calentó y entra la brisa. Si puedes elegir la hora, elige la temprana.',
      ],
      labels: ['terral', 'de mar'],
    },
    tide: {
      title: 'La marea: la playa que se mueve',
      paragraphs: [
        'La luna y el sol levantan el mar una o dos veces al día. Entre bajamar y pleamar el agua sobre el banco de arena puede duplicarse, y con ella cambia la ola: fina y hueca con marea baja, gorda y lenta con marea alta.',
        'Cada playa tiene sus horas preferidas. Apunta la marea de tus días buenos y al cabo de diez las conocerás. En luna llena y luna nueva las mareas son mayores y las corrientes más fuertes.',
      ],
      labels: ['pleamar', 'bajamar', 'nivel medio'],
    },
    breaks: {
      title: 'Qué rompe y dónde',
      paragraphs: [
        'Una ola rompe cuando el agua es más o menos tan profunda como alta es la ola. Así que decide el fondo. Las **rompientes de arena** descansan sobre bancos que se mueven con cada temporal; la caída es blanda y todo cambia continuamente.',
        'Las **rompientes de punta** corren a lo largo de un cabo, largas y ordenadas. Las **de arrecife** se levantan sobre roca o coral siempre en el mismo sitio: por eso son buenas, y duras si te caes. Empieza en una de arena.',
      ],
      labels: ['playa', 'punta', 'arrecife'],
    },
    forecast: {
      title: 'Leer un pronóstico',
      paragraphs: [
        'Mira cuatro cosas, en este orden: qué altura, con qué periodo, qué viento y qué marea. Luego busca las horas en que coinciden: el corchete sobre las barras las marca. Las letras y las tramas dicen limpio, regular o picado, y la página dice por qué.',
        'Confía en mañana, vigila el fin de semana y toma el día diez como un rumor. Mira la edad de los números y lo que mide la boya ahora. Y al volver, compara: un pronóstico comprobado vale por dos.',
      ],
      labels: ['olas', 'viento', 'marea'],
    },
    currents: {
      title: 'Corrientes de resaca',
      paragraphs: [
        'El agua que las olas empujan hacia dentro tiene que volver a salir. Lo hace por canales estrechos: más oscuros, extrañamente tranquilos, con espuma que va mar adentro. Los surfistas usan la resaca de ascensor; los bañistas se ahogan en ella porque luchan contra ella.',
        'Si te lleva: calma, flota y no dejes la tabla. No nades en contra. Nada en paralelo a la playa hasta que te suelte y luego entra con la espuma. Si necesitas ayuda, agita un brazo.',
      ],
      labels: ['resaca', 'en paralelo', 'y luego dentro'],
    },
    safety: {
      title: 'Antes de entrar',
      paragraphs: [
        'Quédate diez minutos mirando. Observa al menos una serie entera. ¿Por dónde entra y sale la gente? ¿Adónde va la espuma? Pregúntale al salvavidas: conoce la playa de hoy; nosotros, solo el mar que tiene delante.',
        'No surfees a solas, ni a oscuras, ni después de beber. Cúbrete la cabeza al caer y sal con una mano delante de la cara. Las banderas y los cierres se respetan. Y si dudas, no entres: habrá otro día.',
      ],
      labels: ['lee las banderas', 'mira una serie entera'],
    },
    etiquette: {
      title: 'Modales',
      paragraphs: [
        'Quien está más cerca del pico tiene la ola. No se la robes ni rodees a nadie para llegar antes. Entra remando por el canal y, si estorbas, ve hacia la espuma y no hacia la pared.',
        'No sueltes la tabla. Saluda y pide perdón. Eso es casi todo; [la Guía de etiqueta del surf](/services/surf-etiquette-guide) lo dibuja en una tarjeta.',
      ],
      labels: ['tiene la ola', 'espera', 'rema alrededor'],
    },
    boards: {
      title: '¿Qué tabla?',
      paragraphs: [
        'Más volumen agarra más olas; menos volumen gira más rápido. Todo el mundo aprende antes con una tabla grande y blanda que con una pequeña y bonita, y nadie se arrepiente.',
        'Empieza con una tabla de espuma de 8 pies o más. Cuando recorras la pared y gires a ambos lados, acorta medio pie cada vez. Con olas pequeñas hasta los expertos sacan la larga. El pronóstico nombra una tabla para el día: tómalo como una opinión.',
      ],
      labels: ['9′0″ longboard', '7′6″ evolutiva', '5′8″ fish', '6′0″ corta'],
    },
    'first-days': {
      title: 'Tus primeros días',
      paragraphs: [
        'Toma una clase: te ahorra un año. Después quédate donde hagas pie, en la espuma, un día pequeño y sin viento, lejos de la gente.',
        'Túmbate de modo que la punta quede un palmo sobre el agua. Deja que la espuma te empuje, apóyate en las manos, lleva los pies debajo de una vez y mira a la playa, no a tus pies. Te caerás unas cien veces; cae plano y lejos de la tabla. Sal cuando aún te queden fuerzas.',
      ],
      labels: ['quieto', 'empuja', 'de pie, mira lejos'],
    },
    cold: {
      title: 'Frío, sol y después',
      paragraphs: [
        'El frío te quita las fuerzas antes de que lo notes. El pronóstico dice la temperatura del mar y qué neopreno pide; con viento, lleva el más grueso. Si tiritas, sal del agua ya.',
        'En el mar el sol quema dos veces, desde arriba y desde el agua: manga larga, zinc, gorra en la arena. Bebe antes y después. Enjuaga el traje, deja la tabla a la sombra, apunta el día. Y mira cuándo volverá a estar bueno.',
      ],
      labels: ['lo bastante grueso', 'mar, °F o °C'],
    },
  },
};
