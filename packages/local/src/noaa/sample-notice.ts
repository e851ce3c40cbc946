import type { Clock } from '../clock.ts';
import type { OceanChoice } from './choose-ocean.ts';

/** The site-wide notice by language. */
const TEXTS = {
  en: 'This is a made-up sample ocean, not a forecast: NOAA was not read.',
  es: 'Este es un océano de muestra inventado, no un pronóstico: no se leyeron los datos de la NOAA.',
  'zh-CN': '这是虚构的示例海洋，不是预报：未读取 NOAA 的数据。',
};

/**
 * Returns the setting of the notice that marks sample forecasts as not real. A cloud with a pinned time is for tests or
 * screenshots and shows no notice.
 */
export function sampleNotice(ocean: OceanChoice, clock: Pick<Clock, 'offsetMs'>): Readonly<Record<string, string>> {
  return ocean.kind === 'sample' && clock.offsetMs === 0 ? { SITE_ALERT: JSON.stringify(TEXTS) } : {};
}
