import { type CcsdsShape, compress } from '../src/grib/ccsds-stream.ts';
import { gridSection } from '../src/grib/grids.ts';
import { identificationSection, makeSection, productSection } from '../src/grib/sections.ts';

/** Returns a GRIB2 message of one row of samples, compressed in the given shape; the samples are the field's values. */
export function encodeCcsds(samples: readonly number[], shape: CcsdsShape): Buffer {
  const runMs = Date.UTC(2026, 10, 20);
  const surface = { type: 1, value: 0 };
  const subject = { discipline: 10, category: 0, parameter: 3, surface, processId: 11, runMs, forecastH: 0 };
  const grid = { latNorthDeg: 0, lonWestDeg: 0, cellsPerDeg: 1000, rows: 1, columns: samples.length };

  const five = makeSection(5, 25);
  five.writeUInt32BE(samples.length, 5);
  five.writeUInt16BE(42, 9);
  five[19] = shape.bits;
  five[21] = shape.flags;
  five[22] = shape.blockSize;
  five.writeUInt16BE(shape.interval, 23);
  const six = makeSection(6, 6);
  six[5] = 255;
  const stream = compress(Uint32Array.from(samples), shape);
  const seven = makeSection(7, 5 + stream.length);
  seven.set(stream, 5);

  const sections = [identificationSection(runMs), gridSection(grid), productSection(subject), five, six, seven];
  const head = Buffer.alloc(16);
  head.write('GRIB', 0, 'latin1');
  head[6] = subject.discipline;
  head[7] = 2;
  head.writeBigUInt64BE(BigInt(sections.reduce((sum, { length }) => sum + length, 16 + 4)), 8);
  return Buffer.concat([head, ...sections, Buffer.from('7777', 'latin1')]);
}
