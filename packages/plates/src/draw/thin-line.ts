import type { Spot } from '../projection.ts';

/** The line without the spots that lie closer than `within` to it: Douglas and Peucker (1973). */
export function thinLine(line: readonly Spot[], within: number): readonly Spot[] {
  const last = line.length - 1;
  if (last < 2) return line;
  const kept = new Set([0, last]);
  const spans: [number, number][] = [[0, last]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [far, farAt] = [within, -1];
    for (let at = from + 1; at < to; at++) {
      const away = distance(line[at] as Spot, line[from] as Spot, line[to] as Spot);
      if (away > far) [far, farAt] = [away, at];
    }
    if (farAt < 0) continue;
    kept.add(farAt);
    spans.push([from, farAt], [farAt, to]);
  }
  return line.filter((_, at) => kept.has(at));
}

/** From the piece of line between two spots; of a ring they are the same spot. */
function distance([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}
