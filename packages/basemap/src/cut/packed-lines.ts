import type { Position } from 'geojson';

/** The resolution, a ten-thousandth of a degree or 11 m. */
const UNITS_PER_DEG = 10_000;

/**
 * Packs lines into varints: their count, then for each line the count of its points and the steps from point to point.
 */
export function packLines(lines: readonly (readonly (readonly number[])[])[]): readonly number[] {
  const bytes: number[] = [];
  writeUnsigned(bytes, lines.length);
  for (const line of lines) {
    writeUnsigned(bytes, line.length);
    let [lastX, lastY] = [0, 0];
    for (const [lon = 0, lat = 0] of line) {
      const [x, y] = [Math.round(lon * UNITS_PER_DEG), Math.round(lat * UNITS_PER_DEG)];
      writeSigned(bytes, x - lastX);
      writeSigned(bytes, y - lastY);
      [lastX, lastY] = [x, y];
    }
  }
  return bytes;
}

/** Returns a reader of the lists that `packLines` wrote, one list per call; it throws if the bytes end too early. */
export function lineReader(bytes: Uint8Array): () => Position[][] {
  let at = 0;
  const readUnsigned = () => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error('The packed lines end too early.');
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };
  const readSigned = () => {
    const value = readUnsigned();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  };
  return () =>
    Array.from({ length: readUnsigned() }, () => {
      let [x, y] = [0, 0];
      return Array.from({ length: readUnsigned() }, () => {
        x += readSigned();
        y += readSigned();
        return [x / UNITS_PER_DEG, y / UNITS_PER_DEG];
      });
    });
}

function writeUnsigned(bytes: number[], value: number): void {
  let left = value;
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) | 128);
  bytes.push(left);
}

function writeSigned(bytes: number[], value: number): void {
  writeUnsigned(bytes, value < 0 ? -2 * value - 1 : 2 * value);
}
