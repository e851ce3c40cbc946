import type { Landfall } from '@groundswell/forecast';

export type MapStillCoast = 'pacific' | 'atlantic' | 'gulf';

/** The texts of the home page's ocean picture in one language. */
export interface HomeWords {
  /** Returns text such as 'The Pacific today, Sun Nov 22'. */
  today(coast: MapStillCoast, weekday: string, dayMonth: string): string;
  readonly landfalls: Readonly<Record<Landfall, string>>;
  /** The weekdays as written within a sentence; 0 is Sunday. */
  readonly weekdays: readonly string[];
  /** Returns text such as 'A 17-second swell from NW is reaching Oahu, 4.1 ft.' */
  swell(seconds: number, from: string, landfall: string, height: string): string;
  windSea(seconds: number, from: string, landfall: string, height: string): string;
  /** Returns text such as 'It left a storm 1,600 miles away on Thursday; California has it on Tuesday.' */
  left(distance: string, day: string, next: { readonly landfall: string; readonly day: string } | undefined): string;
  miles(count: number): string;
  km(count: number): string;
  /** Returns the date of a day that is too far off for a weekday: 'Nov 12'. */
  on(dayMonth: string): string;
}
