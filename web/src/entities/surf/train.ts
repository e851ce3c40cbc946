import type { TimelineReply, TrainKind } from '@groundswell/contracts';
import { m } from '../../paraglide/messages.js';

/** A swell train of an hour: one of the two that bring the most power ashore. */
export interface TrainAt {
  /** The height, direction and period: 'ESE 3.6 ft 12 s'. */
  readonly text: string;
  /** The kind of train; absent in a reply of an older server. */
  readonly kind: TrainKind | undefined;
  readonly fromDeg: number | undefined;
  /** The number of the train's line in the swell graph, 1 to 6. */
  readonly line: number | undefined;
}

export function trainAt(timeline: TimelineReply, hour: number | undefined, place: 1 | 2): TrainAt | undefined {
  const text = hour === undefined ? undefined : timeline[`swell${place}`][hour];
  if (hour === undefined || typeof text !== 'string') return undefined;
  return {
    text,
    kind: timeline[`swell${place}Kind`]?.[hour] ?? undefined,
    fromDeg: timeline[`swell${place}Dir`][hour] ?? undefined,
    line: timeline[`swell${place}Train`][hour] ?? undefined,
  };
}

/** Returns the word for a train that surfers do not call a swell: 'wind sea', 'windswell'. */
export function shortSeaWord(kind: TrainKind | undefined): string | undefined {
  if (kind === 'wind-sea') return m.forecast_wind_sea();
  return kind === 'windswell' ? m.forecast_windswell() : undefined;
}

/**
 * Returns the words below the heading "swell": 'ESE 3.6 ft 12 s'. A train that is not a swell names its kind: 'NNW 2 ft
 * 5 s wind sea'.
 */
export function trainWords(train: TrainAt | undefined): string {
  if (!train) return m.ui_missing();
  return [train.text, shortSeaWord(train.kind)].filter(Boolean).join(' ');
}
