import lighthouse, { desktopConfig } from 'lighthouse';
import type { BenchRow } from './bench-row.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse over the browser that listens on `port`: its four scores, and what the first is made of. */
export async function measureLighthouse(
  url: string,
  device: 'mobile' | 'desktop',
  port: number,
): Promise<readonly BenchRow[]> {
  const result = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES },
    device === 'desktop' ? desktopConfig : undefined,
  );
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits, environment } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const what = `${new URL(url).pathname}, ${device}`;
  const failed = Object.values(audits).filter(
    ({ id, score: points }) =>
      points !== null &&
      points < 1 &&
      CATEGORIES.slice(1).some((category) =>
        categories[category]?.auditRefs.some((one) => one.id === id && one.weight > 0),
      ),
  );
  return [
    {
      what: `${what}: Lighthouse`,
      measured: CATEGORIES.map(score).join(' / '),
      aim: ['at least 95 / 100 / 100 / 100', ...failed.map(({ title }) => title)].join('; '),
    },
    {
      what: `${what}: LCP, TBT, CLS`,
      measured: [
        `${(value('largest-contentful-paint') / 1000).toFixed(2)} s`,
        `${value('total-blocking-time').toFixed(0)} ms`,
        value('cumulative-layout-shift').toFixed(3),
      ].join(', '),
      aim: '1.8 s, 150 ms, 0.02',
    },
    {
      what: `${what}: index of this machine`,
      measured: environment.benchmarkIndex.toFixed(0),
      aim: `that of Lighthouse's ${result.lhr.configSettings.throttling.cpuSlowdownMultiplier}x is 1500 to 2000`,
    },
  ];
}
