import type { Service } from './site-text.ts';

/** The services in order; the home page shows the first four. */
export const SERVICES: readonly Service[] = [
  {
    url: '/services/handbook',
    img: '/services/handbook.svg',
    title: { en: 'Mini Handbook', es: 'Minimanual', 'zh-CN': '迷你手册' },
    description: {
      en: 'A pocket guide for the first years in the water: swell, tide, wind, boards, safety.',
      es: 'Una guía de bolsillo para los primeros años en el agua: mar de fondo, marea, viento, tablas y seguridad.',
      'zh-CN': '写给冲浪头几年的口袋指南：涌浪、潮汐、风、浪板与安全。',
    },
  },
  {
    url: '/services/surf-etiquette-guide',
    img: '/services/surf-etiquette-guide.svg',
    title: { en: 'Surf Etiquette Guide', es: 'Guía de etiqueta del surf', 'zh-CN': '冲浪礼仪指南' },
    description: {
      en: 'Who goes, who waits, who paddles where: one card, front and back.',
      es: 'Quién va, quién espera y por dónde se rema: una tarjeta por las dos caras.',
      'zh-CN': '谁先走、谁等候、往哪儿划：一张卡片，正反两面。',
    },
  },
  {
    url: '/services/tide-charts',
    img: '/services/tide-charts.svg',
    title: { en: 'Tide Charts', es: 'Tablas de mareas', 'zh-CN': '潮汐表' },
    description: {
      en: 'Printed tide tables with your shop’s name, three months to a side.',
      es: 'Tablas de mareas impresas con el nombre de tu tienda, tres meses por cara.',
      'zh-CN': '印有你店名的潮汐表，每面三个月。',
    },
  },
  {
    url: '/services/advertise',
    img: '/services/advertise.svg',
    title: { en: 'Advertise', es: 'Publicidad', 'zh-CN': '广告合作' },
    description: {
      en: 'Your shop, school or board in front of surfers near you.',
      es: 'Tu tienda, tu escuela o tus tablas ante los surfistas de tu zona.',
      'zh-CN': '让附近的冲浪者看到你的店铺、学校或浪板。',
    },
  },
  {
    url: '/surf-etiquette/delaware',
    img: '/services/delaware.svg',
    title: { en: 'Delaware Surf Etiquette', es: 'Etiqueta del surf en Delaware', 'zh-CN': '特拉华冲浪礼仪' },
    description: {
      en: 'The signs at the beaches of Delaware’s state parks, and the surf behind them.',
      es: 'Los carteles en las playas de los parques estatales de Delaware, y las olas que hay detrás.',
      'zh-CN': '特拉华州立公园海滩上的礼仪牌，以及那里的浪。',
    },
  },
  {
    url: '/services/widgets',
    img: '/services/widgets.svg',
    title: { en: 'Widgets', es: 'Widgets', 'zh-CN': '网页小组件' },
    description: {
      en: 'The forecast of your beach on your own website, free of charge.',
      es: 'El pronóstico de tu playa en tu propio sitio web, gratis.',
      'zh-CN': '把你海滩的预报免费放到自己的网站上。',
    },
  },
];
