import type { FollowedTrain } from '../waves/follow-trains.ts';

interface Span {
  readonly track: number;
  readonly first: number;
  last: number;
  power: number;
}

/**
 * Gives every followed swell one of as few lines as possible: by when it begins, to the lowest line that is free, best
 * with an hour between. Lines are then numbered by the power (H² T) they carry, so line 0 is the main swell. Input is the
 * trains of each hour.
 */
export function assignSlots(hours: readonly (readonly FollowedTrain[] | undefined)[]): Map<number, number> {
  const spans = new Map<number, Span>();
  for (const [hour, trains] of hours.entries()) {
    for (const { track, heightM, periodS } of trains ?? []) {
      const span = spans.get(track) ?? { track, first: hour, last: hour, power: 0 };
      span.last = hour;
      span.power += heightM * heightM * periodS;
      spans.set(track, span);
    }
  }
  const lines: { end: number; power: number; readonly tracks: number[] }[] = [];
  for (const span of [...spans.values()].sort((a, b) => a.first - b.first || b.power - a.power)) {
    let line = lines.find(({ end }) => end < span.first - 1) ?? lines.find(({ end }) => end < span.first);
    if (!line) {
      line = { end: -1, power: 0, tracks: [] };
      lines.push(line);
    }
    line.end = span.last;
    line.power += span.power;
    line.tracks.push(span.track);
  }
  lines.sort((a, b) => b.power - a.power);
  return new Map(lines.flatMap(({ tracks }, slot) => tracks.map((track) => [track, slot] as const)));
}
