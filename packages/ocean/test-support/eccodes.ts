import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A field as read by ECMWF's eccodes, the reference decoder of the tests: 64-bit values, and a bitmap of the points
 * with a value.
 */
export interface EccodesField {
  readonly values: Float64Array;
  /** The bitmap; absent when every point has a value. */
  readonly bitmap?: Uint8Array;
}

/** Returns every field of a file, unpacked by eccodes into IEEE 64-bit messages and read back raw. */
export function readByEccodes(file: string): EccodesField[] {
  return inTempFolder((folder) => {
    const out = join(folder, 'ieee.grib2');
    execFileSync('grib_set', ['-r', '-s', 'packingType=grid_ieee,precision=2', file, out], { stdio: 'ignore' });
    return [...readIeeeMessages(readFileSync(out))];
  });
}

/** Returns a message repacked by eccodes, for example with `packingType=grid_jpeg`. */
export function repackByEccodes(message: Uint8Array, settings: string): Uint8Array {
  return inTempFolder((folder) => {
    const [from, to] = [join(folder, 'from.grib2'), join(folder, 'to.grib2')];
    writeFileSync(from, message);
    execFileSync('grib_set', ['-r', '-s', settings, from, to], { stdio: 'ignore' });
    return new Uint8Array(readFileSync(to));
  });
}

/** Returns the fields of a message or file by eccodes, like `readByEccodes`. */
export function readBytesByEccodes(bytes: Uint8Array): EccodesField[] {
  return withFile(bytes, readByEccodes);
}

/** Returns the given keys of every field of a file, one row for each field. */
export function getByEccodes(file: string, keys: readonly string[]): string[][] {
  const text = execFileSync('grib_get', ['-f', '-p', keys.join(','), file], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
}

/** Returns latitude and longitude of every point in file order. */
export function positionsByEccodes(message: Uint8Array): { lat: number; lon: number }[] {
  const text = withFile(message, (file) =>
    execFileSync('grib_get_data', ['-L', '%.6f %.6f', file], { encoding: 'utf8', maxBuffer: 2 ** 26 }),
  );
  const rows = text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) =>
      line
        .trim()
        .split(/[\s,]+/)
        .map(Number),
    );
  return rows.map(([lat = Number.NaN, lon = Number.NaN]) => ({ lat, lon }));
}

function* readIeeeMessages(file: Buffer): Generator<EccodesField, void> {
  for (let start = 0; start < file.length; ) {
    const end = start + Number(file.readBigUInt64BE(start + 8));
    let bitmap: Uint8Array | undefined;
    for (let at = start + 16; at < end - 4; at += file.readUInt32BE(at)) {
      const length = file.readUInt32BE(at);
      const number = file.readUInt8(at + 4);
      if (number === 5 && file.readUInt16BE(at + 9) !== 4) throw new Error('eccodes did not write IEEE values');
      if (number === 6)
        bitmap = file.readUInt8(at + 5) === 0 ? new Uint8Array(file.subarray(at + 6, at + length)) : undefined;
      if (number !== 7) continue;

      const values = new Float64Array((length - 5) / 8);
      for (let n = 0; n < values.length; n++) values[n] = file.readDoubleBE(at + 5 + 8 * n);
      yield { values, bitmap };
    }
    start = end;
  }
}

function withFile<T>(bytes: Uint8Array, use: (file: string) => T): T {
  return inTempFolder((folder) => {
    const file = join(folder, 'bytes.grib2');
    writeFileSync(file, bytes);
    return use(file);
  });
}

function inTempFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'grib2-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
