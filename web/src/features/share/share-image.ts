import { addressOf } from '../../api/client.ts';

/** A beach's day as a picture. */
export interface DayPicture {
  readonly slug: string;
  /** '2026-11-20'. */
  readonly date: string;
  readonly units: 1 | 2;
  readonly lang: string;
}

/** Where the server draws it. */
export function pictureAddress({ slug, date, units, lang }: DayPicture): string {
  return addressOf('/share/{image}', { image: `${slug}.png` }, { day: date, units, lang });
}

/** The name it is saved under. */
export function pictureName({ slug, date }: DayPicture): string {
  return `${slug}-${date}.png`;
}

/** Whether this device hands pictures to its apps by itself. */
export function sharesPictures(): boolean {
  return navigator.canShare?.({ files: [new File([], 'day.png', { type: 'image/png' })] }) ?? false;
}
