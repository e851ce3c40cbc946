import type { SiteContents } from '@groundswell/contracts';

/** The default trip recommendation, until an editor replaces it. */
export const TRIP: SiteContents['trip'] = {
  isOn: true,
  link: '/blog/1/recommended-surf-trip',
  text: {
    en: 'Somewhere warm is breaking. See the trip we recommend this season.',
    es: 'En algún lugar cálido hay olas. Mira el viaje que recomendamos esta temporada.',
    'zh-CN': '某处温暖的海岸正有好浪。看看我们本季推荐的旅行。',
  },
};
