import type { Codestream } from './codestream.ts';

export type Orientation = 'LL' | 'HL' | 'LH' | 'HH';

/**
 * A sub-band with its place in the coefficient plane. In both directions, low-pass coefficients precede high-pass
 * coefficients, as the wavelet expects.
 */
export interface Band {
  readonly orientation: Orientation;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The magnitude bits, M_b of ISO/IEC 15444-1 equation E-2. */
  readonly bitPlanes: number;
}

/** The part of a band in one precinct, in the band's own coordinates. */
export interface PrecinctBand {
  readonly band: Band;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The default precinct size of a codestream, 2^15. An image of 1 x N points can exceed it. */
const PRECINCT = 2 ** 15;

/**
 * Yields the precincts of every resolution, coarsest resolution first and row by row, each with its one or three bands.
 */
export function* layOutResolutions(codestream: Codestream): Generator<Generator<PrecinctBand[], void>, void> {
  const { width, height, decompositions } = codestream;
  for (let resolution = 0; resolution <= decompositions; resolution++) {
    const scale = 2 ** (decompositions - resolution);
    yield layOutPrecincts(Math.ceil(width / scale), Math.ceil(height / scale), bandsOf(codestream, resolution));
  }
}

function* layOutPrecincts(width: number, height: number, bands: readonly Band[]): Generator<PrecinctBand[], void> {
  const step = bands.length === 1 ? PRECINCT : PRECINCT / 2;
  for (let row = 0; row < Math.ceil(height / PRECINCT); row++) {
    for (let column = 0; column < Math.ceil(width / PRECINCT); column++) {
      yield bands.map((band) => ({
        band,
        x0: Math.min(column * step, band.width),
        y0: Math.min(row * step, band.height),
        x1: Math.min((column + 1) * step, band.width),
        y1: Math.min((row + 1) * step, band.height),
      }));
    }
  }
}

function bandsOf({ width, height, decompositions, guardBits, exponents }: Codestream, resolution: number): Band[] {
  const bitPlanes = (index: number) => Math.max(0, guardBits + (exponents[index] ?? 0) - 1);
  const lowScale = 2 ** (decompositions - resolution + (resolution === 0 ? 0 : 1));
  const [lowWidth, lowHeight] = [Math.ceil(width / lowScale), Math.ceil(height / lowScale)];
  if (resolution === 0)
    return [{ orientation: 'LL', x: 0, y: 0, width: lowWidth, height: lowHeight, bitPlanes: bitPlanes(0) }];

  const scale = lowScale / 2;
  const [highWidth, highHeight] = [Math.ceil(width / scale) - lowWidth, Math.ceil(height / scale) - lowHeight];
  const first = 3 * resolution - 2;
  return [
    { orientation: 'HL', x: lowWidth, y: 0, width: highWidth, height: lowHeight, bitPlanes: bitPlanes(first) },
    { orientation: 'LH', x: 0, y: lowHeight, width: lowWidth, height: highHeight, bitPlanes: bitPlanes(first + 1) },
    {
      orientation: 'HH',
      x: lowWidth,
      y: lowHeight,
      width: highWidth,
      height: highHeight,
      bitPlanes: bitPlanes(first + 2),
    },
  ];
}
