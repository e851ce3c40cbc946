import type { ByteRange } from '../services/byte-range.ts';
import type { ListedObject } from '../services/s3/listing.ts';

export interface NoaaFile {
  readonly sizeBytes: number;
  /** UTC ms. */
  readonly modifiedAt: number;
  readonly contentType: string;
  read(range: ByteRange): Promise<Uint8Array>;
}

/** A source of files in place of NOAA's hosts. `host` is a name as in `NOAA_HOSTS`, `path` begins with `/`. */
export interface NoaaSource {
  find(host: string, path: string): Promise<NoaaFile | undefined>;
  /** Lists the bucket's objects under a prefix, keys ascending. */
  list(host: string, prefix: string): Promise<readonly ListedObject[]>;
}

/** The hosts that functions read, by the setting that names them; `path` is the prefix on that host. */
export const NOAA_HOSTS = {
  NOAA_GFS_URL: { host: 'noaa-gfs-bdp-pds.s3.amazonaws.com', path: '' },
  NOAA_NAM_URL: { host: 'noaa-nam-pds.s3.amazonaws.com', path: '' },
  NOAA_HRRR_URL: { host: 'noaa-hrrr-bdp-pds.s3.amazonaws.com', path: '' },
  NOAA_RRFS_URL: { host: 'noaa-rrfs-ops-pds.s3.amazonaws.com', path: '' },
  NOAA_GEFS_URL: { host: 'noaa-gefs-pds.s3.amazonaws.com', path: '' },
  NOAA_BULLETINS_URL: { host: 'nomads.ncep.noaa.gov', path: '/pub/data/nccf/com/gfs/prod' },
  NDBC_URL: { host: 'www.ndbc.noaa.gov', path: '' },
  NWS_URL: { host: 'api.weather.gov', path: '' },
} as const;

/** Returns the settings that point functions to one server in place of all of NOAA's hosts. */
export function settingsFor(serverUrl: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(NOAA_HOSTS).map(([setting, { host, path }]) => [setting, `${serverUrl}/${host}${path}`]),
  );
}
