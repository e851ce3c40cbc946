import type { Coast } from '@groundswell/map-stills';
import { m } from '../../../paraglide/messages.js';

interface Named {
  readonly lat: number;
  readonly lon: number;
}

/** The names of seas on a wide map still, clear of the texts over its corners. */
export const SEAS: Readonly<
  Record<Coast, readonly (Named & { readonly name: () => string; readonly size: number })[]>
> = {
  pacific: [
    { lat: 47, lon: -172, name: m.home_sea_north_pacific, size: 14 },
    { lat: 54.3, lon: -147, name: m.home_sea_alaska, size: 12 },
  ],
  atlantic: [
    { lat: 40.5, lon: -46, name: m.home_sea_north_atlantic, size: 14 },
    { lat: 28, lon: -62, name: m.home_sea_sargasso, size: 12 },
    { lat: 15.2, lon: -74, name: m.home_sea_caribbean, size: 12 },
  ],
  gulf: [{ lat: 25.6, lon: -90, name: m.home_sea_gulf, size: 14 }],
};

/** The names of towns, which are not translated. */
export const TOWNS: Readonly<Record<Coast, readonly (Named & { readonly name: string; readonly left?: true })[]>> = {
  pacific: [
    { lat: 47.6, lon: -122.3, name: 'Seattle' },
    { lat: 37.77, lon: -122.4, name: 'San Francisco' },
    { lat: 34.05, lon: -118.25, name: 'Los Angeles' },
  ],
  atlantic: [
    { lat: 44.65, lon: -63.57, name: 'Halifax', left: true },
    { lat: 42.36, lon: -71.06, name: 'Boston', left: true },
    { lat: 40.7, lon: -74, name: 'New York', left: true },
    { lat: 25.76, lon: -80.19, name: 'Miami' },
    { lat: 32.78, lon: -79.93, name: 'Charleston', left: true },
  ],
  gulf: [
    { lat: 29.95, lon: -90.07, name: 'New Orleans' },
    { lat: 27.8, lon: -97.4, name: 'Corpus Christi', left: true },
    { lat: 27.95, lon: -82.46, name: 'Tampa' },
    { lat: 29.76, lon: -95.37, name: 'Houston', left: true },
  ],
};
