import type { Etiquette, Handbook } from '@groundswell/booklets';
import { language } from '../../preferences/language.ts';

/** The handbook in the page's language. */
export async function loadHandbook(): Promise<Handbook> {
  const load = {
    en: () => import('@groundswell/booklets/handbook/en'),
    es: () => import('@groundswell/booklets/handbook/es'),
    'zh-CN': () => import('@groundswell/booklets/handbook/zh-CN'),
  }[language];
  return (await load()).handbook;
}

/** The surf etiquette card in the page's language. */
export async function loadEtiquette(): Promise<Etiquette> {
  const load = {
    en: () => import('@groundswell/booklets/etiquette/en'),
    es: () => import('@groundswell/booklets/etiquette/es'),
    'zh-CN': () => import('@groundswell/booklets/etiquette/zh-CN'),
  }[language];
  return (await load()).etiquette;
}
