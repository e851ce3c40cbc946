import { compassPoint } from '../../compass.ts';
import type { ObservationRow } from '../../observation.ts';
import { heightText } from '../../surf/size.ts';
import { lengthIn, speedIn, type Units } from '../../units.ts';
import { rounded, speedText, temperatureText } from '../texts.ts';
import type { WireMeasured } from './wire-buoy.ts';

/** What a row says, in the reader's units; what was not measured is left out. */
export function measuredTexts(row: Omit<ObservationRow, 'at'>, units: Units): WireMeasured {
  const says: WireMeasured = {};
  if (row.waveHeightM !== undefined) {
    says.wvht = heightText(row.waveHeightM, units.wave);
    says.wvht_value = rounded(lengthIn(units.wave, row.waveHeightM), 2);
  }
  if (row.peakPeriodS !== undefined) {
    says.wvper = `${Math.round(row.peakPeriodS)} s`;
    says.wvper_s = rounded(row.peakPeriodS, 1);
  }
  if (row.waveFromDeg !== undefined) {
    says.wvdir = compassPoint(row.waveFromDeg);
    says.wvdir_deg = Math.round(row.waveFromDeg) % 360;
  }
  if (row.swellHeightM !== undefined) {
    says.swht = heightText(row.swellHeightM, units.wave);
    says.swht_value = rounded(lengthIn(units.wave, row.swellHeightM), 2);
  }
  if (row.swellPeriodS !== undefined) says.swper = `${Math.round(row.swellPeriodS)} s`;
  if (row.swellFromDeg !== undefined) says.swdir = compassPoint(row.swellFromDeg);
  if (row.windFromDeg !== undefined) {
    says.wnd_dir_txt = compassPoint(row.windFromDeg);
    says.wnd_dir = Math.round(row.windFromDeg) % 360;
  }
  if (row.windMps !== undefined) {
    says.wnd_spd = speedText(row.windMps, units);
    says.wnd_spd_value = rounded(speedIn(units.wind, row.windMps), 1);
  }
  if (row.gustMps !== undefined) says.wnd_gst = speedText(row.gustMps, units);
  if (row.airC !== undefined) says.atmp = temperatureText(row.airC, units);
  if (row.waterC !== undefined) says.wtmp = temperatureText(row.waterC, units);
  if (row.dewC !== undefined) says.dewp = temperatureText(row.dewC, units);
  return says;
}
