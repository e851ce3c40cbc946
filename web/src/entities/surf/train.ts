import type { TimelineReply, TrainKind } from '@groundswell/contracts';
import { m } from '../../paraglide/messages.js';

/** A train of waves: of the two that bring most power ashore in an hour. */
export interface TrainAt {
  /** 'ESE 3.6 ft 12 s'. */
  readonly text: string;
  /** Absent in a reply of an older server. */
  readonly kind: TrainKind | undefined;
  readonly fromDeg: number | undefined;
  /** Its line in the graph, 1 to 6. */
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

/** The word for a train that nobody would call a swell: 'wind sea', 'windswell'. */
export function shortSeaWord(kind: TrainKind | undefined): string | undefined {
  if (kind === 'wind-sea') return m.forecast_wind_sea();
  return kind === 'windswell' ? m.forecast_windswell() : undefined;
}

/** 'ESE 3.6 ft 12 s' below the word swell; a train that is none names itself, 'NNW 2 ft 5 s wind sea'. */
export function trainWords(train: TrainAt | undefined): string {
  if (!train) return m.ui_missing();
  return [train.text, shortSeaWord(train.kind)].filter(Boolean).join(' ');
}
