import { type ForecastHour, toRadians } from '@groundswell/forecast';
import { type BeachThen, TRUE_HOURS } from '@groundswell/sample-ocean/testing/sample-week';
import type { BenchRow } from '../bench-row.ts';

type Hours = readonly Pick<ForecastHour, 'windSpeedMps' | 'windFromDeg' | 'waveHeightM'>[];

/**
 * Sums the squared errors of the next hours' forecast against the simulated truth, with and without the correction by
 * observations.
 */
export function tallyNextHours() {
  const each = () => Array.from({ length: TRUE_HOURS }, () => ({ with: 0, without: 0 }));
  const tallies = { wind: each(), 'wave height': each() };
  return {
    add({ truth }: BeachThen, shown: Hours, stored: Hours): void {
      for (const [lead, { air, waves }] of truth.entries()) {
        const [after, before] = [shown[lead], stored[lead]];
        const [wind, height] = [tallies.wind[lead], tallies['wave height'][lead]];
        if (!after || !before || !wind || !height) continue;
        wind.with += windOff(after, air) ** 2;
        wind.without += windOff(before, air) ** 2;
        height.with += ((after.waveHeightM ?? 0) - waves.heightM) ** 2;
        height.without += ((before.waveHeightM ?? 0) - waves.heightM) ** 2;
      }
    },
    rows: (): BenchRow[] =>
      Object.entries(tallies).map(([what, leads]) => ({
        what: `${what}'s rms error 1 to 5 hours ahead, with over without`,
        // The current hour is left out. It shows the measurement itself, so it says nothing about the forecast.
        measured: leads
          .slice(1)
          .map((sum) => Math.sqrt(sum.with / sum.without).toFixed(2))
          .join(' '),
        aim: 'none above 1',
      })),
  };
}

function windOff(one: Hours[number], other: Hours[number]): number {
  const part = ({ windSpeedMps = 0, windFromDeg = 0 }: Hours[number], of: 'sin' | 'cos') =>
    windSpeedMps * Math[of](toRadians(windFromDeg));
  return Math.hypot(part(one, 'sin') - part(other, 'sin'), part(one, 'cos') - part(other, 'cos'));
}
