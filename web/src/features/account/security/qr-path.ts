import { create } from 'qrcode';

/** Light modules around a QR code, so that a camera finds its edge (ISO/IEC 18004: 4). */
const MARGIN = 4;

/**
 * A QR code of a text as an SVG path of unit squares, one run of dark modules at a time; `size`: its side with the
 * margin.
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
