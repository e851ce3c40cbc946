import type { Settings } from '@groundswell/infra/settings.ts';
import { createNoaaClient } from '@groundswell/ocean';
import { createWeatherClient } from '@groundswell/pipeline';
import { type Finding, good } from '../finding.ts';
import { listGridSources } from './grid-sources.ts';
import type { OceanProbe } from './ocean-probe.ts';
import { checkSource } from './ocean-source.ts';
import { bulletinSource, listInstrumentSources, weatherServiceSource } from './text-sources.ts';

type OceanAddresses = Pick<
  Settings,
  | 'noaaGfsUrl'
  | 'noaaNamUrl'
  | 'noaaHrrrUrl'
  | 'noaaRrfsUrl'
  | 'noaaGefsUrl'
  | 'noaaBulletinsUrl'
  | 'ndbcUrl'
  | 'nwsUrl'
  | 'shortRangeModel'
>;

/** The time for all requests of a source, so that a silent host does not hold up the report. */
const SOURCE_MS = 30_000;

/**
 * Reads a small range of every live source, and describes where layout, packing, grid or units differ from what the
 * readers take. Tides need no source.
 */
export async function checkOcean(probe: OceanProbe, settings: OceanAddresses): Promise<readonly Finding[]> {
  const { now, wait } = probe;
  const reading = { client: createNoaaClient(probe), now: now(), giveUpAt: now() + SOURCE_MS };
  const { noaaGfsUrl: gfs, noaaNamUrl: nam, noaaHrrrUrl: hrrr, noaaRrfsUrl: rrfs, noaaGefsUrl: gefs } = settings;
  const client = createWeatherClient({ fetch: probe.fetch, now, wait });
  const sources = [
    ...listGridSources(settings.shortRangeModel, { gfs, nam, hrrr, rrfs, gefs }, reading),
    bulletinSource(settings.noaaBulletinsUrl, reading),
    ...listInstrumentSources(settings.ndbcUrl, reading),
    ...(settings.nwsUrl === 'none' ? [] : [weatherServiceSource(settings.nwsUrl, { ...reading, client })]),
  ];
  const findings = await Promise.all(sources.map(checkSource));
  return settings.nwsUrl === 'none' ? [...findings, good('Weather service', 'switched off by nwsUrl')] : findings;
}
