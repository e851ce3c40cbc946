import type { MeasuredReply } from '@groundswell/contracts';
import { lengthIn, type ObservationRow, speedIn, windOrigin } from '@groundswell/forecast';
import { fromText, rounded, speedText, temperatureNumber, temperatureText } from '../texts/quantities.ts';
import { heightText } from '../texts/surf-text.ts';
import type { Voice } from '../words/voice.ts';

/** What a row says, in the reader's units; what was not measured is left out. */
export function measuredTexts(row: Omit<ObservationRow, 'at'>, voice: Voice): MeasuredReply {
  const says: MeasuredReply = {};
  if (row.waveHeightM !== undefined) {
    says.wvht = heightText(row.waveHeightM, voice);
    says.wvht_value = rounded(lengthIn(voice.wave, row.waveHeightM), 2);
  }
  if (row.peakPeriodS !== undefined) {
    says.wvper = `${Math.round(row.peakPeriodS)} s`;
    says.wvper_s = rounded(row.peakPeriodS, 1);
  }
  if (row.waveFromDeg !== undefined) {
    says.wvdir = fromText(row.waveFromDeg, voice);
    says.wvdir_deg = Math.round(row.waveFromDeg) % 360;
  }
  if (row.swellHeightM !== undefined) {
    says.swht = heightText(row.swellHeightM, voice);
    says.swht_value = rounded(lengthIn(voice.wave, row.swellHeightM), 2);
  }
  if (row.swellPeriodS !== undefined) {
    says.swper = `${Math.round(row.swellPeriodS)} s`;
    says.swper_s = rounded(row.swellPeriodS, 1);
  }
  if (row.swellFromDeg !== undefined) {
    says.swdir = fromText(row.swellFromDeg, voice);
    says.swdir_deg = Math.round(row.swellFromDeg) % 360;
  }
  const originDeg = windOrigin(row.windMps, row.windFromDeg);
  if (originDeg !== undefined) {
    says.wnd_dir_txt = fromText(originDeg, voice);
    says.wnd_dir = Math.round(originDeg) % 360;
  }
  if (row.windMps !== undefined) {
    says.wnd_spd = speedText(row.windMps, voice);
    says.wnd_spd_value = rounded(speedIn(voice.wind, row.windMps), 1);
  }
  if (row.gustMps !== undefined) {
    says.wnd_gst = speedText(row.gustMps, voice);
    says.wnd_gst_value = rounded(speedIn(voice.wind, row.gustMps), 1);
  }
  if (row.airC !== undefined) {
    says.atmp = temperatureText(row.airC, voice);
    says.atmp_value = temperatureNumber(row.airC, voice);
  }
  if (row.waterC !== undefined) {
    says.wtmp = temperatureText(row.waterC, voice);
    says.wtmp_value = temperatureNumber(row.waterC, voice);
  }
  if (row.dewC !== undefined) {
    says.dewp = temperatureText(row.dewC, voice);
    says.dewp_value = temperatureNumber(row.dewC, voice);
  }
  return says;
}
