import { angleBetweenDeg } from '@groundswell/forecast';
import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { hasRealData, readRealText } from '../test-support/real-data.ts';
import { parseRealtime } from './ndbc-realtime.ts';
import { parseSpectralSummary } from './ndbc-spectral.ts';
import { computeSpectralHeightM, parseSpectra, type Spectrum } from './ndbc-spectrum.ts';
import { splitSpectrum } from './spectral-trains.ts';
import { computeSeparationHz } from './wind-sea-separation.ts';

const at = Date.UTC(2026, 10, 20, 6);
const FREQUENCIES = Array.from({ length: 45 }, (_, n) => 0.03 + n * 0.01);

interface Hump {
  readonly hz: number;
  readonly peak: number;
  readonly fromDeg: number;
}

/** Builds a spectrum of narrow peaks. Each bin takes the direction of the peak that is highest in that bin. */
function spectrumOf(humps: readonly Hump[], separationHz?: number): Spectrum {
  const bins = FREQUENCIES.map((frequencyHz) => {
    const parts = humps.map(({ hz, peak, fromDeg }) => ({
      fromDeg,
      density: peak * Math.exp(-(((frequencyHz - hz) / 0.02) ** 2)),
    }));
    const [highest] = parts.toSorted((a, b) => b.density - a.density);
    return {
      frequencyHz,
      densityM2PerHz: parts.reduce((sum, { density }) => sum + density, 0),
      fromDeg: highest?.fromDeg,
    };
  });
  return { at, bins, separationHz };
}

test('two swells and a wind sea are separated, each with its own period and direction', () => {
  const trains = splitSpectrum(
    spectrumOf(
      [
        { hz: 0.06, peak: 5, fromDeg: 200 },
        { hz: 0.14, peak: 3, fromDeg: 350 },
        { hz: 0.3, peak: 1, fromDeg: 10 },
      ],
      0.2,
    ),
  );
  expect(trains.map(({ kind }) => kind)).toEqual(['swell', 'swell', 'sea']);
  expect(trains.map(({ periodS }) => Math.round(periodS))).toEqual([17, 7, 3]);
  for (const [index, fromDeg] of [200, 350, 10].entries())
    expect(angleBetweenDeg(trains[index]?.fromDeg ?? 0, fromDeg)).toBeLessThan(10);
});

test('a trough within statistical noise does not split a swell', () => {
  const bins = spectrumOf([{ hz: 0.1, peak: 4, fromDeg: 90 }], 0.25).bins.map((bin) =>
    bin.frequencyHz > 0.105 && bin.frequencyHz < 0.115 ? { ...bin, densityM2PerHz: bin.densityM2PerHz * 0.6 } : bin,
  );
  expect(splitSpectrum({ at, bins, separationHz: 0.25 })).toHaveLength(1);
});

test('a lone swell is not a wind sea, even without a wind or a separation frequency; a steep sea is one', () => {
  const kinds = (humps: readonly Hump[]) => splitSpectrum(spectrumOf(humps)).map(({ kind }) => kind);
  expect(kinds([{ hz: 0.08, peak: 9, fromDeg: 290 }])).toEqual(['swell']);
  expect(kinds([{ hz: 0.18, peak: 9, fromDeg: 290 }])).toEqual(['sea']);
});

test('a flat sea has no trains; a buoy without directions gives trains without', () => {
  expect(splitSpectrum(spectrumOf([]))).toEqual([]);
  const bins = spectrumOf([{ hz: 0.1, peak: 1, fromDeg: 0 }]).bins.map(({ fromDeg: _, ...bin }) => bin);
  expect(splitSpectrum({ at, bins }).every((train) => !('fromDeg' in train))).toBe(true);
});

test('rotating the spectrum rotates its trains', () => {
  const humps = [
    { hz: 0.07, peak: 5, fromDeg: 80 },
    { hz: 0.2, peak: 2, fromDeg: 140 },
  ];
  const still = splitSpectrum(spectrumOf(humps));
  for (let turn = 30; turn < 360; turn += 30) {
    const turned = splitSpectrum(spectrumOf(humps.map((hump) => ({ ...hump, fromDeg: (hump.fromDeg + turn) % 360 }))));
    for (const [index, train] of turned.entries())
      expect(angleBetweenDeg(train.fromDeg ?? 0, (still[index]?.fromDeg ?? 0) + turn)).toBeCloseTo(0, 6);
  }
});

describe('1,075 spectra of buoy 44013', needs(NOAA_FILES), () => {
  const spectra = hasRealData
    ? parseSpectra(readRealText('ndbc/44013.data_spec'), readRealText('ndbc/44013.swdir'))
    : [];

  test('the squares of the trains add up to the square of the whole height, in all of them', () => {
    expect(spectra).toHaveLength(1075);
    for (const spectrum of spectra) {
      const trains = splitSpectrum(spectrum);
      expect(Math.hypot(...trains.map(({ heightM }) => heightM))).toBeCloseTo(computeSpectralHeightM(spectrum), 9);
      expect(trains.length).toBeLessThanOrEqual(5);
      expect(trains.filter(({ kind }) => kind === 'sea').length).toBeLessThanOrEqual(1);
    }
  });

  test('its swells together are as high as the swell that the buoy published', () => {
    const published = new Map(parseSpectralSummary(readRealText('ndbc/44013.spec')).map((row) => [row.at, row]));
    const apartIn = (some: readonly Spectrum[]) =>
      some.flatMap((spectrum) => {
        const heightM = published.get(spectrum.at - 600_000)?.swellHeightM;
        const swells = splitSpectrum(spectrum).filter(({ kind }) => kind === 'swell');
        return heightM === undefined ? [] : [Math.hypot(...swells.map((swell) => swell.heightM)) - heightM];
      });
    const apart = apartIn(spectra);
    const sorted = apart.map(Math.abs).sort((a, b) => a - b);
    expect(apart.length).toBeGreaterThan(1000);
    expect(Math.abs(apart.reduce((a, b) => a + b) / apart.length)).toBeLessThan(0.05);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(0.05);
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(0.08);
    // In spectra whose wind sea is higher than the swell, the swell may have no peak of its own.
    const bySea = spectra.filter(({ bins, separationHz = 0 }) => {
      const peak = bins.reduce((a, b) => (b.densityM2PerHz > a.densityM2PerHz ? b : a));
      return peak.frequencyHz >= Math.min(0.25, separationHz);
    });
    const sortedBySea = apartIn(bySea)
      .map(Math.abs)
      .sort((a, b) => a - b);
    expect(sortedBySea.length).toBeGreaterThan(200);
    expect(sortedBySea[Math.floor(sortedBySea.length * 0.9)]).toBeLessThan(0.15);
  });

  test('the separation frequency is the published one within 0.01 Hz in three of four', () => {
    const winds = new Map(parseRealtime(readRealText('ndbc/44013.txt')).map(({ at, windMps }) => [at, windMps]));
    const known = spectra.filter(({ separationHz }) => separationHz !== undefined);
    const apart = known.map((spectrum) =>
      Math.abs((computeSeparationHz(spectrum, winds.get(spectrum.at)) ?? 0) - (spectrum.separationHz ?? 0)),
    );
    expect(known).toHaveLength(1060);
    expect(apart.filter((hz) => hz <= 0.0101).length / apart.length).toBeGreaterThan(0.75);
    expect(apart.reduce((a, b) => a + b) / apart.length).toBeLessThan(0.01);
  });
});
