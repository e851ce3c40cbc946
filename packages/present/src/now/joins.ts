import type { JoinReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import { type Nowcast, rateCondition, type WavesJoin, type WindJoin, wholeDeg } from '@groundswell/forecast';
import { instantText } from '../texts/clock-text.ts';
import { speedNumber, windText } from '../texts/quantities.ts';
import { stationText } from '../texts/station-text.ts';
import type { Voice } from '../words/voice.ts';
import type { ConditionsInput } from './measured-now.ts';

/**
 * The difference from the forecast below which no note mentions a measurement, because neighbouring instruments differ
 * as much.
 */
const NOTED_FROM_MPS = 1.5;
const NOTED_FROM_PCT = 5;
/** The weight below which the wind at the beach follows the forecast more than the station. */
const LEADING_FROM_WEIGHT = 0.5;

/** The measurements that correct the next hours, as fields of the reply, and a note for each large correction. */
export interface Joins {
  readonly joins: JoinReply[];
  readonly notes: string[];
  /**
   * The notes that also explain why the current hour's surf condition differs from the following hours'. They are a
   * subset of `notes`.
   */
  readonly warnings: string[];
}

export function presentJoins(
  { wind, waves }: Omit<Nowcast, 'forecast'>,
  { voice, now, facingDeg }: Pick<ConditionsInput, 'voice' | 'now' | 'facingDeg'>,
): Joins {
  const joins: JoinReply[] = [];
  const notes: string[] = [];
  const warnings: string[] = [];
  if (wind && wind.untilAt > now) {
    const join = presentWind(wind, voice, now);
    joins.push(join);
    const { station, measured = '', model = '', hours } = join;
    if (wind.differenceMps >= NOTED_FROM_MPS) {
      const { windJoins, windFollowsForecast } = voice.words.notes;
      const leads = wind.weight >= LEADING_FROM_WEIGHT;
      const note = leads ? windJoins(station, measured, model, hours) : windFollowsForecast(station, measured, model);
      notes.push(note);
      if (allowedBy(wind.measured, facingDeg) !== allowedBy(wind.model, facingDeg)) warnings.push(note);
    }
  }
  if (waves && waves.untilAt > now) {
    const percent = Math.round((waves.faceFactor - 1) * 100);
    const join = { of: 'waves' as const, ...spanOf(waves, voice, now), surf_change_pct: percent };
    joins.push(join);
    if (Math.abs(percent) >= NOTED_FROM_PCT)
      notes.push(voice.words.notes.wavesJoin(waves.stationId, percent > 0, Math.abs(percent), join.hours));
  }
  return { joins, notes, warnings };
}

function allowedBy({ speedMps, fromDeg }: WindJoin['measured'], facingDeg: number) {
  return rateCondition({ windSpeedMps: speedMps, windFromDeg: fromDeg }, facingDeg, undefined).condition;
}

function presentWind(join: WindJoin, voice: Voice, now: number): JoinReply {
  const { measured, model } = join;
  return {
    of: 'wind',
    ...spanOf(join, voice, now),
    measured: windText(measured.speedMps, measured.fromDeg, voice),
    measured_value: speedNumber(measured.speedMps, voice),
    measured_deg: wholeDeg(measured.fromDeg),
    model: windText(model.speedMps, model.fromDeg, voice),
    model_value: speedNumber(model.speedMps, voice),
    model_deg: wholeDeg(model.fromDeg),
  };
}

function spanOf({ stationId, name, at, untilAt }: WindJoin | WavesJoin, voice: Voice, now: number) {
  return {
    station_id: stationId,
    station: stationText({ stationId, name }, voice.words),
    at: instantText(at),
    until: instantText(untilAt),
    hours: Math.ceil((untilAt - now) / HOUR_MS),
  };
}
