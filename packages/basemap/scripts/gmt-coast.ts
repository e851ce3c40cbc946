import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import type { Box, LonLat } from './coast-rings.ts';

/**
 * Lines of GSHHG in a box by Debian's `gmt` and `gmt-gshhg-full`: `resolution` is 'f' full to 'c' crude, `what` are
 * gmt coast's own options.
 */
export function readGmtCoast(
  { west, east, south, north }: Box,
  resolution: string,
  what: readonly string[],
): readonly (readonly LonLat[])[] {
  const box = `-R${west}/${east}/${south}/${north}`;
  const text = execFileSync('gmt', ['coast', '-M', `-D${resolution}`, box, ...what], {
    cwd: tmpdir(), // gmt leaves a history file where it runs
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
