import type { Faq } from './site-text.ts';

/** The questions about the site itself and its other services. */
export const SITE_FAQS: readonly Faq[] = [
  {
    id: 'install',
    question: {
      en: 'How to install it as an app',
      es: '¿Cómo lo tengo como app?',
      'zh-CN': '怎样把它当作应用使用？',
    },
    answer: {
      en: '[Get the app](/app) shows the steps for iPhone, iPad and Android: the site goes on your home screen and opens like any app.',
      es: '[Instalar la app](/app) muestra los pasos para iPhone, iPad y Android: el sitio queda en tu pantalla de inicio y se abre como cualquier app.',
      'zh-CN': '[获取应用](/app)列出 iPhone、iPad 和 Android 的步骤：网站会放到主屏幕上，像应用一样打开。',
    },
  },
  {
    id: 'offline',
    question: {
      en: 'What works without a connection',
      es: '¿Qué funciona sin conexión?',
      'zh-CN': '没有网络时能用什么？',
    },
    answer: {
      en: 'The last forecast of each favorite and of the last beach you looked at, with its age. A favorite that you add meanwhile is sent once you are back online.',
      es: 'El último pronóstico de cada favorito y de la última playa que miraste, con su edad. Un favorito que añadas mientras tanto se envía cuando vuelvas a tener conexión.',
      'zh-CN': '每个收藏海滩和你最后查看的海滩的最近一次预报，并注明时间。其间添加的收藏会在恢复联网后发送。',
    },
  },
  {
    id: 'units',
    question: {
      en: 'How to change feet to meters, or the language',
      es: '¿Cómo cambio de pies a metros, o de idioma?',
      'zh-CN': '怎样把英尺换成米，或更换语言？',
    },
    answer: {
      en: 'The switch beside a forecast changes all units at once; with an account you choose each by itself in your settings. The language is at the foot of every page: English, Spanish or Chinese.',
      es: 'El interruptor junto a un pronóstico cambia todas las unidades a la vez; con una cuenta, tus ajustes fijan cada una por separado. El idioma está al pie de cada página: inglés, español o chino.',
      'zh-CN': '预报旁的开关一次更换所有单位；有账户时可在设置中逐项选择。语言在每页底部选择：英语、西班牙语或中文。',
    },
  },
  {
    id: 'level-and-boards',
    question: {
      en: 'How to tell whether a day is for you',
      es: '¿Cómo sé si un día es para mí?',
      'zh-CN': '怎样知道某一天适不适合我？',
    },
    answer: {
      en: 'Under each forecast, “Who it is for” asks for your level and your boards. Each day then says whether it is within your level and which of your boards suits it. Scores stay the same for everyone. There you can also keep a surf in your log, with the conditions of its hour; only you see it.',
      es: 'Bajo cada pronóstico, «Para quién es» pregunta tu nivel y tus tablas. Cada día dice entonces si está dentro de tu nivel y cuál de tus tablas le va. Las puntuaciones son las mismas para todos. Allí también puedes guardar una sesión en tu diario de surf, con las condiciones de su hora; solo tú la ves.',
      'zh-CN':
        '每份预报下方的“适合谁”会询问你的水平和浪板，然后说明每天是否在你的水平之内、用哪块板合适。评分对所有人都一样。在那里还可以把一次冲浪连同当时的海况记入日志，只有你自己能看到。',
    },
  },
  {
    id: 'calendar',
    question: {
      en: 'How to get the best hours into your calendar',
      es: '¿Cómo pongo las mejores horas en mi calendario?',
      'zh-CN': '怎样把最佳时段放进日历？',
    },
    answer: {
      en: 'On a forecast, open “Save or share” and choose “Add to calendar”: your calendar then follows that beach by itself. In your settings you get an address for all your favorites. Only stretches of two or more daylight hours with a score of at least 50 become events, so a poor week may have none.',
      es: 'En un pronóstico, abre «Guardar o compartir» y elige «Añadir al calendario»: tu calendario seguirá esa playa por su cuenta. En tus ajustes obtienes una dirección para todos tus favoritos. Solo se convierten en eventos los tramos de dos o más horas de luz con una puntuación de al menos 50, así que una semana floja puede no tener ninguno.',
      'zh-CN':
        '在预报页打开“保存或分享”，选择“添加到日历”，日历便会自行跟随该海滩。设置里可以得到一个包含全部收藏的地址。只有白天两小时以上、评分达到 50 的时段才会成为日程，因此浪况差的一周可能一个也没有。',
    },
  },
  {
    id: 'compare',
    question: {
      en: 'How to choose between two beaches',
      es: '¿Cómo elijo entre dos playas?',
      'zh-CN': '两个海滩怎么选？',
    },
    answer: {
      en: '[Compare](/compare) sets two beaches side by side, hour by hour, each in its own local time, with a sentence a day on which is better, when and why.',
      es: '[Comparar](/compare) pone dos playas una al lado de la otra, hora a hora y cada una en su hora, con una frase al día sobre cuál es mejor, cuándo y por qué.',
      'zh-CN': '[“比较”页](/compare)把两个海滩逐时并排列出，各用当地时间，并用一句话说明每天哪个更好、何时、为什么。',
    },
  },
  {
    id: 'own-page',
    question: {
      en: 'How to show the surf on your own page or in your program',
      es: '¿Cómo muestro las olas en mi propia página o programa?',
      'zh-CN': '怎样在自己的网页或程序中显示浪况？',
    },
    answer: {
      en: '[A widget](/services/widgets) is a line of code for your page: free, in three languages, and it does not track your visitors. [The open API](/developers) gives the same forecasts as JSON.',
      es: '[Un widget](/services/widgets) es una línea de código para tu página: gratis, en tres idiomas y sin rastrear a tus visitantes. [La API abierta](/developers) da los mismos pronósticos en JSON.',
      'zh-CN':
        '[小组件](/services/widgets)只需在网页中加一行代码：免费，支持三种语言，不记录你的访客。[开放 API](/developers) 以 JSON 提供同样的预报。',
    },
  },
  {
    id: 'tide-cards',
    question: {
      en: 'Printed tide charts for your shop',
      es: '¿Cómo consigo tablas de mareas impresas para mi tienda?',
      'zh-CN': '我的店可以订印刷的潮汐表吗？',
    },
    answer: {
      en: 'They are $100 for 1000 cards, $170 for 5000, with three months of tides on each side and your shop’s name on the front. [Tide Charts](/services/tide-charts) shows the card for your beach before you order.',
      es: 'Cuestan $100 por 1,000 tarjetas y $170 por 5,000, con tres meses de mareas en cada cara y el nombre de tu tienda al frente. [Tablas de mareas](/services/tide-charts) muestra la tarjeta de tu playa antes de pedirla.',
      'zh-CN':
        '可以：1000\u00a0张 US$100，5000\u00a0张 US$170，每面三个月的潮汐，正面印你的店名。订购前可在[潮汐表](/services/tide-charts)预览你海滩的卡片。',
    },
  },
  {
    id: 'beginner',
    question: {
      en: 'Where to begin if you have never surfed',
      es: '¿Por dónde empiezo si nunca he surfeado?',
      'zh-CN': '从没冲过浪，从哪里开始？',
    },
    answer: {
      en: 'With the [Mini Handbook](/services/handbook): short pages on swell, wind, tide, boards and your first days. Then the [Surf Etiquette Guide](/services/surf-etiquette-guide), so that everybody is glad you came.',
      es: 'Con el [Minimanual](/services/handbook): páginas cortas sobre el mar de fondo, el viento, la marea, las tablas y tus primeros días. Después, la [Guía de etiqueta](/services/surf-etiquette-guide), para que todos se alegren de que hayas venido.',
      'zh-CN':
        '先读[迷你手册](/services/handbook)：关于涌浪、风、潮汐、浪板和最初几天的短文；再读[冲浪礼仪指南](/services/surf-etiquette-guide)，让大家都欢迎你。',
    },
  },
  {
    id: 'data-sources',
    question: {
      en: 'Where the data comes from',
      es: '¿De dónde vienen los datos?',
      'zh-CN': '数据来自谁？',
    },
    answer: {
      en: 'The wave, wind and instrument data is NOAA’s and in the public domain; what we make of it is ours to answer for. [About](/about#sources) names each source.',
      es: 'El oleaje, el viento y los instrumentos son de la NOAA, de dominio público; de lo que hacemos con ellos respondemos nosotros. [Acerca de](/about#sources) nombra cada fuente.',
      'zh-CN':
        '海浪、风和仪器数据来自 NOAA，属于公有领域；我们据此制作的内容由我们负责。[“关于”页](/about#sources)列出每个来源。',
    },
  },
  {
    id: 'privacy',
    question: {
      en: 'What we track about you',
      es: '¿Qué rastrean de mí?',
      'zh-CN': '你们会跟踪我吗？',
    },
    answer: {
      en: 'Nothing. There are no trackers, and no pictures in our emails that report back. A location that you share is used to find the nearest beach, rounded to about 100 meters, and is not kept with your account.',
      es: 'Nada. No hay rastreadores, ni imágenes en nuestros correos que nos avisen. La ubicación que compartes sirve para encontrar la playa más cercana, redondeada a unos 100 metros, y no se guarda con tu cuenta.',
      'zh-CN':
        '不会。没有跟踪器，邮件里也没有会回传的图片。你分享的位置只用于查找最近的海滩，四舍五入到约 100\u00a0m，不与账户一起保存。',
    },
  },
];
