import type { Spot } from '../projection.ts';

/** Formats a line as an SVG path in relative steps of a tenth, as short as possible. */
export function lineText(line: readonly Spot[], closed = false): string {
  let text = '';
  let [atX, atY] = [0, 0];
  for (const [index, [x, y]] of line.entries()) {
    const [nextX, nextY] = [Math.round(x * 10), Math.round(y * 10)];
    if (index === 0) text = `M${nextX / 10} ${nextY / 10}`;
    else if (nextX !== atX || nextY !== atY) text += `l${joined((nextX - atX) / 10, (nextY - atY) / 10)}`;
    [atX, atY] = [nextX, nextY];
  }
  return closed ? `${text}z` : text;
}

/** Joins two numbers with a space, as in '3 4'. A minus sign needs no space before it, as in '3-4'. */
function joined(x: number, y: number): string {
  return `${short(x)}${y < 0 ? '' : ' '}${short(y)}`;
}

/** Shortens 0.5 to '.5'. */
function short(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.');
}
