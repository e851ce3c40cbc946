import type { Language } from '@groundswell/contracts';

type Names = Readonly<Record<Language, string>>;

/** The topics of the seed posts, by slug. */
export const TOPICS: Readonly<Record<string, Names>> = {
  'the-sea': { en: 'The sea', es: 'El mar', 'zh-CN': '大海' },
  forecasting: { en: 'Forecasting', es: 'Pronóstico', 'zh-CN': '预报' },
  'in-the-water': { en: 'In the water', es: 'En el agua', 'zh-CN': '在水里' },
  travel: { en: 'Travel', es: 'Viajes', 'zh-CN': '旅行' },
  'using-the-site': { en: 'Using the site', es: 'Usar el sitio', 'zh-CN': '使用网站' },
  'about-us': { en: 'About us', es: 'Quiénes somos', 'zh-CN': '关于我们' },
};

export const TAGS: Readonly<Record<string, Names>> = {
  accuracy: { en: 'accuracy', es: 'precisión', 'zh-CN': '准确度' },
  alerts: { en: 'alerts', es: 'alertas', 'zh-CN': '提醒' },
  beginners: { en: 'beginners', es: 'principiantes', 'zh-CN': '初学者' },
  buoys: { en: 'buoys', es: 'boyas', 'zh-CN': '浮标' },
  etiquette: { en: 'etiquette', es: 'etiqueta', 'zh-CN': '礼仪' },
  favorites: { en: 'favorites', es: 'favoritos', 'zh-CN': '收藏' },
  founder: { en: 'founder', es: 'fundadora', 'zh-CN': '创始人' },
  'north-pacific': { en: 'North Pacific', es: 'Pacífico norte', 'zh-CN': '北太平洋' },
  period: { en: 'period', es: 'periodo', 'zh-CN': '周期' },
  'puerto-rico': { en: 'Puerto Rico', es: 'Puerto Rico', 'zh-CN': '波多黎各' },
  rating: { en: 'rating', es: 'puntuación', 'zh-CN': '评分' },
  runs: { en: 'model runs', es: 'pasadas del modelo', 'zh-CN': '模式起报' },
  swell: { en: 'swell', es: 'mar de fondo', 'zh-CN': '涌浪' },
  tides: { en: 'tides', es: 'mareas', 'zh-CN': '潮汐' },
  travel: { en: 'travel', es: 'viajes', 'zh-CN': '旅行' },
  wind: { en: 'wind', es: 'viento', 'zh-CN': '风' },
};

/**
 * The author of the seed posts, whose URLs are `/blog/1/…`. The name is invented: an admin can enter another under
 * Writers.
 */
export const AUTHOR = {
  name: 'Mara Okafor',
  summaries: {
    en: 'Asks how anybody knows, and writes down the answer.',
    es: 'Pregunta cómo se sabe, y apunta la respuesta.',
    'zh-CN': '总问“你怎么知道”，然后把答案写下来。',
  },
};
