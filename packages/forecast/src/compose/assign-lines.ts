import { type FollowedTrain, MAX_TRAINS } from '../waves/follow-trains.ts';

/** A line of the swell chart: its train at each hour. */
export type TrainLine = readonly (FollowedTrain | undefined)[];

/**
 * The number of empty hours after which a chart line may carry another swell. A swell that reappears after a longer gap
 * counts as a new swell.
 */
const LINE_FREE_AFTER_H = 6;

interface OpenLine {
  readonly hours: (FollowedTrain | undefined)[];
  track: number;
  lastHour: number;
  power: number;
}

/**
 * Assigns the trains of each hour to at most six lines; every train gets one. A followed swell stays on its own line. A
 * new swell takes a line that has been free for long enough, or a new line. Line 0 carries the most power (H² T).
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
  if (longest && (hour - longest.lastHour > LINE_FREE_AFTER_H || lines.length >= MAX_TRAINS)) return longest;
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
