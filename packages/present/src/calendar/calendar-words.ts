import type { Language } from '@groundswell/contracts';

/** What calendars say besides what letters say. */
export interface CalendarWords {
  /** A beach's calendar, and that of a person's favorites. */
  readonly ofBeach: (beach: string) => string;
  readonly ofFavorites: string;
  /** An event, 'Folly Beach: 3-4 ft, clean'. */
  readonly title: (beach: string, surf: string, condition: string) => string;
  readonly score: (points: number) => string;
  readonly changes: string;
}

const WORDS: Readonly<Record<Language, CalendarWords>> = {
  en: {
    ofBeach: (beach) => `Surf at ${beach}`,
    ofFavorites: 'Surf at my favorites',
    title: (beach, surf, condition) => `${beach}: ${surf}, ${condition}`,
    score: (points) => `Score ${points} of 100`,
    changes: 'Forecasts change: look again before you leave.',
  },
  es: {
    ofBeach: (beach) => `Olas en ${beach}`,
    ofFavorites: 'Olas en mis favoritas',
    title: (beach, surf, condition) => `${beach}: ${surf}, ${condition}`,
    score: (points) => `Puntuación ${points} de 100`,
    changes: 'Los pronósticos cambian: míralo otra vez antes de salir.',
  },
  'zh-CN': {
    ofBeach: (beach) => `${beach}浪况`,
    ofFavorites: '我收藏海滩的浪况',
    title: (beach, surf, condition) => `${beach}：${surf}，${condition}`,
    score: (points) => `评分 ${points}（满分 100）`,
    changes: '预报会变化：出发前请再看一眼。',
  },
};

export function calendarWordsOf(lang: Language): CalendarWords {
  return WORDS[lang];
}
