import { requestFile } from '../../api/client.ts';

/** The parameters of a picture of a beach's day. */
export interface DayPicture {
  readonly slug: string;
  /** The date of the day: '2026-11-20'. */
  readonly date: string;
  readonly units: 1 | 2;
  readonly lang: string;
}

/**
 * Fetches a picture of a beach's day, which the server renders for this reader: any day of the reader's plan, in the
 * reader's units.
 */
export async function fetchPicture({ slug, date, units, lang }: DayPicture): Promise<File> {
  const parts = { params: { image: `${slug}.png` }, query: { day: date, units, lang } };
  const picture = await requestFile('getShareImage', parts);
  return new File([picture], pictureName({ slug, date }), { type: 'image/png' });
}

/** Fetches a day as a page to print. */
export async function fetchSheet({ slug, date, units, lang }: DayPicture): Promise<File> {
  const sheet = await requestFile('getDaySheet', {
    params: { sheet: `${slug}.pdf` },
    query: { day: date, units, lang },
  });
  return new File([sheet], `${slug}-${date}.pdf`, { type: 'application/pdf' });
}

function pictureName({ slug, date }: Pick<DayPicture, 'slug' | 'date'>): string {
  return `${slug}-${date}.png`;
}

/** Whether this device can share pictures. */
export function sharesPictures(): boolean {
  return navigator.canShare?.({ files: [new File([], 'day.png', { type: 'image/png' })] }) ?? false;
}
