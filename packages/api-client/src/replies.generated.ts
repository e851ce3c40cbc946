// Written by `npm run docs` from packages/contracts.

export interface About {
  readonly attribution: string;
  readonly link: string;
  readonly licence: string;
  readonly documentation: string;
}

export interface Beach {
  readonly beach: string;
  readonly beach_id: number;
  readonly name: string;
  readonly region: string;
  readonly area: string;
  readonly local: string;
  readonly lat: number;
  readonly lon: number;
  readonly timezone: string;
  readonly faces_deg: number;
}

export interface Hour {
  readonly at: string;
  readonly local: string;
  readonly is_light: boolean;
  readonly surf_min_ft: number | null;
  readonly surf_max_ft: number | null;
  readonly surf_min_m: number | null;
  readonly surf_max_m: number | null;
  readonly sets_m: number | null;
  readonly sets_likely_min_m: number | null;
  readonly sets_likely_max_m: number | null;
  readonly condition: 'clean' | 'fair' | 'choppy' | null;
  readonly score: number | null;
  readonly waves_m: number | null;
  readonly power_kw_per_m: number | null;
  readonly swells: readonly Swell[];
  readonly wind_mps: number | null;
  readonly gust_mps: number | null;
  readonly wind_from_deg: number | null;
  readonly wind_relation: 'offshore' | 'cross-offshore' | 'cross-shore' | 'cross-onshore' | 'onshore' | null;
  readonly tide_m: number | null;
  readonly air_c: number | null;
  readonly sea_c: number | null;
  readonly cloud_pct: number | null;
  readonly rain_mm: number | null;
  readonly is_filled: boolean;
}

export interface Day {
  readonly date: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly first_light_at: string | null;
  readonly sunrise_at: string | null;
  readonly sunset_at: string | null;
  readonly last_light_at: string | null;
  readonly best: {
    readonly from: string;
    readonly until: string;
    readonly from_local: string;
    readonly until_local: string;
    readonly surf_min_ft: number | null;
    readonly surf_max_ft: number | null;
    readonly surf_min_m: number | null;
    readonly surf_max_m: number | null;
    readonly condition: 'clean' | 'fair' | 'choppy' | null;
    readonly score: number;
  } | null;
}

export interface Swell {
  readonly kind: 'sea' | 'swell';
  readonly height_m: number;
  readonly period_s: number;
  readonly from_deg: number;
  readonly reaches: boolean;
}

export interface Source {
  readonly of: 'waves' | 'wind' | 'short-range wind' | 'bulletin';
  readonly model: string;
  readonly run_at: string;
  readonly cell: {
    readonly lat: number;
    readonly lon: number;
    readonly distance_km: number;
  } | null;
}

export interface Measured {
  readonly waves: {
    readonly station_id: string;
    readonly station: string;
    readonly measured_at: string;
    readonly age_min: number;
    readonly height_m: number;
    readonly period_s: number | null;
    readonly from_deg: number | null;
  } | null;
  readonly wind: {
    readonly station_id: string;
    readonly station: string;
    readonly measured_at: string;
    readonly age_min: number;
    readonly wind_mps: number;
    readonly gust_mps: number | null;
    readonly wind_from_deg: number;
  } | null;
  readonly air: {
    readonly station_id: string;
    readonly station: string;
    readonly measured_at: string;
    readonly age_min: number;
    readonly air_c: number;
  } | null;
  readonly water: {
    readonly station_id: string;
    readonly station: string;
    readonly measured_at: string;
    readonly age_min: number;
    readonly water_c: number;
  } | null;
}

export interface Tide {
  readonly level_m: number | null;
  readonly is_rising: boolean | null;
  readonly next_low: {
    readonly at: string;
    readonly level_m: number;
  } | null;
  readonly next_high: {
    readonly at: string;
    readonly level_m: number;
  } | null;
}

export interface TideStation {
  readonly name: string;
  readonly datum: string;
  readonly distance_km: number;
}

export interface TideEvent {
  readonly at: string;
  readonly local: string;
  readonly kind: 'high' | 'low';
  readonly level_m: number;
}

export interface Advisory {
  readonly code: string;
  readonly level: 'warning' | 'watch' | 'advisory' | 'statement';
  readonly name: string;
  readonly from: string;
  readonly until: string;
  readonly headline: string | null;
  readonly instruction: string | null;
  readonly office: string;
  readonly url: string;
}

