import { type FollowedTrain, MAX_TRAINS } from '../waves/follow-trains.ts';

/** One line of the swell chart: the train that runs on it at each hour. */
export type TrainLine = readonly (FollowedTrain | undefined)[];

/** A line empty this long is free: its swell, if it returned, would be another one. */
const FORGOTTEN_AFTER_H = 6;

interface OpenLine {
  readonly hours: (FollowedTrain | undefined)[];
  track: number;
  lastHour: number;
  power: number;
}

/**
 * Lays the trains of each hour, six at most, on lines: a followed swell stays on its own line, a new one takes a line
 * free for long, or a new line. Never more than six lines; every train is on one. Line 0 carries most power (H² T).
 */
export function assignLines(hours: readonly (readonly FollowedTrain[] | undefined)[]): TrainLine[] {
  const lines: OpenLine[] = [];
  for (const [hour, trains] of hours.entries()) {
    const unplaced = (trains ?? []).filter((train) => {
      const own = lines.find(({ track }) => track === train.track);
      if (own) place(own, train, hour);
      return !own;
    });
    for (const train of unplaced) place(freeLine(lines, hour, hours.length), train, hour);
  }
  return lines.sort((a, b) => b.power - a.power).map((line) => line.hours);
}

function freeLine(lines: OpenLine[], hour: number, hours: number): OpenLine {
  const [longest] = lines.filter(({ lastHour }) => lastHour < hour).sort((a, b) => a.lastHour - b.lastHour);
  if (longest && (hour - longest.lastHour > FORGOTTEN_AFTER_H || lines.length >= MAX_TRAINS)) return longest;
  const line: OpenLine = { hours: Array.from({ length: hours }, () => undefined), track: -1, lastHour: -1, power: 0 };
  lines.push(line);
  return line;
}

function place(line: OpenLine, train: FollowedTrain, hour: number): void {
  line.hours[hour] = train;
  line.track = train.track;
  line.lastHour = hour;
  line.power += train.heightM * train.heightM * train.periodS;
}
