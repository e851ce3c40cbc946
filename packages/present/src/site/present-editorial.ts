import type { Language, SiteContents } from '@groundswell/contracts';
import type { Editorial } from '../beach/present-forecast.ts';

/**
 * Presents the editors' trip and boards in one language, for the forecast page. A section that the editors switched off
 * is absent.
 */
export function presentEditorial({ trip, boards }: Pick<SiteContents, 'trip' | 'boards'>, lang: Language): Editorial {
  const texts = boards.boards.map(({ board, link, name }) => [board, { link, name: name[lang] }] as const);
  return {
    ...(trip.isOn && { trip: { link: trip.link, txt: trip.text[lang] } }),
    ...(boards.isOn && { boards: Object.fromEntries(texts) as Required<Editorial>['boards'] }),
  };
}
