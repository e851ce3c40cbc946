import type { Faq } from './site-text.ts';

/** The questions about the forecast and its numbers. */
export const FORECAST_FAQS: readonly Faq[] = [
  {
    id: 'wave-height',
    question: {
      en: 'What “3–5 ft” means',
      es: '¿Qué significa «0.9–1.5 m (3–5 ft)»?',
      'zh-CN': '“0.9–1.5\u00a0m（3–5\u00a0ft）”是什么意思？',
    },
    answer: {
      en: 'It is the face of the wave where it breaks, from trough to crest: 3 ft is the usual wave, 5 ft the sets. Now and then one is bigger. “Flat” means under half a foot.\n\nThe sea farther out, as a buoy reports it, is another number. [The handbook](/services/handbook#height) draws both.',
      es: 'Es la cara de la ola donde rompe, del valle a la cresta: 0.9 m (3 ft) es la ola habitual y 1.5 m (5 ft) las series. De vez en cuando viene una mayor. «Sin olas» significa menos de 0.15 m (medio pie).\n\nEl mar de fuera, el que mide una boya, es otro número. [El manual](/services/handbook#height) dibuja los dos.',
      'zh-CN':
        '这是浪破碎时从浪谷到浪峰的浪面高度：0.9\u00a0m（3\u00a0ft）是平常的浪，1.5\u00a0m（5\u00a0ft）是大组浪，偶尔还会更大。“无浪”指不到 0.15\u00a0m（0.5\u00a0ft）。\n\n浮标报告的外海浪高是另一个数字，[手册](/services/handbook#height)里两者都有图示。',
    },
  },
  {
    id: 'hawaiian-scale',
    question: {
      en: 'How to see heights on the Hawaiian scale',
      es: '¿Cómo veo las alturas en la escala hawaiana?',
      'zh-CN': '怎样用夏威夷标准显示浪高？',
    },
    answer: {
      en: 'With a free account, open your settings and choose the scale under Units. On the Hawaiian scale the same wave counts as half.',
      es: 'Con una cuenta gratuita, abre tus ajustes y elige la escala en Unidades. En la escala hawaiana la misma ola cuenta la mitad.',
      'zh-CN': '注册免费账户后，打开设置，在“单位”中选择浪高标准。按夏威夷标准，同一道浪的数值减半。',
    },
  },
  {
    id: 'clean-fair-choppy',
    question: {
      en: 'What makes the surf clean, fair or choppy',
      es: '¿Qué hace que el mar esté limpio, regular o picado?',
      'zh-CN': '干净、中等、凌乱是怎么判断的？',
    },
    answer: {
      en: 'The wind: how strong it is, where it comes from compared with the way the beach faces, how gusty it is, and whether the waves are mostly fresh wind sea. At 4 knots or less it is always clean. The forecast shows the reason beside the word.',
      es: 'El viento: su fuerza, de dónde viene respecto a la orientación de la playa, sus rachas, y si las olas son sobre todo mar de viento reciente. Con 7 km/h (4 nudos) o menos siempre está limpio. El pronóstico muestra el motivo junto a la palabra.',
      'zh-CN':
        '看风：风有多大、相对海滩朝向从哪边吹来、阵风多强，以及浪是否主要是新生的风浪。风速不超过 7\u00a0km/h（4\u00a0节）时总是干净。预报会在旁边写明理由。',
    },
  },
  {
    id: 'score',
    question: {
      en: 'What an hour’s score means',
      es: '¿Qué dice la puntuación de una hora?',
      'zh-CN': '每小时的评分说明什么？',
    },
    answer: {
      en: 'From 0 to 100, how good the hour is as a whole. It is a sum, and each part has its name and its points: size, period, wind, tide where it is known. It knows nothing of the crowd or of what you can ride.',
      es: 'De 0 a 100, qué tan buena es la hora en conjunto. Es una suma, y cada parte tiene su nombre y sus puntos: tamaño, periodo, viento, y la marea donde se conoce. No sabe nada de la gente que hay ni de lo que puedes surfear tú.',
      'zh-CN':
        '从 0 到 100，表示这一小时总体有多好。它由各项相加而成，每一项都有名称和分值：浪高、周期、风，以及已知时的潮汐。它不知道人多不多，也不知道你能驾驭什么样的浪。',
    },
  },
  {
    id: 'updates',
    question: {
      en: 'How often the forecast is updated',
      es: '¿Cada cuánto se renueva el pronóstico?',
      'zh-CN': '预报多久更新一次？',
    },
    answer: {
      en: 'Four times a day, with each run of NOAA’s wave model, which is published about five hours after its start. In between, the current conditions follow the buoys and wind stations. The page always says how old its numbers are, and [the status page](/status) which source is late.',
      es: 'Cuatro veces al día, con cada pasada del modelo de oleaje de la NOAA, que se publica unas cinco horas después de empezar. Entre una y otra, las condiciones actuales siguen a las boyas y a las estaciones de viento. La página siempre dice la edad de sus números, y [la página de estado](/status) qué fuente se retrasa.',
      'zh-CN':
        '每天四次，随 NOAA 海浪模式的每次起报更新；结果约在起报五小时后发布。其间，实时状况依据浮标和测风站更新。页面总会注明数据的时间，[服务状态页](/status)注明哪个数据来源延迟。',
    },
  },
  {
    id: 'days-ahead',
    question: {
      en: 'How many days ahead you can see',
      es: '¿Cuántos días se pueden ver?',
      'zh-CN': '能看多少天的预报？',
    },
    answer: {
      en: 'The forecast has {proDays} days. Basic, which is free, shows the first {basicDays} of them; [Pro and Pro Plus](/?pro=true) show all. The first three or four days are the reliable ones; the second week shows trends.',
      es: 'El pronóstico tiene {proDays}\u00a0días. Basic, que es gratis, muestra los primeros {basicDays}; [Pro y Pro Plus](/?pro=true) los muestran todos. Los tres o cuatro primeros días son los fiables; la segunda semana muestra tendencias.',
      'zh-CN':
        '预报共 {proDays}\u00a0天。免费的 Basic 显示前 {basicDays}\u00a0天，[Pro 和 Pro Plus](/?pro=true) 显示全部。前三四天较可靠，第二周只看趋势。',
    },
  },
  {
    id: 'confidence',
    question: {
      en: 'How sure a forecast is',
      es: '¿Cuánta confianza merece un pronóstico?',
      'zh-CN': '预报有多大把握？',
    },
    answer: {
      en: 'Each day says so, and the band around the bars shows it: eight times in ten the sets fall within it. It is wider on day 10 than tomorrow, where the last runs of the model do not agree, and at beaches whose sea floor is guessed instead of sounded. “More certain than usual” compares days and beaches with each other: it stands on about a quarter of all days.\n\nThe width is learned from our own errors: if more than two buoys in ten miss the band, it widens.\n\nHow far off the forecasts of the last weeks were, measured at buoys, is [below](/faq#accuracy) and under each beach’s forecast.',
      es: 'Cada día lo dice, y la banda alrededor de las barras lo dibuja: ocho de cada diez veces las series quedan dentro. Es más ancha el día 10 que mañana, donde las últimas pasadas del modelo no coinciden, y en las playas cuyo fondo es estimado y no sondeado. «Más seguro de lo habitual» compara días y playas entre sí: vale para alrededor de la cuarta parte de los días.\n\nEl ancho se aprende de nuestros propios errores: si más de dos boyas de cada diez quedan fuera, la banda se ensancha.\n\nCuánto fallaron los pronósticos de las últimas semanas, medido en boyas, está [más abajo](/faq#accuracy) y al pie del pronóstico de cada playa.',
      'zh-CN':
        '每一天都会注明，柱形周围的带子也把它画了出来：十次里有八次，大组浪落在带子之内。第 10 天比明天宽；模式最近几次起报不一致时更宽；海底地形是推算而非实测的浪点也更宽。“比平时有把握”是各天各浪点之间的比较：大约四分之一的日子如此。\n\n带子的宽度是从我们自己的误差里学来的：如果十次里有两次以上浮标落在带外，它就会变宽。\n\n最近几周的预报与浮标实测相差多少，写在[下方](/faq#accuracy)和每个浪点的预报下面。',
    },
  },
  {
    id: 'forecast-instead-of-buoy',
    question: {
      en: 'Why it says “FORECAST” where a buoy should be',
      es: '¿Por qué dice «No hay boyas activas cerca»?',
      'zh-CN': '为什么该显示浮标的地方写着“无实测”？',
    },
    answer: {
      en: 'Because no buoy near the beach has reported within the last three hours. The model stands in for it until one does. [The map of stations](/maps#stations) shows which instruments are reporting now.',
      es: 'Porque ninguna boya cercana informó en las últimas tres horas. El modelo la sustituye hasta que una lo haga. [El mapa de estaciones](/maps#stations) muestra qué instrumentos informan ahora.',
      'zh-CN':
        '因为海滩附近没有浮标在最近三小时内发回数据，收到之前由模式代替。[海图](/maps#stations)显示哪些仪器正在报告。',
    },
  },
  {
    id: 'differs-from-the-beach',
    question: {
      en: 'Why the beach looks different from the forecast',
      es: '¿Por qué la playa se ve distinta del pronóstico?',
      'zh-CN': '为什么海滩和预报不一样？',
    },
    answer: {
      en: 'We know the coast and its depths as charts show them, but our models know neither this month’s sandbars nor what a jetty does to a wave. The tide can change a beach within the hour. Compare a few days, and you will know whether your beach runs bigger or smaller than our number.',
      es: 'Conocemos la costa y sus fondos como los muestran las cartas náuticas, pero ninguno de nuestros modelos conoce los bancos de arena de este mes, ni lo que un espigón le hace a una ola. La marea cambia una playa en una hora. Compara unos días y sabrás si tu playa suele dar más o menos que nuestro número.',
      'zh-CN':
        '我们所知的海岸和水深来自海图，但我们的模式不了解本月的沙坝，也不知道防波堤怎样改变浪。潮汐一小时内就能改变一片海滩。对比几天，你就会知道你的海滩通常偏向哪一边。',
    },
  },
];
