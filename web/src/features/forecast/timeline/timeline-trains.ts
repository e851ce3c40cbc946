import type { TimelineReply, TrainKind } from '@groundswell/contracts';
import { shortSeaWord } from '../../../entities/surf/train.ts';
import { m } from '../../../paraglide/messages.js';
import { capitalized } from '../../../ui/capitalized.ts';

/** A line of the graph, 1 to 6, and what to call it. */
export interface DrawnTrain {
  readonly train: number;
  readonly name: string;
}

/** The trains of the first `hours`; one that is no swell in most hours that name it is called what it is. */
export function drawnTrains(timeline: TimelineReply, hours: number): readonly DrawnTrain[] {
  return Object.values(timeline.swell).flatMap((heights, index) => {
    const train = index + 1;
    if (!heights.slice(0, hours).some((height) => height !== null)) return [];
    const word = shortSeaWord(mostOf(kindsOf(timeline, train, hours)));
    return { train, name: word ? `${capitalized(word)} ${train}` : m.forecast_swell_n({ n: train }) };
  });
}

function kindsOf(timeline: TimelineReply, train: number, hours: number): readonly TrainKind[] {
  const { swell1Train, swell1Kind, swell2Train, swell2Kind, passing } = timeline;
  return Array.from({ length: hours }, (_, hour) => {
    if (swell1Train[hour] === train) return swell1Kind?.[hour];
    if (swell2Train[hour] === train) return swell2Kind?.[hour];
    return passing[hour]?.find((one) => one.train === train)?.kind;
  }).flatMap((kind) => kind ?? []);
}

function mostOf(kinds: readonly TrainKind[]): TrainKind | undefined {
  const count = (kind: TrainKind) => kinds.filter((one) => one === kind).length;
  return [...new Set(kinds)].sort((a, b) => count(b) - count(a))[0];
}
