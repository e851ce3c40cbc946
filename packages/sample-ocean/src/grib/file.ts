import { encodeMessage, type FieldValues, type Grid, type Subject } from './message.ts';

/** One field of a file, in the words of its index. */
export interface Field extends FieldValues {
  /** As in `HTSGW` and `surface`, `1 in sequence`, `10 m above ground`. */
  readonly name: string;
  readonly level: string;
  readonly subject: Omit<Subject, 'runMs' | 'forecastH'>;
  readonly decimals: number;
}

/** The bytes of a GRIB2 file and of the `.idx` that names its messages, in the order given. */
export function encodeFile(runMs: number, forecastH: number, grid: Grid, fields: readonly Field[]) {
  const stamp = new Date(runMs).toISOString().replace(/[-T]/g, '').slice(0, 10);
  const messages: Buffer[] = [];
  let index = '';
  let offset = 0;
  fields.forEach((field, n) => {
    const { name, level, subject, decimals } = field;
    const message = encodeMessage({ ...subject, runMs, forecastH }, grid, field, decimals);
    index += `${n + 1}:${offset}:d=${stamp}:${name}:${level}:${timeWords(forecastH, subject.averageFromH)}:\n`;
    messages.push(message);
    offset += message.length;
  });
  return { bytes: Buffer.concat(messages, offset), index: Buffer.from(index, 'latin1') };
}

function timeWords(forecastH: number, averageFromH: number | undefined): string {
  if (averageFromH !== undefined) return `${averageFromH}-${forecastH} hour ave fcst`;
  return forecastH === 0 ? 'anl' : `${forecastH} hour fcst`;
}
