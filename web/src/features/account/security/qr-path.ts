import { create } from 'qrcode';

/** The light modules around a QR code, which a camera needs to find its edge (ISO/IEC 18004: 4). */
const MARGIN = 4;

/**
 * Returns a text's QR code as an SVG path of unit squares, with a subpath for each run of dark modules. `size` is its
 * side including the margin.
 */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let row = 0; row < size; row++)
    for (let from = 0; from < size; from++) {
      let to = from;
      while (to < size && data[row * size + to]) to++;
      if (to > from) path += `M${from + MARGIN} ${row + MARGIN}h${to - from}v1h${from - to}z`;
      from = to;
    }
  return { size: size + 2 * MARGIN, path };
}
