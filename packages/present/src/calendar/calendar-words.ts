import type { Language } from '@groundswell/contracts';

/** The calendar texts that the emails do not share. */
export interface CalendarWords {
  /** The title of a beach's calendar; `ofFavorites` is that of a user's favorites. */
  readonly ofBeach: (beach: string) => string;
  readonly ofFavorites: string;
  /** The first words of an event that concerns all favorites, in place of a beach's name. */
  readonly favorites: string;
  /** The title of an event: 'Folly Beach: 3-4 ft, clean'. */
  readonly title: (beach: string, surf: string, condition: string) => string;
  readonly score: (points: number) => string;
  /**
   * The notice that the event lists the best hours of the whole day, whereas the page lists only remaining hours. It
   * also says that forecasts change.
   */
  readonly changes: string;
  /** The texts of the notice in a calendar without events, by reason: no good hours, no forecast, or no favorites. */
  readonly none: Readonly<Record<'windows' | 'forecast' | 'favorites', Reason>>;
}

interface Reason {
  readonly title: (whose: string) => string;
  readonly text: string;
}

const WORDS: Readonly<Record<Language, CalendarWords>> = {
  en: {
    ofBeach: (beach) => `Surf at ${beach}`,
    ofFavorites: 'Surf at my favorites',
    favorites: 'My favorites',
    title: (beach, surf, condition) => `${beach}: ${surf}, ${condition}`,
    score: (points) => `Score ${points} of 100`,
    changes:
      'Best hours are those of the whole day; the page names the best that are left. Forecasts change: look again before you leave.',
    none: {
      windows: {
        title: (whose) => `${whose}: no hours worth surfing`,
        text: 'None of the coming days has two hours of daylight with clean or fair surf and a score of 50.',
      },
      forecast: {
        title: (whose) => `${whose}: no forecast at the moment`,
        text: 'The forecast is missing; it comes back by itself.',
      },
      favorites: { title: (whose) => `${whose}: none yet`, text: 'The star on a forecast makes a beach a favorite.' },
    },
  },
  es: {
    ofBeach: (beach) => `Olas en ${beach}`,
    ofFavorites: 'Olas en mis favoritos',
    favorites: 'Mis favoritos',
    title: (beach, surf, condition) => `${beach}: ${surf}, ${condition}`,
    score: (points) => `Puntuación ${points} de 100`,
    changes:
      'Las mejores horas son las del día entero; la página da las mejores que quedan. Los pronósticos cambian: míralo otra vez antes de salir.',
    none: {
      windows: {
        title: (whose) => `${whose}: ninguna hora que valga la pena`,
        text: 'Ninguno de los próximos días tiene dos horas de luz con olas limpias o regulares y una puntuación de 50.',
      },
      forecast: {
        title: (whose) => `${whose}: sin pronóstico en este momento`,
        text: 'Falta el pronóstico; vuelve por sí solo.',
      },
      favorites: {
        title: (whose) => `${whose}: todavía ninguno`,
        text: 'La estrella de un pronóstico guarda su playa en tus favoritos.',
      },
    },
  },
  'zh-CN': {
    ofBeach: (beach) => `${beach} 浪况`,
    ofFavorites: '我收藏海滩的浪况',
    favorites: '我的收藏',
    title: (beach, surf, condition) => `${beach}：${surf}，${condition}`,
    score: (points) => `评分 ${points}（满分 100）`,
    changes: '最佳时段按全天计算；网页只列出当天剩余时间里最好的时段。预报会变化：出发前请再看一眼。',
    none: {
      windows: {
        title: (whose) => `${whose}：没有值得冲浪的时段`,
        text: '未来几天的白天里，没有连续两小时干净或中等、评分达到 50 的浪。',
      },
      forecast: { title: (whose) => `${whose}：暂无预报`, text: '预报暂缺，会自动恢复。' },
      favorites: { title: (whose) => `${whose}：还没有收藏`, text: '在预报页点星标即可收藏该海滩。' },
    },
  },
};

export function calendarWordsOf(lang: Language): CalendarWords {
  return WORDS[lang];
}
