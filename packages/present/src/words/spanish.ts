import { fullDayIn } from '../texts/full-day.ts';
import { SPANISH_PLACES } from './spanish-places.ts';
import type { Words } from './words.ts';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const EFFECTS = {
  clean: 'deja las olas limpias',
  fair: 'riza un poco las olas',
  choppy: 'pica las olas',
};
const EFFECTS_OFF_LAND = {
  clean: 'deja las olas limpias',
  fair: 'levanta algo de espuma de las crestas',
  choppy: 'echa atrás las crestas y hace difícil agarrar olas',
};
const EFFECTS_ALONE = { clean: 'dejaría las olas limpias', fair: 'apenas rizaría las olas' };
const EFFECTS_ALONE_OFF_LAND = {
  clean: 'dejaría las olas limpias',
  fair: 'apenas levantaría espuma de las crestas',
};
const BANDS = {
  short: 'las olas de menos de 9 s',
  middle: 'las olas de 9 a 13 s',
  long: 'las olas de más de 13 s',
};
const SWELLS = {
  'wind-sea': 'Mar de viento',
  windswell: 'Oleaje de viento',
  swell: 'Mar de fondo',
  groundswell: 'Mar de fondo largo',
};
const SURE = {
  high: 'Más seguro de lo habitual',
  medium: 'Tan seguro como de costumbre',
  low: 'Menos seguro de lo habitual',
};
const RUNS = { yesterday: 'a pasada de ayer', 'day-earlier': 'a pasada de un día antes' };

const DAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const PARTS = { morning: 'por la mañana', afternoon: 'por la tarde', evening: 'por la tarde', night: 'por la noche' };
const SHORT_PARTS = { morning: 'mañana', afternoon: 'tarde', evening: 'tarde', night: 'noche' };

