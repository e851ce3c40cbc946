/** The units a reader sees. Computations stay in SI; only text and drawings use these units. */
export interface Units {
  readonly wave: 'ft' | 'm';
  readonly tide: 'ft' | 'm';
  readonly wind: 'mph' | 'kph' | 'kts';
  readonly temp: 'F' | 'C';
  /** The scale: `hawaiian` counts half of the face, as Hawaiian surfers do. */
  readonly scale: 'face' | 'hawaiian';
}

export const FEET_PER_METRE = 3.281;
export const KNOTS_PER_MPS = 1.94384;
const MPH_PER_MPS = 2.23694;
const KPH_PER_MPS = 3.6;

export const IMPERIAL: Units = { wave: 'ft', tide: 'ft', wind: 'mph', temp: 'F', scale: 'face' };
export const METRIC: Units = { wave: 'm', tide: 'm', wind: 'kph', temp: 'C', scale: 'face' };

/** Returns the units of a visitor's cookie: 2 is metric, anything else imperial. */
export function unitsOfSystem(system: number): Units {
  return system === 2 ? METRIC : IMPERIAL;
}

export function lengthIn(unit: 'ft' | 'm', metres: number): number {
  return unit === 'ft' ? metres * FEET_PER_METRE : metres;
}

export function speedIn(unit: Units['wind'], mps: number): number {
  return mps * (unit === 'mph' ? MPH_PER_MPS : unit === 'kph' ? KPH_PER_MPS : KNOTS_PER_MPS);
}

export function temperatureIn(unit: Units['temp'], celsius: number): number {
  return unit === 'F' ? celsius * 1.8 + 32 : celsius;
}

/** Returns surf in the reader's unit and scale: the face, or half of it on the Hawaiian scale (Caldwell 2005). */
export function surfIn(units: Units, faceM: number): number {
  return lengthIn(units.wave, scaledM(units, faceM));
}

/** Returns surf in the reader's scale, metres. */
export function scaledM({ scale }: Units, faceM: number): number {
  return scale === 'hawaiian' ? faceM / 2 : faceM;
}
