import type { WireCondition, WireWindow } from '../wire.ts';

/** The shapes of a place's overview on the wire; held to the contract as `wire.ts` says. */
export interface WireBeachDay {
  day: string;
  date: string;
  dateNum: string;
  amsurf: string | null;
  pmsurf: string | null;
  amcond: WireCondition;
  pmcond: WireCondition;
  amscore: number | null;
  pmscore: number | null;
  surfMax: number | null;
  best: Omit<WireWindow, 'why'> | null;
}

export interface WireNamed {
  name: string;
  slug: string;
}

export interface WireOverviewBeach extends WireNamed {
  beachId: number;
  shortName: string;
  place: WireNamed[];
  lat: number;
  lon: number;
  days: WireBeachDay[];
}

export interface WireOverview extends WireNamed {
  kind: 'place';
  level: 'region' | 'area' | 'local';
  state: 'ready' | 'waiting';
  title: string;
  place: WireNamed[];
  children: (WireNamed & { beaches: number })[];
  beaches: WireOverviewBeach[];
  surfUnits: 'ft' | 'm';
  as_of: string;
  updated?: string;
  expires: string;
}
