import type { TimelineReply } from '@groundswell/contracts';
import type { Voice } from '../words/voice.ts';
import { legendOf } from './present-timeline.ts';
import { drawCompass, drawingWidth, SURF_HEIGHT } from './timeline-drawing.ts';

/** The timeline of a beach whose first forecast is still to come: the compass alone. */
export function emptyTimeline(facingDeg: number, voice: Voice): TimelineReply {
  return {
    summaryDay: [],
    filled: [],
    hour: [],
    time: [],
    day: [],
    date: [],
    wvhtText: [],
    condText: [],
    reasons: [],
    why: [],
    score: [],
    scoreTexts: [],
    scoreParts: [],
    surfMin: [],
    surfMax: [],
    windDir: [],
    wind: [],
    windRel: [],
    gust: [],
    swell1: [],
    swell2: [],
    swell1Dir: [],
    swell2Dir: [],
    swell: { swell1: [], swell2: [], swell3: [], swell4: [], swell5: [], swell6: [] },
    energy: [],
    swellLevels: [],
    surfLevels: [],
    surfLegend: legendOf(voice.words),
    wvhtLevels: [],
    wvhtBodySize: [],
    has_tides: false,
    tideLevel: [],
    tideUnits: voice.tide,
    tideLevelDesc: [],
    surfSvgUnits: voice.wave,
    baseGraph: { width: drawingWidth(0), height: SURF_HEIGHT, paths: {} },
    compassMap: drawCompass(facingDeg),
  };
}
