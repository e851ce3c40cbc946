import type { MeasuredReply } from '@groundswell/contracts';
import { lengthIn, type ObservationRow, speedIn, windOrigin } from '@groundswell/forecast';
import { fromText, periodText, rounded, speedText, temperatureNumber, temperatureText } from '../texts/quantities.ts';
import { heightText } from '../texts/surf-text.ts';
import type { Voice } from '../words/voice.ts';

/** Formats a row's values in the reader's units; omits values that were not measured. */
export function measuredTexts(row: Omit<ObservationRow, 'at'>, voice: Voice): MeasuredReply {
  const fields: MeasuredReply = {};
  if (row.waveHeightM !== undefined) {
    fields.wvht = heightText(row.waveHeightM, voice);
    fields.wvht_value = rounded(lengthIn(voice.wave, row.waveHeightM), 2);
  }
  if (row.peakPeriodS !== undefined) {
    fields.wvper = periodText(row.peakPeriodS, voice);
    fields.wvper_s = rounded(row.peakPeriodS, 1);
  }
  if (row.waveFromDeg !== undefined) {
    fields.wvdir = fromText(row.waveFromDeg, voice);
    fields.wvdir_deg = Math.round(row.waveFromDeg) % 360;
  }
  if (row.swellHeightM !== undefined) {
    fields.swht = heightText(row.swellHeightM, voice);
    fields.swht_value = rounded(lengthIn(voice.wave, row.swellHeightM), 2);
  }
  if (row.swellPeriodS !== undefined) {
    fields.swper = periodText(row.swellPeriodS, voice);
    fields.swper_s = rounded(row.swellPeriodS, 1);
  }
  if (row.swellFromDeg !== undefined) {
    fields.swdir = fromText(row.swellFromDeg, voice);
    fields.swdir_deg = Math.round(row.swellFromDeg) % 360;
  }
  const originDeg = windOrigin(row.windMps, row.windFromDeg);
  if (originDeg !== undefined) {
    fields.wnd_dir_txt = fromText(originDeg, voice);
    fields.wnd_dir = Math.round(originDeg) % 360;
  }
  if (row.windMps !== undefined) {
    fields.wnd_spd = speedText(row.windMps, voice);
    fields.wnd_spd_value = rounded(speedIn(voice.wind, row.windMps), 1);
  }
  if (row.gustMps !== undefined) {
    fields.wnd_gst = speedText(row.gustMps, voice);
    fields.wnd_gst_value = rounded(speedIn(voice.wind, row.gustMps), 1);
  }
  if (row.airC !== undefined) {
    fields.atmp = temperatureText(row.airC, voice);
    fields.atmp_value = temperatureNumber(row.airC, voice);
  }
  if (row.waterC !== undefined) {
    fields.wtmp = temperatureText(row.waterC, voice);
    fields.wtmp_value = temperatureNumber(row.waterC, voice);
  }
  if (row.dewC !== undefined) {
    fields.dewp = temperatureText(row.dewC, voice);
    fields.dewp_value = temperatureNumber(row.dewC, voice);
  }
  return fields;
}
