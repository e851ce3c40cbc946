import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import type { Box, LonLat } from './coast-rings.ts';

/**
 * Reads the GSHHG lines in a box through Debian's `gmt` and `gmt-gshhg-full`. `resolution` is 'f' (full) to 'c'
 * (crude); `what` holds further options of `gmt coast`.
 */
export function readGmtCoast(
  { west, east, south, north }: Box,
  resolution: string,
  what: readonly string[],
): readonly (readonly LonLat[])[] {
  const box = `-R${west}/${east}/${south}/${north}`;
  const text = execFileSync('gmt', ['coast', '-M', `-D${resolution}`, box, ...what], {
    cwd: tmpdir(), // The temporary directory takes the history file that gmt writes into its working directory.
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return text
    .split(/^>.*\n/m)
    .map((block) => block.split('\n').filter(Boolean).map(parsePoint))
    .filter((piece) => piece.length > 1);
}

function parsePoint(line: string): LonLat {
  const [lon, lat] = line.split('\t').map(Number);
  if (lon === undefined || lat === undefined || Number.isNaN(lon) || Number.isNaN(lat))
    throw new Error(`No point: ${line}`);
  return [lon, lat];
}
