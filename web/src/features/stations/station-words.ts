import { m } from '../../paraglide/maps.js';
import type { Station } from './model.ts';

/** Returns a station's measurement in a few characters, for its mark: waves on a buoy, otherwise the wind. */
export function summaryOf({ station_icon, wvht, wvper, wnd_spd }: Station): readonly string[] {
  if (station_icon === 'wave' && wvht) return wvper ? [wvht, wvper] : [wvht];
  return wnd_spd ? [wnd_spd] : [];
}

export interface Row {
  readonly label: string;
  readonly text: string;
  readonly fromDeg?: number | undefined;
}

/** Returns a row for every measurement that the station reports. */
export function rowsOf(station: Station): readonly Row[] {
  const { wvht, wvper, wvdir, swht, swper, swdir, wnd_spd, wnd_dir_txt, wnd_gst, atmp, wtmp, dewp } = station;
  const waves = (height: string | undefined, period: string | undefined, direction: string | undefined) =>
    height && period && direction
      ? m.stations_waves_from({ height, period, direction })
      : [height, period].filter(Boolean).join(m.ui_comma());
  const wind = wnd_spd && wnd_dir_txt ? m.stations_wind_from({ speed: wnd_spd, direction: wnd_dir_txt }) : wnd_spd;
  const rows: readonly {
    readonly label: string;
    readonly text: string | undefined;
    readonly fromDeg?: number | undefined;
  }[] = [
    { label: m.stations_waves(), text: waves(wvht, wvper, wvdir), fromDeg: station.wvdir_deg },
    { label: m.stations_swell(), text: waves(swht, swper, swdir), fromDeg: station.swdir_deg },
    { label: m.stations_wind_row(), text: wind, fromDeg: station.wnd_dir },
    { label: m.stations_gust(), text: wnd_gst },
    { label: m.stations_water(), text: wtmp },
    { label: m.stations_air(), text: atmp },
    { label: m.stations_dew(), text: dewp },
  ];
  return rows.flatMap(({ text, ...row }) => (text ? [{ ...row, text }] : []));
}

export function kindOf({ station_type }: Station): string {
  return station_type === 'buoy' ? m.stations_kind_buoy() : m.stations_kind_land();
}