/** Spanish with 24-hour clock, decimal point, and O for west. */
export const spanish: Words = {
  hour: clockText,
  clock: clockText,
  weekdays: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
  dayMonth: (day, month) => `${day} ${MONTHS[month]}`,
  fullDay: fullDayIn('es'),
  date: (weekday, dayMonth) => `${weekday} ${dayMonth}`,
  moment: (weekday, dayMonth, clock) => `${weekday} ${dayMonth}, ${clock}`,
  list: (texts) => texts.join(', '),
  addressed: (places) => places.toReversed(),
  brackets: (text, inside) => `${text} (${inside})`,

  regions: {
    'east-coast': 'Costa Este',
    'gulf-coast': 'Costa del Golfo',
    'west-coast': 'Costa Oeste',
    hawaii: 'Hawái',
    'puerto-rico': 'Puerto Rico',
  },
  places: SPANISH_PLACES,
  compass: {
    N: 'N',
    NNE: 'NNE',
    NE: 'NE',
    ENE: 'ENE',
    E: 'E',
    ESE: 'ESE',
    SE: 'SE',
    SSE: 'SSE',
    S: 'S',
    SSW: 'SSO',
    SW: 'SO',
    WSW: 'OSO',
    W: 'O',
    WNW: 'ONO',
    NW: 'NO',
    NNW: 'NNO',
  },
  windUnits: { mph: 'mph', kph: 'km/h', kts: 'nudos' },
  second: 's',
  conditions: { clean: 'limpio', fair: 'regular', choppy: 'picado' },
  relations: {
    offshore: 'terral',
    'cross-offshore': 'lateral terral',
    'cross-shore': 'lateral',
    'cross-onshore': 'lateral de mar',
    onshore: 'de mar',
  },
  light: (relation) => `${relation} flojo`,
  sky: {
    Snow: 'Nieve',
    'Light rain': 'Lluvia ligera',
    Rain: 'Lluvia',
    'Heavy rain': 'Lluvia fuerte',
    Sunny: 'Soleado',
    Clear: 'Despejado',
    'Mostly sunny': 'Mayormente soleado',
    'Mostly clear': 'Mayormente despejado',
    'Partly cloudy': 'Parcialmente nublado',
    'Mostly cloudy': 'Mayormente nublado',
    Cloudy: 'Nublado',
  },
  wetsuits: {
    'Boardshorts or swimsuit': 'Traje de baño',
    'Wetsuit top or shorty': 'Camiseta de neopreno o shorty',
    '2 mm spring suit': 'Neopreno corto de 2 mm',
    '3/2 full suit': 'Neopreno 3/2',
    '4/3 full suit and boots': 'Neopreno 4/3 y botines',
    '5/4 hooded suit, boots and gloves': 'Neopreno 5/4 con capucha, botines y guantes',
    '6/5 hooded suit, boots and gloves': 'Neopreno 6/5 con capucha, botines y guantes',
  },

  advisories: {
    names: {
      'tsunami-warning': 'Aviso de tsunami',
      'tsunami-watch': 'Vigilancia de tsunami',
      'tsunami-advisory': 'Advertencia de tsunami',
      'hurricane-warning': 'Aviso de huracán',
      'hurricane-watch': 'Vigilancia de huracán',
      'storm-surge-warning': 'Aviso de marejada ciclónica',
      'storm-surge-watch': 'Vigilancia de marejada ciclónica',
      'tropical-storm-warning': 'Aviso de tormenta tropical',
      'tropical-storm-watch': 'Vigilancia de tormenta tropical',
      'high-surf-warning': 'Aviso de oleaje alto',
      'high-surf-advisory': 'Advertencia de oleaje alto',
      'rip-current-statement': 'Comunicado de corrientes de resaca',
      'beach-hazards-statement': 'Comunicado de peligros en la playa',
      'coastal-flood-warning': 'Aviso de inundación costera',
      'coastal-flood-watch': 'Vigilancia de inundación costera',
      'coastal-flood-advisory': 'Advertencia de inundación costera',
      'storm-warning': 'Aviso de temporal',
      'storm-watch': 'Vigilancia de temporal',
      'gale-warning': 'Aviso de galerna',
      'gale-watch': 'Vigilancia de galerna',
    },
    until: (moment) => `hasta el ${moment}`,
    between: (from, until) => `del ${from}, ${/^\d/.test(until) ? atClock(until) : `al ${until}`}`,
  },

  surf: {
    flat: 'sin olas',
    flatTo: (upper) => `0-${upper}`,
    sizes: {
      flat: 'sin olas',
      'ankle high': 'hasta el tobillo',
      'knee high': 'hasta la rodilla',
      'waist high': 'hasta la cintura',
      'chest high': 'hasta el pecho',
      'shoulder high': 'hasta los hombros',
      'head high': 'hasta la cabeza',
      overhead: 'por encima de la cabeza',
      'well overhead': 'muy por encima de la cabeza',
      'double overhead': 'dos cuerpos',
      'triple overhead': 'tres cuerpos',
      giant: 'gigante',
    },
    inTheMorning: (text) => `${text} por la mañana`,
    inTheAfternoon: (text) => `${text} por la tarde`,
    allDay: (condition) => `${condition} todo el día`,
    mostly: (condition) => `${condition} casi todo el día`,
    withWind: (condition, relation) => `${condition} con viento ${relation}`,
    withoutWind: (condition) => `${condition} casi sin viento`,
    dangers: {
      experienced: {
        name: 'Para surfistas con experiencia',
        text: 'Corrientes fuertes y series que rompen lejos. Si dudas, no entres.',
      },
      expert: {
        name: 'Para expertos',
        text: 'Olas de este tamaño hunden a una persona y la arrastran mar adentro. Lejos de rocas y espigones.',
      },
      extreme: {
        name: 'Para equipos de olas gigantes',
        text: 'Olas de este tamaño matan. No entres al agua, aléjate de rocas y espigones y de la orilla.',
      },
    },
  },

  summary: {
    flat: 'Nada que surfear.',
    surf: (size, swell, wind) => (wind ? `${size}. ${swell}, ${wind}.` : `${size}. ${swell}.`),
    swell: (name, seconds, from) => `${SWELLS[name]} de ${seconds} segundos del ${from}`,
    chop: 'Mar de viento corto',
    bent: 'Lo que llega refractado de un mar que pasa de largo',
    glassy: 'como un espejo, casi sin viento',
    lightBreeze: 'liso bajo una brisa ligera',
    winds: {
      offshore: ['peinado por un terral suave', 'sostenido por un viento terral', 'frenado por un terral fuerte'],
      'cross-offshore': [
        'acariciado por una brisa lateral terral',
        'con viento lateral terral',
        'barrido por un fuerte viento lateral terral',
      ],
      'cross-shore': ['con una ligera brisa lateral', 'con viento lateral', 'deshecho por un fuerte viento lateral'],
      'cross-onshore': [
        'con una ligera brisa lateral de mar',
        'con un viento lateral de mar que lo desordena',
        'destrozado por un fuerte viento lateral de mar',
      ],
      onshore: [
        'con una ligera brisa de mar',
        'con un viento de mar que lo desordena',
        'destrozado por un fuerte viento de mar',
      ],
    },
  },

  tide: {
    rising: 'subiendo',
    falling: 'bajando',
    stages: { low: 'baja', mid: 'media', high: 'alta' },
    at: (height, time, weekday) => `${height} ${atClock(time)}${weekday === undefined ? '' : ` del ${weekday}`}`,
  },

  notes: {
    noWindStation: 'No hay una estación de viento activa cerca; se usan datos del pronóstico',
    noBuoy: 'No hay boyas activas cerca; se usan los datos del pronóstico actual',
    noWaterStation: 'No hay mediciones cercanas de la temperatura del agua; se usan datos de satélite de ayer',
    notRead: 'Aún no se han leído boyas ni estaciones; se usan datos del pronóstico',
    corrected: (band, from, raised, percent, buoyId, since) =>
      `Alturas de ${BANDS[band]}${from ? ` del ${from}` : ''} ${raised ? 'aumentadas' : 'reducidas'} un ${percent} % según la boya ${buoyId}, desde el ${since}`,
    windJoins: (station, measured, model, hours) =>
      `${station} mide ${measured} donde el pronóstico tenía ${model}: ahora el viento aquí queda entre los dos, más cerca de la estación, y en ${hours === 1 ? 'una hora' : `${hours} horas`} vuelve al pronóstico`,
    windFollowsForecast: (station, measured, model) =>
      `${station} mide ${measured} donde el pronóstico tenía ${model}: la estación dice menos del viento aquí que el pronóstico, así que nos quedamos más cerca del pronóstico; mira el viento antes de salir`,
    wavesJoin: (buoyId, raised, percent, hours) =>
      `El oleaje en la boya ${buoyId} ${raised ? 'aumenta' : 'reduce'} ahora las olas un ${percent} %; en ${hours === 1 ? 'una hora' : `${hours} horas`} vuelven al pronóstico`,
    wavesDiffer: (buoyId, measured, model, isLower) =>
      `La boya ${buoyId} mide un oleaje de ${measured} donde el modelo tiene ${model} frente a esta playa: las olas pueden ser ${isLower ? 'más pequeñas' : 'más grandes'} de lo que dice aquí`,
    wavesPass: (buoyId, measured, model, from) =>
      `La boya ${buoyId} mide un oleaje de ${measured} donde el modelo tiene ${model} frente a esta playa: viene del ${from} y pasa de largo`,
  },

  reasons: {
    noWindForecast: 'No hay pronóstico de viento para esta hora',
    lightWind: (speed) => `Un viento de ${speed} o menos deja el agua lisa`,
    wind: (relation, speed, allows, offLand) =>
      `viento ${relation} de ${speed}: ${(offLand ? EFFECTS_OFF_LAND : EFFECTS)[allows]}`,
    windAlone: (relation, speed, allows, offLand) =>
      `el viento ${relation} de ${speed} por sí solo ${(offLand ? EFFECTS_ALONE_OFF_LAND : EFFECTS_ALONE)[allows]}`,
    gusts: (speed, offLand) =>
      `Pero las rachas de hasta ${speed} ${offLand ? 'echan atrás las crestas' : 'las empeoran'}`,
    windSea: (percent) => `Pero cerca del ${percent} % de las olas es mar de viento`,
    tideSuits: (stage) => `la marea ${stage} le va bien a esta rompiente`,
    tideDiffers: (stage, likes) => `marea ${stage}, pero a esta rompiente le va mejor la marea ${likes.join(' a ')}`,
  },

  score: {
    noWaveForecast: 'sin pronóstico de olas para esta hora',
    noWindForecast: 'sin pronóstico de viento para esta hora',
    closesOut: (limit) => `cierra por encima de ${limit}`,
    barelyBreaks: (limit) => `apenas rompe por debajo de ${limit}`,
    period: (seconds) => `periodo conjunto de ${seconds} s`,
    windSea: (percent) => `mar de viento ${percent} %`,
    crossing: 'mares cruzados',
    wind: (speed, relation, isLight) =>
      ['viento', relation, isLight ? 'flojo' : undefined, speed].filter((part) => part !== undefined).join(' '),
    gusts: (speed) => `rachas de ${speed}`,
    tideGood: (stage) => `marea ${stage}, buena aquí`,
    tideBetter: (stage, likes) => `marea ${stage}, mejor con marea ${likes.join(' o ')}`,
  },

  window: {
    gains: {
      size: 'olas más grandes',
      held: 'un tamaño más cercano a lo que la rompiente aguanta',
      period: 'periodo más largo',
      'wind-sea': 'menos mar de viento',
      crossing: 'mares menos cruzados',
      wind: 'mejor viento',
      gusts: 'rachas más débiles',
      tide: 'mejor marea',
    },
    both: (gains) => gains.join(' y '),
    than: {
      earlier: (gains) => `${gains} que antes`,
      later: (gains) => `${gains} que después`,
      other: (gains) => `${gains} que en las demás horas de luz que quedan`,
    },
    choppy: (reason) => `Picado, pero ${reason}`,
    choppyAllDay: 'Picado todo el día, estas horas tanto como las demás',
    rougher: (reason) => `Menos limpio que otras horas, pero ${reason}`,
    rougherAlike: 'Menos limpio que otras horas, pero igual de bueno en conjunto',
    allThatIsLeft: 'Hoy no quedan otras horas de luz',
    sameAllDay: 'Casi igual de bueno todo el día',
  },

  compare: {
    today: 'Hoy',
    on: (fullDay) => `El ${fullDay.replace(',', '')}`,
    localTime: (to) => `${to} hora local`,
    better: (day, { name, surf, from, to, score }, other, gains) =>
      `${day} es mejor ${name}: ${surf}, de ${from} a ${to}, puntuación ${score} frente a ${other}${gains && `, por ${gains}`}.`,
    only: (day, { name, surf, from, to, score }) =>
      `${day} solo ${name} tiene horas buenas: ${surf}, de ${from} a ${to}, puntuación ${score}.`,
    alike: (day, first, firstScore, second, secondScore) =>
      `${day} las dos están parejas: puntuación ${firstScore} en ${first} y ${secondScore} en ${second}.`,
    neither: (day) => `${day} ninguna tiene horas buenas.`,
    warned: (day, beaches, advisory) =>
      `${day}, en ${beaches}: ${advisory}, por olas más altas que las de este pronóstico. Guíate por el aviso.`,
  },

  runs: {
    beforeSaid: (surf) => `La pasada anterior a esta decía ${surf}`,
    said: (run, surf) => `L${RUNS[run]} decía ${surf}`,
    bothSaid: (run, surf) => `L${RUNS[run]} y la anterior a esta decían ${surf}`,
    saidAndBefore: (run, surf, before) => `L${RUNS[run]} decía ${surf}; la anterior a esta, ${before}`,
    since: (run, clauses) => `Desde l${RUNS[run]}: ${clauses.join(', ')}.`,
    clause: (day, direction, from, to) =>
      `${day === 'today' ? 'hoy' : 'mañana'} ${direction === 'up' ? 'sube' : 'baja'} de ${from} a ${to}`,
    lastSay: (count, surf, alike) => `Las últimas ${count} pasadas ${alike ? 'coinciden en' : 'dicen'} ${surf}`,
    sure: (level, likely) => `${SURE[level]}: ${likely} con luz de día, 8 de cada 10 veces`,
    unsure: (advisory) => `Ningún rango es fiable: ${advisory}, por olas más altas que las de este pronóstico`,
    odds: (tenths, height) => {
      const odds = tenths < 1 ? 'Menos de 1 de cada 10' : tenths > 9 ? 'Más de 9 de cada 10' : `${tenths} de cada 10`;
      return `${odds} veces, series de ${height} o más`;
    },
  },

  blog: { title: 'El blog del capitán', lead: 'Cómo el mar hace las olas, contado sin prisa.' },

  page: {
    missing: 'Página no encontrada',
    failed: 'Ocurrió un error',
    title: (name) => `Pronóstico de surf de ${name}`,
    describeBeach: (name) =>
      `Pronóstico de surf de ${name}: altura de las olas, cada mar de fondo, viento, marea y tiempo.`,
    describePlace: (name) => `Olas de hoy y mañana en cada playa de ${name}: altura, estado y las mejores horas.`,
    compareTitle: (first, second) => `${first} ${/^h?[oó]/i.test(second) ? 'u' : 'o'} ${second}`,
    compareEmpty: 'Comparar dos playas',
    describeCompare:
      'Dos playas lado a lado, día a día y hora a hora: olas, mar de fondo, viento, marea, puntuación, y cuál es mejor y cuándo.',
  },

  picture: {
    morning: 'Mañana',
    afternoon: 'Tarde',
    best: (hours) => `Lo mejor: ${hours}`,
    tide: 'Marea',
    alt: (of, says) => `${of}: ${says}`,
  },

  sheet: {
    title: 'Pronóstico de surf',
    columns: {
      time: 'Hora',
      surf: 'Olas',
      condition: 'Condición',
      score: 'Punt.',
      swell: 'Oleaje',
      second: '2.º oleaje',
      wind: 'Viento',
      tide: 'Marea',
      air: 'Aire',
    },
    sun: { firstLight: 'Primera luz', sunrise: 'Amanecer', sunset: 'Atardecer', lastLight: 'Última luz' },
    surf: 'Olas',
    night: 'noche',
    best: (from, until, surf, condition) => `Lo mejor, de ${from} a ${until}: ${surf}, ${condition}`,
    composed: (moment, run, model) => `Hecho el ${moment}, con la pasada de la NOAA del ${run} (${model}).`,
    tide: (station, distance, datum) => `Marea: ${station}, a ${distance}, sobre ${datum}.`,
    caution: 'Un pronóstico puede fallar. Mira el agua antes de entrar.',
  },
  widget: {
    report: (name) => `Estado del surf en ${name}`,
    forecast: (name) => `Pronóstico de surf de ${name}`,
    now: 'Surf ahora',
    days: (count) => (count === 1 ? 'Surf hoy' : `Surf, próximos ${count} días`),
    wind: 'Viento',
    from: (wind) => `del ${wind}`,
    high: (tide) => `pleamar ${tide}`,
    low: (tide) => `bajamar ${tide}`,
    water: 'Agua',
    weather: 'Tiempo',
    best: 'Lo mejor hoy',
    noBest: { dark: 'Ya no queda luz', 'none-left': 'Ya no quedan horas buenas', none: 'No hay horas buenas' },
    asOf: (moment) => `Datos: ${moment}`,
    made: (moment) => `Hecho: ${moment}`,
    late: (hours) => `hace ${hours} h; el siguiente viene con retraso`,
    waiting: 'El primer pronóstico de esta playa está en camino.',
    gone: 'Este widget de surf ya no está aquí.',
    more: 'Pronóstico completo',
    visit: (product) => `Pronósticos de surf en ${product}`,
  },

  nearby: {
    first: {
      surf: (facts) => `Las olas más altas a tu alcance: ${facts}`,
      cond: (facts) => `Las mejores condiciones a tu alcance: ${facts}`,
      poor: (facts) => `Nada merece el viaje. Lo mejor a tu alcance: ${facts}`,
    },
    score: (points) => `puntuación ${points}`,
  },

  story: {
    on: (weekday, part) => `el ${DAYS[weekday]} ${PARTS[part]}`,
    onDate: (dayMonth) => `el ${dayMonth}`,
    short: (weekday, part) => `${weekday} ${SHORT_PARTS[part]}`,
    left: (distance, from, when, isProbable) =>
      `${isProbable ? 'Probablemente salió' : 'Salió'} de una tormenta a ${distance} al ${from} ${when}.`,
    leftOther: (distance, from, when, isProbable) =>
      `El mar de fondo del ${from} ${isProbable ? 'probablemente salió' : 'salió'} de una tormenta a ${distance} ${when}.`,
    leftFrom: (seconds, beach, distance, from, when, isProbable) =>
      `El mar de fondo de ${seconds} segundos en ${beach} ${isProbable ? 'probablemente salió' : 'salió'} de una tormenta a ${distance} al ${from} ${when}.`,
    giveOrTake: (distance, hours) => `Con un margen de ${distance} y ${hours} ${hours === 1 ? 'hora' : 'horas'}.`,
    comes: (seconds, when, fades) =>
      `Las olas más largas se adelantaron. Las mayores, de ${seconds} segundos, llegan ${when}; el mar de fondo se apaga ${fades}.`,
    came: (seconds, when, fades) =>
      `Las olas más largas se adelantaron. Las mayores, de ${seconds} segundos, llegaron ${when}; el mar de fondo se apaga ${fades}.`,
  },

  stations: {
    notReported: (kind, id) =>
      `La ${kind === 'buoy' ? 'boya' : 'estación'} ${id} no ha transmitido en las últimas 48 horas.`,
    numbered: (id) => `Estación ${id}`,
    coded: (id, code) => `Estación ${id}, ${code}`,
    zoomIn: 'acerca el mapa para cargar las estaciones',
  },
};

/** Returns 'a las 13:05', 'a la 1:05'. */
function atClock(time: string): string {
  return `a ${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
}

/** Formats minutes after midnight on the 24-hour clock: '6:05', '18:30'. */
function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
