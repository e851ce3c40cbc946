import { decodeField } from './decode-field.ts';
import type { GribField, PeriodRange, Surface } from './grib-field.ts';
import { noaaName } from './noaa-name.ts';

/**
 * A one-line description of a field: parameter, grid and range of values. Min, max and mean are absent where all values
 * are missing.
 */
export interface FieldDescription {
  readonly offset: number;
  readonly length: number;
  readonly field: number;
  readonly discipline: number;
  readonly category: number;
  readonly number: number;
  readonly name?: string;
  readonly referenceTime: string;
  readonly forecastHour: number;
  readonly fromHour?: number;
  readonly level: Surface;
  readonly secondLevel?: Surface;
  /** The range of wave periods; its name is ECMWF's, as `1012` for 10 to 12 s. */
  readonly periodRange?: PeriodRange & { readonly name?: string };
  readonly packing: string;
  readonly grid: string;
  readonly Ni: number;
  readonly Nj: number;
  readonly missing: number;
  readonly min?: number;
  readonly max?: number;
  readonly mean?: number;
  /** The values by index in file order; null where missing or past the end. */
  readonly values?: Readonly<Record<string, number | null>>;
}

/** Decodes a field and summarizes it, with the values at the indexes `at` in file order. */
export function describeField(field: GribField, at: readonly number[]): FieldDescription {
  const values = decodeField(field);
  return {
    offset: field.offset,
    length: field.length,
    field: field.fieldIndex,
    discipline: field.discipline,
    category: field.category,
    number: field.number,
    name: noaaName(field),
    referenceTime: field.referenceTime.toISOString(),
    forecastHour: field.forecastHours,
    fromHour: field.interval?.fromHours,
    level: field.surface,
    secondLevel: field.secondSurface,
    periodRange: field.periodRange && { name: periodName(field.periodRange), ...field.periodRange },
    packing: `5.${field.packing.template}`,
    grid: `3.${field.grid.template}`,
    Ni: field.grid.ni,
    Nj: field.grid.nj,
    ...summarize(values),
    values: at.length === 0 ? undefined : Object.fromEntries(at.map((index) => [index, present(values[index])])),
  };
}

/** Returns the two limits in whole seconds, of two digits each; undefined if a limit is missing or longer. */
function periodName({ lowerS, upperS }: PeriodRange): string | undefined {
  if (lowerS === undefined || upperS === undefined) return undefined;
  const name = [lowerS, upperS].map((limit) => String(limit).padStart(2, '0')).join('');
  return /^\d{4}$/.test(name) ? name : undefined;
}

function summarize(values: Float32Array): { missing: number; min?: number; max?: number; mean?: number } {
  let [missing, min, max, sum] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const value of values) {
    if (Number.isNaN(value)) {
      missing += 1;
      continue;
    }
    min = Math.min(min, value);
    max = Math.max(max, value);
    sum += value;
  }
  const count = values.length - missing;
  return count === 0 ? { missing } : { missing, min: shortest(min), max: shortest(max), mean: sum / count };
}

function present(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : shortest(value);
}

/** Returns the shortest decimal of a 32-bit number: 0.05, not 0.05000000074505806. */
function shortest(value: number): number {
  for (let digits = 1; digits < 9; digits++) {
    const decimal = Number(value.toPrecision(digits));
    if (Math.fround(decimal) === value) return decimal;
  }
  return value;
}
