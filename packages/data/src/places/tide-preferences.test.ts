import { isTideStage, TIDE_STAGES } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { findBeach } from './places.ts';
import { tidePreferences } from './tide-preferences.ts';
import { findTideStation } from './tide-stations.ts';

test.each(Object.entries(tidePreferences))(
  '%s is in the catalogue, has a tide, and prefers some of its stages, in order',
  (slug, stages) => {
    const beach = findBeach(slug);
    expect(beach?.slug).toBe(slug);
    expect(beach?.tideStationId && findTideStation(beach.tideStationId)).toBeDefined();
    expect(stages.every(isTideStage)).toBe(true);
    expect([1, 2]).toContain(stages.length);
    expect(stages).toEqual(TIDE_STAGES.filter((stage) => stages.includes(stage)));
  },
);
