import type { Condition } from '../wind/condition.ts';
import type { WindRelation } from '../wind/relation.ts';

type Texts = (string | null)[];
type Numbers = (number | null)[];

export interface Drawing {
  width: number;
  height: number;
  paths: Record<string, string>;
}

/** A gridline: its y in the drawing and what it says. */
export interface Level {
  value: number;
  label: string;
}

export type SwellLine = 'swell1' | 'swell2' | 'swell3' | 'swell4' | 'swell5' | 'swell6';

/** The hours on the wire; held to the contract as `wire.ts` says. */
export interface WireTimeline {
  start?: string;
  summaryDay: number[];
  filled: number[];
  olderFrom?: number;
  hour: number[];
  time: string[];
  day: string[];
  date: string[];
  wvhtText: Texts;
  condText: (Condition | null)[];
  reasons: string[];
  why: number[][];
  score: Numbers;
  scoreTexts: string[];
  scoreParts: number[][];
  surfMin: Numbers;
  surfMax: Numbers;
  windDir: Numbers;
  wind: Texts;
  windRel: (WindRelation | null)[];
  gust: Numbers;
  swell1: Texts;
  swell2: Texts;
  swell1Dir: Numbers;
  swell2Dir: Numbers;
  swell: Record<SwellLine, Numbers>;
  energy: Numbers;
  swellLevels: Level[];
  surfLevels: Level[];
  surfLegend: { cond: Condition; label: string }[];
  wvhtLevels: Level[];
  wvhtBodySize: Texts;
  has_tides: boolean;
  tideLevel: Numbers;
  tideUnits: 'ft' | 'm';
  tideLevelDesc: Texts;
  tideSvg: Drawing | null;
  surfSvg: Drawing;
  surfSvgUnits: 'ft' | 'm';
  swellSvg: Drawing;
  baseGraph: Drawing;
  compassMap: { shore: string; sea: string };
}
