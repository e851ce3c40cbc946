import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import type { Point } from '@groundswell/forecast';

/** A run of shoreline vertices in the order GSHHG gives them. */
export type ShoreLine = readonly Point[];

/**
 * Reads the full-resolution GSHHG shoreline within `halfDeg` degrees of a point; throws when `gmt` is not installed.
 */
export function readShoreline({ lat, lon }: Point, halfDeg: number): readonly ShoreLine[] {
  const box = `-R${lon - halfDeg}/${lon + halfDeg}/${lat - halfDeg}/${lat + halfDeg}`;
  const text = runGmt(['coast', '-M', '-W1', '-Df', box], '');
  return text
    .split(/^>.*\n/m)
    .map((block) => block.split('\n').flatMap((line) => parsePoint(line) ?? []))
    .filter((line) => line.length > 1);
}

/**
 * Returns whether each point is on water in the full-resolution GSHHG, in the order given. GMT tests about 4,000 points
 * a second.
 */
export function findWater(points: readonly Point[]): readonly boolean[] {
  const input = points.map(({ lat, lon }, index) => `${lon.toFixed(6)} ${lat.toFixed(6)} ${index}`).join('\n');
  const kept = runGmt(['select', '-Df', '-Nk/s', '-R-180/180/-20/60', '-o2', '--FORMAT_FLOAT_OUT=%.0f'], input);
  const wet = new Set(kept.split('\n').filter(Boolean).map(Number));
  return points.map((_, index) => wet.has(index));
}

/** Runs `findWater` for several groups of points at once, because GMT takes longer to start than to run. */
export function findWaterByGroup(groups: readonly (readonly Point[])[]): readonly (readonly boolean[])[] {
  const wet = findWater(groups.flat());
  let end = 0;
  return groups.map((group) => {
    const start = end;
    end += group.length;
    return wet.slice(start, end);
  });
}

function parsePoint(line: string): Point | undefined {
  const [lon, lat] = line.split('\t').map(Number);
  if (lon === undefined || lat === undefined || Number.isNaN(lon) || Number.isNaN(lat)) return undefined;
  return { lat, lon: lon > 180 ? lon - 360 : lon };
}

function runGmt(args: readonly string[], input: string): string {
  // `gmt` writes a history file into its working directory, so it runs in the folder for temporary files.
  return execFileSync('gmt', args, {
    input,
    cwd: tmpdir(),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}
