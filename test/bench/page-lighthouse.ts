import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import type { BenchRow } from './bench-row.ts';
import { inBareBrowser } from './in-browser.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/**
 * Other load on the machine changes the performance score by tens of points. The median run is therefore reported, as
 * Lighthouse advises.
 */
const RUNS = 3;

type Device = 'mobile' | 'desktop';

/**
 * Runs Lighthouse in new browsers with empty caches. It reports the four scores and the performance metrics, also as
 * multiples of a small reference page's metrics.
 */
export async function measureLighthouse(url: string, device: Device, smallUrl: string): Promise<readonly BenchRow[]> {
  const small = await lookAgain(smallUrl, device);
  return tell(await lookAgain(url, device), small, url, device);
}

/** Returns the median run. */
async function lookAgain(url: string, device: Device): Promise<Result> {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await inBareBrowser((port) => look(url, device, port)));
  runs.sort((a, b) => speedOf(a) - speedOf(b));
  return runs[Math.floor(RUNS / 2)] as Result;
}

async function look(url: string, device: Device, port: number): Promise<Result> {
  const result = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES },
    device === 'desktop' ? desktopConfig : undefined,
  );
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message}`);
  return result.lhr;
}

function speedOf({ categories }: Result): number {
  return categories.performance?.score ?? 0;
}

function tell(result: Result, small: Result, url: string, device: Device): readonly BenchRow[] {
  const { categories, audits, environment } = result;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const valueIn = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? Number.NaN;
  const value = (id: string) => valueIn(result, id);
  const times = (id: string) => `${(value(id) / valueIn(small, id)).toFixed(1)}x`;
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
      what: `${what}: Lighthouse, middle of ${RUNS} runs`,
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
      what: `${what}: LCP, TBT beside the small page's`,
      measured: `${times('largest-contentful-paint')}, ${times('total-blocking-time')}`,
    },
    {
      what: `${what}: index of this machine`,
      measured: environment.benchmarkIndex.toFixed(0),
      aim: `that of Lighthouse's ${result.configSettings.throttling.cpuSlowdownMultiplier}x is 1500 to 2000`,
    },
  ];
}
