import type { SiteContents } from '@groundswell/contracts';

const link = '/services/handbook#boards';

/** The default boards of the beach page's 'board of the day', until an editor replaces them. */
export const BOARDS_OF_DAY: SiteContents['boards'] = {
  isOn: true,
  boards: [
    { board: 'Foamie', link, name: { en: 'Foamie', es: 'Tabla de espuma', 'zh-CN': '软板' } },
    { board: 'Longboard', link, name: { en: 'Longboard', es: 'Longboard', 'zh-CN': '长板' } },
    { board: 'Fish', link, name: { en: 'Fish', es: 'Fish', 'zh-CN': '鱼板' } },
    { board: 'Shortboard', link, name: { en: 'Shortboard', es: 'Shortboard', 'zh-CN': '短板' } },
    { board: 'Step-up', link, name: { en: 'Step-up', es: 'Step-up', 'zh-CN': '加长短板' } },
    { board: 'Gun', link, name: { en: 'Gun', es: 'Gun', 'zh-CN': '枪板' } },
  ],
};
