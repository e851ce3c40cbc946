/** The shapes of the buoy's and the station map's replies; the compiler holds them to the contract where functions return them. */
export interface WireMeasured {
  wvht?: string;
  wvht_value?: number;
  wvper?: string;
  wvper_s?: number;
  wvdir?: string;
  wvdir_deg?: number;
  swht?: string;
  swht_value?: number;
  swper?: string;
  swdir?: string;
  wnd_dir_txt?: string;
  wnd_dir?: number;
  wnd_spd?: string;
  wnd_spd_value?: number;
  wnd_gst?: string;
  atmp?: string;
  wtmp?: string;
  dewp?: string;
}

export interface WireObservation extends WireMeasured {
  time: string;
  wvht_time: string;
}

export interface WireCurrent extends WireMeasured {
  wvht_age_min?: number;
  wnd_age_min?: number;
  atmp_age_min?: number;
  wtmp_age_min?: number;
}

export interface WireTrain {
  kind: 'sea' | 'swell';
  height: string;
  height_value: number;
  period: string;
  period_s: number;
  dir: string;
  dir_deg: number;
}

export interface WireBuoy {
  station: {
    station_id: string;
    name: string;
    lat: number;
    lon: number;
    station_type: 'buoy' | 'land';
    timezone: string;
    timezone_by: 'beach' | 'longitude';
    timezone_offset: number;
  };
  as_of: string;
  wvht_unit: 'ft' | 'm';
  current: WireCurrent;
  trains: WireTrain[];
  trains_time?: string;
  data: WireObservation[];
  nearby_buoys: {
    station_id: string;
    name: string;
    lat: number;
    lon: number;
    distance_km: number;
    wvht?: string;
    wvper?: string;
  }[];
  error?: string;
}

export interface WireMapStation extends WireMeasured {
  station_id: string;
  name: string;
  station_type: 'buoy' | 'land';
  station_icon: 'wave' | 'buoy' | 'wind' | 'land';
  lat: number;
  lon: number;
  wnd_spd_cat?: number;
  wx_time: string;
}

export type Side = 'top' | 'right' | 'bottom' | 'left';

export interface WireMapStations {
  stations: WireMapStation[];
  center: { lat: number; lon: number };
  zoom: { desktop: number; mobile: number };
  buoy_summary_pos: Record<string, Side>;
  errorMsg?: string;
}
