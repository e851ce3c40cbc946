import type { MapStationsReply } from '@groundswell/contracts';
import type { Station } from './model.ts';

export function station(station_id: string, more: Partial<Station> = {}): Station {
  return {
    station_id,
    name: `Station ${station_id}`,
    station_type: 'buoy',
    station_icon: 'wave',
    lat: 36,
    lon: -75,
    wvht: '3.2 ft',
    wvper: '9 s',
    wx_time: '2026-11-20T14:50:00Z',
    ...more,
  };
}

export function reply(stations: readonly Station[], more: Partial<MapStationsReply> = {}): MapStationsReply {
  return {
    stations: [...stations],
    center: { lat: 36, lon: -75 },
    zoom: { desktop: 8, mobile: 7 },
    buoy_summary_pos: {},
    ...more,
  };
}