export interface Station {
  readonly station_id: string;
  readonly name: string;
  readonly kind: 'buoy' | 'land';
  readonly lat: number;
  readonly lon: number;
  readonly waves: {
    readonly measured_at: string;
    readonly height_m: number;
    readonly period_s: number | null;
    readonly from_deg: number | null;
  } | null;
  readonly wind: {
    readonly measured_at: string;
    readonly wind_mps: number;
    readonly gust_mps: number | null;
    readonly wind_from_deg: number;
  } | null;
  readonly air: {
    readonly measured_at: string;
    readonly air_c: number;
  } | null;
  readonly water: {
    readonly measured_at: string;
    readonly water_c: number;
  } | null;
}

export interface Observation {
  readonly at: string;
  readonly waves_m: number | null;
  readonly peak_period_s: number | null;
  readonly average_period_s: number | null;
  readonly waves_from_deg: number | null;
  readonly swell_m: number | null;
  readonly swell_period_s: number | null;
  readonly swell_from_deg: number | null;
  readonly sea_m: number | null;
  readonly sea_period_s: number | null;
  readonly sea_from_deg: number | null;
  readonly wind_mps: number | null;
  readonly gust_mps: number | null;
  readonly wind_from_deg: number | null;
  readonly air_c: number | null;
  readonly water_c: number | null;
  readonly dew_c: number | null;
}

export interface Chart {
  readonly chart: string;
  readonly model: string;
  readonly run_at: string;
  readonly hours: readonly number[];
  readonly earlier_runs: readonly {
    readonly run_at: string;
    readonly hours: readonly number[];
  }[];
  readonly stand_in_run_at: string | null;
}

export interface GetBeachAdvisoriesReply {
  readonly about: About;
  readonly beach: Beach;
  readonly checked_at: string | null;
  readonly advisories: readonly Advisory[];
}

export interface GetBeachForecastReply {
  readonly about: About;
  readonly beach: Beach;
  readonly state: 'ready' | 'waiting';
  readonly composed_at: string | null;
  readonly sources: readonly Source[];
  readonly days: readonly Day[];
  readonly hours: readonly Hour[];
  readonly days_beyond_plan: number;
}

export interface GetBeachNowReply {
  readonly about: About;
  readonly beach: Beach;
  readonly as_of: string;
  readonly measured: Measured;
  readonly forecast: Hour | null;
  readonly forecast_composed_at: string | null;
  readonly forecast_age_min: number | null;
  readonly sources: readonly Source[];
  readonly tide: Tide | null;
}

export interface GetBeachTidesReply {
  readonly about: About;
  readonly beach: Beach;
  readonly station: TideStation | null;
  readonly events: readonly TideEvent[];
}

export interface GetStationReply {
  readonly about: About;
  readonly station: Station;
  readonly observations: readonly Observation[];
  readonly trains_at: string | null;
  readonly trains: readonly ({
    readonly kind: 'sea' | 'swell';
    readonly height_m: number;
    readonly period_s: number;
    readonly from_deg: number;
  })[];
}

export interface ListBeachesReply {
  readonly about: About;
  readonly beaches: readonly ({
    readonly beach: string;
    readonly beach_id: number;
    readonly name: string;
    readonly region: string;
    readonly area: string;
    readonly local: string;
    readonly lat: number;
    readonly lon: number;
    readonly timezone: string;
    readonly faces_deg: number;
    readonly distance_km: number | null;
  })[];
}

export interface ListChartsReply {
  readonly about: About;
  readonly charts: readonly Chart[];
}

export interface ListStationsReply {
  readonly about: About;
  readonly stations: readonly ({
    readonly station_id: string;
    readonly name: string;
    readonly kind: 'buoy' | 'land';
    readonly lat: number;
    readonly lon: number;
    readonly waves: {
      readonly measured_at: string;
      readonly height_m: number;
      readonly period_s: number | null;
      readonly from_deg: number | null;
    } | null;
    readonly wind: {
      readonly measured_at: string;
      readonly wind_mps: number;
      readonly gust_mps: number | null;
      readonly wind_from_deg: number;
    } | null;
    readonly air: {
      readonly measured_at: string;
      readonly air_c: number;
    } | null;
    readonly water: {
      readonly measured_at: string;
      readonly water_c: number;
    } | null;
    readonly distance_km: number | null;
  })[];
}
