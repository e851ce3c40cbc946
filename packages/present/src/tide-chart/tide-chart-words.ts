import type { Language, TideChartReply } from '@groundswell/contracts';

type Source = Pick<TideChartReply, 'station' | 'datum' | 'units'>;

/** The texts on a printed tide chart except months and days. */
export interface TideChartWords {
  title(beach: string): string;
  readonly low: string;
  readonly high: string;
  /** The placeholder for the shop's own name. */
  readonly shop: string;
  source(of: Source): string;
}

const WORDS: Readonly<Record<Language, TideChartWords>> = {
  en: {
    title: (beach) => `Tides at ${beach}`,
    low: 'LOW',
    high: 'HIGH',
    shop: 'Your name, picture and address',
    source: ({ station, datum, units }) =>
      `Predicted for ${station}, ${units === 'ft' ? 'feet' : 'meters'} above ${datum}, local time, daylight saving included. Wind and storms change the sea. Not for navigation.`,
  },
  es: {
    title: (beach) => `Mareas en ${beach}`,
    low: 'BAJAMAR',
    high: 'PLEAMAR',
    shop: 'Tu nombre, tu imagen y tu dirección',
    source: ({ station, datum, units }) =>
      `Calculadas para ${station}, ${units === 'ft' ? 'pies' : 'metros'} sobre ${datum}, hora local, con horario de verano. El viento y los temporales cambian el mar. No aptas para navegar.`,
  },
  'zh-CN': {
    title: (beach) => `${beach} 潮汐`,
    low: '低潮',
    high: '高潮',
    shop: '你的店名、图片和地址',
    source: ({ station, datum, units }) =>
      `依据 ${station} 推算，单位 ${units}，基准面 ${datum}，当地时间，已计夏令时。风和风暴会影响水位。不可用于导航。`,
  },
};

export function tideChartWordsOf(lang: Language): TideChartWords {
  return WORDS[lang];
}
