import type { Etiquette, Handbook } from '@groundswell/handbook';
import { language } from '../../preferences/language.ts';

export async function loadHandbook(): Promise<Handbook> {
  const load = {
    en: () => import('@groundswell/handbook/handbook/en'),
    es: () => import('@groundswell/handbook/handbook/es'),
    'zh-CN': () => import('@groundswell/handbook/handbook/zh-CN'),
  }[language];
  return (await load()).handbook;
}

export async function loadEtiquette(): Promise<Etiquette> {
  const load = {
    en: () => import('@groundswell/handbook/etiquette/en'),
    es: () => import('@groundswell/handbook/etiquette/es'),
    'zh-CN': () => import('@groundswell/handbook/etiquette/zh-CN'),
  }[language];
  return (await load()).etiquette;
}
