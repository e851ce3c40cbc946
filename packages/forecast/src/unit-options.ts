import { IMPERIAL, type Units, unitsOfSystem } from './units.ts';

/** A reader's choice for each quantity, as ids of the option lists; accounts store it. */
export interface UnitChoices {
  readonly wind: number;
  readonly wvht: number;
  readonly tide: number;
  readonly temp: number;
  readonly scale: number;
}

interface Option<U> {
  readonly id: number;
  readonly name: string;
  readonly unit: U;
}

/** The options of each quantity, the default first. An id never changes its meaning. */
export const UNIT_OPTIONS = {
  wind: [
    { id: 5, name: 'mph', unit: 'mph' },
    { id: 6, name: 'kph', unit: 'kph' },
    { id: 7, name: 'kts', unit: 'kts' },
  ],
  wvht: [
    { id: 1, name: 'ft', unit: 'ft' },
    { id: 2, name: 'm', unit: 'm' },
  ],
  tide: [
    { id: 3, name: 'ft', unit: 'ft' },
    { id: 4, name: 'm', unit: 'm' },
  ],
  temp: [
    { id: 8, name: '°F', unit: 'F' },
    { id: 9, name: '°C', unit: 'C' },
  ],
  scale: [
    { id: 10, name: 'face height', unit: 'face' },
    { id: 11, name: 'Hawaiian', unit: 'hawaiian' },
  ],
} as const satisfies {
  wind: readonly Option<Units['wind']>[];
  wvht: readonly Option<Units['wave']>[];
  tide: readonly Option<Units['tide']>[];
  temp: readonly Option<Units['temp']>[];
  scale: readonly Option<Units['scale']>[];
};

const IMPERIAL_CHOICES: UnitChoices = { wind: 5, wvht: 1, tide: 3, temp: 8, scale: 10 };
const METRIC_CHOICES: UnitChoices = { wind: 6, wvht: 2, tide: 4, temp: 9, scale: 10 };

/** Returns a new account's choices from the visitor's cookie: 2 is metric, anything else imperial. */
export function unitChoicesOfSystem(system: number): UnitChoices {
  return system === 2 ? METRIC_CHOICES : IMPERIAL_CHOICES;
}

/** Returns the units of option ids. An unknown id means imperial. */
export function unitsOfChoices({ wind, wvht, tide, temp, scale }: UnitChoices): Units {
  return {
    wave: unitOf(UNIT_OPTIONS.wvht, wvht) ?? IMPERIAL.wave,
    tide: unitOf(UNIT_OPTIONS.tide, tide) ?? IMPERIAL.tide,
    wind: unitOf(UNIT_OPTIONS.wind, wind) ?? IMPERIAL.wind,
    temp: unitOf(UNIT_OPTIONS.temp, temp) ?? IMPERIAL.temp,
    scale: unitOf(UNIT_OPTIONS.scale, scale) ?? IMPERIAL.scale,
  };
}

const UNIT_BY_NAME = {
  ft: { wave: 'ft' },
  m: { wave: 'm' },
  mph: { wind: 'mph' },
  kph: { wind: 'kph' },
  kts: { wind: 'kts' },
  F: { temp: 'F' },
  C: { temp: 'C' },
} as const satisfies Record<string, Partial<Units>>;
/** The name of a unit of waves, wind or temperature. */
export type UnitName = keyof typeof UNIT_BY_NAME;

/**
 * Returns a reader's units: the account's choices when signed in, otherwise the system of the visitor's cookie. Units
 * chosen on the requesting page override the quantities they belong to.
 */
export function unitsOfReader(system: number, own: UnitChoices | undefined, chosen: readonly UnitName[] = []): Units {
  let units = own ? unitsOfChoices(own) : unitsOfSystem(system);
  for (const name of chosen) units = { ...units, ...UNIT_BY_NAME[name] };
  return units;
}

function unitOf<U>(options: readonly Option<U>[], id: number): U | undefined {
  return options.find((option) => option.id === id)?.unit;
}
