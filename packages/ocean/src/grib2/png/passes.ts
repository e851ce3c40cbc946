import type { PngImage } from './parse-png.ts';

/** The pixels of an image that are stored together: every `columnStep`th of every `rowStep`th row. */
export interface Pass {
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly columnStep: number;
  readonly rowStep: number;
  readonly columns: number;
  readonly rows: number;
  /** The bytes of a row without its filter byte. */
  readonly rowBytes: number;
}

/** The seven passes of the interlace method Adam7 (PNG, section 8.2): first column and row, then their steps. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Lists the passes of an image with pixels: one, or up to seven when it is interlaced. */
export function listPasses({ width, height, bitsPerPixel, interlaced }: PngImage): readonly Pass[] {
  const steps = interlaced ? ADAM7 : ([[0, 0, 1, 1]] as const);
  const passes = steps.map(([firstColumn, firstRow, columnStep, rowStep]) => {
    const columns = Math.ceil((width - firstColumn) / columnStep);
    const rows = Math.ceil((height - firstRow) / rowStep);
    return {
      firstColumn,
      firstRow,
      columnStep,
      rowStep,
      columns,
      rows,
      rowBytes: Math.ceil((columns * bitsPerPixel) / 8),
    };
  });
  return passes.filter(({ columns, rows }) => columns > 0 && rows > 0);
}
