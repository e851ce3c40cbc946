import type { Faq } from './site-text.ts';

/** The questions about swell, tide, instruments, maps and beaches. */
export const SEA_FAQS: readonly Faq[] = [
  {
    id: 'several-swells',
    question: {
      en: 'Why several swells are listed',
      es: '¿Por qué aparecen varios mares de fondo?',
      'zh-CN': '为什么会列出好几股涌浪？',
    },
    answer: {
      en: 'Because several arrive at once, from different storms, each with its own height, period and direction. Swells that run past the beach are told apart and do not count. [How swell is born](/services/handbook#swell) is a page of the handbook.',
      es: 'Porque llegan varios a la vez, de distintas tormentas, cada uno con su altura, su periodo y su dirección. Los que pasan de largo se distinguen y no cuentan. [Cómo nace el mar de fondo](/services/handbook#swell) es una página del manual.',
      'zh-CN':
        '因为来自不同风暴的几股涌浪会同时到达，各有浪高、周期和方向。从海滩旁经过的涌浪会单独区分，不计入。[涌浪是怎样诞生的](/services/handbook#swell)见手册。',
    },
  },
  {
    id: 'arrows',
    question: {
      en: 'Which way the arrows point',
      es: '¿Hacia dónde apuntan las flechas?',
      'zh-CN': '箭头指向哪个方向？',
    },
    answer: {
      en: 'Arrows point where wind or swell is going; the letters beside them say where it comes from. “From W” with an arrow to the right means the same thing.',
      es: 'Las flechas apuntan hacia donde van el viento o el mar de fondo; las letras de al lado dicen de dónde vienen. «Del O» con una flecha hacia la derecha es lo mismo.',
      'zh-CN': '箭头指向风或涌浪前去的方向，旁边的文字说明它从哪里来。“来自西”和指向右边的箭头是同一个意思。',
    },
  },
  {
    id: 'tide-heights',
    question: {
      en: 'Where the tide comes from and what its heights refer to',
      es: '¿De dónde sale la marea y a qué se refieren sus alturas?',
      'zh-CN': '潮汐数据来自哪里，高度以什么为基准？',
    },
    answer: {
      en: 'It is computed from published harmonic constants of the tide station that the page names, above mean lower low water (MLLW), the zero of American charts. It is the pull of moon and sun alone: a storm can raise or lower the sea by more than a foot.',
      es: 'Se calcula con las constantes armónicas publicadas de la estación de mareas que la página nombra, sobre la media de las bajamares más bajas (MLLW), el cero de las cartas náuticas estadounidenses. Es solo la atracción de la luna y el sol: un temporal puede subir o bajar el mar más de 0.3 m (1 ft).',
      'zh-CN':
        '由页面所注潮汐站公布的调和常数计算，以平均较低低潮面（MLLW，美国海图的零点）为基准。它只算月亮和太阳的引力：风暴可使海面升降 0.3\u00a0m（1\u00a0ft）以上。',
    },
  },
  {
    id: 'no-tide-data',
    question: {
      en: 'Why a beach has “No Tide Data”',
      es: '¿Por qué una playa no tiene datos de marea?',
      'zh-CN': '为什么有的海滩没有潮汐数据？',
    },
    answer: {
      en: 'No tide station is near enough to stand for it, and a wrong tide is worse than none. The rest of its forecast is complete.',
      es: 'Ninguna estación de mareas cercana la representa, y una marea equivocada es peor que ninguna. Todo lo demás del pronóstico está completo.',
      'zh-CN': '附近没有能代表它的潮汐站，而错误的潮汐比没有更糟。它的预报在其他方面是完整的。',
    },
  },
  {
    id: 'advisories',
    question: {
      en: 'Where official warnings are shown',
      es: '¿Dónde se muestran los avisos oficiales?',
      'zh-CN': '会显示官方警报吗？',
    },
    answer: {
      en: 'On the beach’s own page, wherever the National Weather Service has an advisory for it, such as for rip currents or high surf. Lifeguards, flags and closures always come before us.',
      es: 'En la página de la propia playa, siempre que el Servicio Meteorológico Nacional de EE. UU. tenga un aviso para ella, por ejemplo por corrientes de resaca u oleaje alto. Los salvavidas, las banderas y los cierres van siempre por delante de nosotros.',
      'zh-CN':
        '会。美国国家气象局对某处海滩发布的警报、注意报或通告，例如离岸流或大浪，会显示在该海滩的页面上。救生员、旗号和封闭令永远优先于我们。',
    },
  },
  {
    id: 'which-beaches',
    question: {
      en: 'Which beaches are covered',
      es: '¿Qué playas hay?',
      'zh-CN': '覆盖哪些海滩？',
    },
    answer: {
      en: 'More than 600: the East Coast, the Gulf Coast, the West Coast, Hawaii and Puerto Rico. For any other place at sea, press [the charts](/maps) where you want to know the waves. If your beach is missing, [tell us](#contact).',
      es: 'Más de 600: la costa este, la del Golfo, la oeste, Hawái y Puerto Rico. Para cualquier otro lugar del mar, toca [los mapas](/maps) donde quieras conocer las olas. Si falta tu playa, [dínoslo](#contact).',
      'zh-CN':
        '600 多处：美国东海岸、墨西哥湾沿岸、西海岸、夏威夷和波多黎各。海上其他任何地点，可在[海图](/maps)上点按查看。若缺少你的海滩，请[告诉我们](#contact)。',
    },
  },
  {
    id: 'nearby',
    question: {
      en: 'How to find where it is best today',
      es: '¿Cómo encuentro dónde está mejor hoy?',
      'zh-CN': '怎样找到今天哪里最好？',
    },
    answer: {
      en: '[Nearby](/nearby) shows every beach around you on a map, with its surf this morning and this afternoon, and sorts them by place, height or condition.',
      es: '[Cerca](/nearby) muestra en un mapa todas las playas a tu alrededor, con sus olas de esta mañana y esta tarde, y las ordena por lugar, altura o condición.',
      'zh-CN': '[附近](/nearby)在地图上显示你周围的每处海滩，以及今天上午和下午的浪，并可按地理位置、浪高或浪况排序。',
    },
  },
  {
    id: 'charts',
    question: {
      en: 'What the charts show',
      es: '¿Qué muestran los mapas?',
      'zh-CN': '海图显示什么？',
    },
    answer: {
      en: '[Wave height](/maps#wave), [period](/maps#period), wind by a global model ([GFS](/maps#gfs)) and by a finer one of North America ([NAM](/maps#nam)), and [sea temperature](/maps#sst), each with the model and the run it was drawn from. Press anywhere to read the values there.',
      es: '[Altura de las olas](/maps#wave), [periodo](/maps#period), viento de un modelo global ([GFS](/maps#gfs)) y de uno más fino de Norteamérica ([NAM](/maps#nam)), y [temperatura del mar](/maps#sst), cada uno con el modelo y la pasada de los que se dibujó. Toca cualquier punto para leer sus valores.',
      'zh-CN':
        '[浪高](/maps#wave)、[周期](/maps#period)、全球模式的风（[GFS](/maps#gfs)）、北美更精细模式的风（[NAM](/maps#nam)）和[海温](/maps#sst)，并各自注明绘制所用的模式及其起报时间。点按任意位置可读取数值。',
    },
  },
];
