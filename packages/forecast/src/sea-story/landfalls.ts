import type { Point } from '../great-circle.ts';

/** The stretches of coast that sea stories name, each with a point off its open shore. */
export const LANDFALLS = {
  oahu: { lat: 21.7, lon: -158.1 },
  kauai: { lat: 22.3, lon: -159.5 },
  maui: { lat: 21.05, lon: -156.6 },
  'big-island': { lat: 19.9, lon: -156 },
  washington: { lat: 46.9, lon: -124.3 },
  oregon: { lat: 44.6, lon: -124.2 },
  'northern-california': { lat: 37.7, lon: -122.7 },
  'southern-california': { lat: 33.6, lon: -118.2 },
  'new-england': { lat: 42.9, lon: -70.6 },
  'new-york': { lat: 40.8, lon: -72.3 },
  'new-jersey': { lat: 39.8, lon: -73.9 },
  delmarva: { lat: 38.5, lon: -74.9 },
  carolinas: { lat: 34.8, lon: -75.8 },
  florida: { lat: 28.4, lon: -80.4 },
  'puerto-rico': { lat: 18.6, lon: -67 },
  texas: { lat: 27.6, lon: -97.1 },
  louisiana: { lat: 29.1, lon: -90.2 },
  'florida-gulf': { lat: 29.2, lon: -85.8 },
} as const satisfies Readonly<Record<string, Point>>;
export type Landfall = keyof typeof LANDFALLS;
