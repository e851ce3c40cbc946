import type { FieldValues } from './field-values.ts';
import type { Grid } from './grids.ts';
import { encodeMessage, type Packing } from './message.ts';
import type { Subject } from './sections.ts';

/** A field of a file, named as in its index. */
export interface Field extends FieldValues {
  /** The name and level as in the index, such as `HTSGW` and `surface`, `1 in sequence` or `10 m above ground`. */
  readonly name: string;
  readonly level: string;
  readonly subject: Omit<Subject, 'runMs' | 'forecastH'>;
  readonly decimals: number;
}

/**
 * Returns the bytes of a GRIB2 file and of the `.idx` that names its fields, in the order given. Fields in a list share
 * a message and are numbered `5.1`, `5.2`.
 */
export function encodeFile(
  runMs: number,
  forecastH: number,
  grid: Grid,
  messages: readonly (Field | readonly Field[])[],
  packing: Packing = 'simple',
) {
  const stamp = new Date(runMs).toISOString().replace(/[-T]/g, '').slice(0, 10);
  const encoded: Buffer[] = [];
  let index = '';
  let offset = 0;
  messages.forEach((one, n) => {
    const fields: readonly Field[] = 'name' in one ? [one] : one;
    const parts = fields.map((field) => ({ ...field, subject: { ...field.subject, runMs, forecastH } }));
    const message = encodeMessage(parts, grid, packing);
    fields.forEach(({ name, level, subject }, k) => {
      const number = fields.length > 1 ? `${n + 1}.${k + 1}` : n + 1;
      index += `${number}:${offset}:d=${stamp}:${name}:${level}:${timeWords(forecastH, subject.averageFromH)}:\n`;
    });
    encoded.push(message);
    offset += message.length;
  });
  return { bytes: Buffer.concat(encoded, offset), index: Buffer.from(index, 'latin1') };
}

function timeWords(forecastH: number, averageFromH: number | undefined): string {
  if (averageFromH !== undefined) return `${averageFromH}-${forecastH} hour ave fcst`;
  return forecastH === 0 ? 'anl' : `${forecastH} hour fcst`;
}
