import type { Spot } from '../projection.ts';

/** Drops the spots that lie closer than `within` to the simplified line: Douglas and Peucker (1973). */
export function thinLine(line: readonly Spot[], within: number): readonly Spot[] {
  const last = line.length - 1;
  if (last < 2) return line;
  const kept = new Set([0, last]);
  const spans: [number, number][] = [[0, last]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let far = within;
    let farAt = -1;
    for (let at = from + 1; at < to; at++) {
      const away = distance(line[at] as Spot, line[from] as Spot, line[to] as Spot);
      if (away <= far) continue;
      far = away;
      farAt = at;
    }
    if (farAt < 0) continue;
    kept.add(farAt);
    spans.push([from, farAt], [farAt, to]);
  }
  return line.filter((_, at) => kept.has(at));
}

/** Returns the distance of a spot from the segment between two spots. In a closed ring the two spots may coincide. */
function distance(spot: Spot, from: Spot, to: Spot): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const x = spot[0] - from[0];
  const y = spot[1] - from[1];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length));
  return Math.sqrt((x - part * dx) ** 2 + (y - part * dy) ** 2);
}
