import { packLosslessly } from './ccsds-packing.ts';
import { packComplexly } from './complex-packing.ts';
import type { FieldValues } from './field-values.ts';
import { type Grid, gridSection } from './grids.ts';
import { markPresent, roundOff } from './packing.ts';
import { identificationSection, makeSection, productSection, type Subject } from './sections.ts';
import { packSimply } from './simple-packing.ts';

/** A field of a message; values are rounded to `decimals` places. */
export interface Part extends FieldValues {
  readonly subject: Subject;
  readonly decimals: number;
}

/** The packing, in template 5.0, 5.3 or 5.42. */
export type Packing = 'simple' | 'complex' | 'lossless';

const PACKERS = { simple: packSimply, complex: packComplexly, lossless: packLosslessly };

/**
 * Encodes a GRIB2 message of one discipline and run. Each of several fields has its own sections 4 to 7, with a bitmap
 * where any point is missing. Throws when the number of values differs from that of points or cells, and when the
 * values spread too far for the packing.
 */
export function encodeMessage(parts: readonly Part[], grid: Grid, packing: Packing = 'simple'): Buffer {
  const [first] = parts;
  if (!first) throw new Error('A message has at least one field.');
  const sections = [
    identificationSection(first.subject.runMs),
    gridSection(grid),
    ...parts.flatMap((part) => encodePart(part, grid, packing)),
  ];
  const head = Buffer.alloc(16);
  head.write('GRIB', 0, 'latin1');
  head[6] = first.subject.discipline;
  head[7] = 2;
  head.writeBigUInt64BE(BigInt(sections.reduce((sum, { length }) => sum + length, 16 + 4)), 8);
  return Buffer.concat([head, ...sections, Buffer.from('7777', 'latin1')]);
}

function encodePart(part: Part, grid: Grid, packing: Packing): Buffer[] {
  const { subject, cells, decimals } = part;
  const points = grid.rows * grid.columns;
  const expected = cells?.length ?? points;
  const given = (part.indexes ?? part.values).length;
  if (given !== expected) throw new Error(`There are ${given} values for ${expected} points.`);

  const rounded = roundOff(part, 10 ** decimals);
  const bitmap = makeSection(6, 6 + (rounded.present < points ? Math.ceil(points / 8) : 0));
  if (rounded.present < points && part.bitmap) bitmap.set(part.bitmap, 6);
  else if (rounded.present < points) markPresent(bitmap, 6, part);
  else bitmap[5] = 255;
  const [representation, data] = PACKERS[packing](rounded, decimals);
  return [productSection(subject), representation, bitmap, data];
}
