import { distanceKm, type ForecastHour, nowcast, toRadians } from '@groundswell/forecast';
import { observeBeach } from '@groundswell/pipeline';
import { type BeachThen, TRUE_HOURS } from '@groundswell/sample-ocean/testing/sample-week';
import type { BenchRow } from '../bench-row.ts';

type Hours = readonly Pick<ForecastHour, 'windSpeedMps' | 'windFromDeg' | 'waveHeightM'>[];
type Wind = Hours[number];

/** The upper ends of the bands of distance between a station and the place whose wind it tells, km. */
const BANDS_KM = [5, 10, 20, 30, 50] as const;

/**
 * Sums the squared errors of the next hours' forecast against the simulated truth, with and without the correction by
 * observations. The wind of the current hour is also compared by the station's distance, and with held-out stations.
 */
export function tallyNextHours() {
  const each = () => Array.from({ length: TRUE_HOURS }, () => ({ with: 0, without: 0 }));
  const tallies = { wind: each(), 'wave height': each() };
  const [atBeach, atStation] = [tallyByDistance(), tallyByDistance()];
  return {
    add(then: BeachThen, shown: Hours, stored: Hours): void {
      const { beach, observed, truth } = then;
      for (const [lead, { air, waves }] of truth.entries()) {
        const [after, before] = [shown[lead], stored[lead]];
        const [wind, height] = [tallies.wind[lead], tallies['wave height'][lead]];
        if (!after || !before || !wind || !height) continue;
        wind.with += windOff(after, air) ** 2;
        wind.without += windOff(before, air) ** 2;
        height.with += ((after.waveHeightM ?? 0) - waves.heightM) ** 2;
        height.without += ((before.waveHeightM ?? 0) - waves.heightM) ** 2;
      }
      const [model, weighed, now] = [stored[0], shown[0], truth[0]?.air];
      if (observed.wind && model && weighed && now)
        atBeach.add(distanceKm(beach, observed.wind), now, { model, station: windOfStation(observed.wind), weighed });
      if (model) addHeldOut(then, model, atStation);
    },
    rows: (): BenchRow[] => [
      ...Object.entries(tallies).map(([what, leads]) => ({
        what: `${what}'s rms error now and 1 to 5 hours ahead, with over without`,
        measured: leads.map((sum) => Math.sqrt(sum.with / sum.without).toFixed(2)).join(' '),
        aim: 'none above 1',
      })),
      ...atBeach.rows('wind now, station'),
      ...atStation.rows('wind now at a held-out station, neighbor'),
    ],
  };
}

/** Tells each station's wind from the beach's other stations and the model, as if the beach lay there. */
function addHeldOut(
  { beach, stored, readings, now }: BeachThen,
  model: Wind,
  tally: ReturnType<typeof tallyByDistance>,
) {
  for (const id of beach.windStationIds) {
    const heldOut = readings.get(id);
    if (!heldOut?.wind) continue;
    const { lat, lon } = heldOut;
    const windStationIds = beach.windStationIds.filter((other) => other !== id);
    const observed = observeBeach({ ...beach, lat, lon, windStationIds }, readings, now);
    if (!observed.wind) continue;
    const { forecast } = nowcast(stored, { checkedAt: now, wind: observed.wind }, now);
    const hour = Math.floor((now - stored.startAt) / 3_600_000);
    const [cmps, fromDeg] = [forecast.air?.windCmps[hour], forecast.air?.windFromDeg[hour]];
    if (typeof cmps !== 'number' || typeof fromDeg !== 'number') continue;
    const weighed = { windSpeedMps: cmps / 100, windFromDeg: fromDeg };
    const station = windOfStation(observed.wind);
    tally.add(distanceKm(heldOut, observed.wind), windOfStation(heldOut), { model, station, weighed });
  }
}

function windOfStation({ wind }: NonNullable<BeachThen['observed']['wind']>): Wind {
  return { windSpeedMps: wind?.value.speedMps, windFromDeg: wind?.value.fromDeg };
}

function tallyByDistance() {
  const bands = BANDS_KM.map((toKm) => ({ toKm, count: 0, model: 0, station: 0, weighed: 0 }));
  return {
    add(km: number, truth: Wind, winds: Readonly<Record<'model' | 'station' | 'weighed', Wind>>): void {
      const band = bands.find(({ toKm }) => km < toKm);
      if (!band) return;
      band.count++;
      for (const what of ['model', 'station', 'weighed'] as const) band[what] += windOff(winds[what], truth) ** 2;
    },
    rows: (what: string): BenchRow[] =>
      bands.map(({ toKm, count, ...sums }, index) => {
        const rms = (sum: number) => Math.sqrt(sum / count).toFixed(2);
        return {
          what: `${what} ${BANDS_KM[index - 1] ?? 0} to ${toKm} km off: model, station, both (m/s)`,
          measured: `${rms(sums.model)} ${rms(sums.station)} ${rms(sums.weighed)}`,
          aim: `both at most the model; ${count} hours`,
        };
      }),
  };
}

function windOff(one: Wind, other: Wind): number {
  const part = ({ windSpeedMps = 0, windFromDeg = 0 }: Wind, of: 'sin' | 'cos') =>
    windSpeedMps * Math[of](toRadians(windFromDeg));
  return Math.hypot(part(one, 'sin') - part(other, 'sin'), part(one, 'cos') - part(other, 'cos'));
}
