/** Where a host's files begin by default, and the environment variable that overrides it. */
interface HostAddress {
  readonly variable: string;
  readonly url: string;
}

/** The hosts of model files. `cdk.json` has a setting for each (`infra/settings.ts`). */
export const MODEL_HOSTS = {
  gfs: { variable: 'NOAA_GFS_URL', url: 'https://noaa-gfs-bdp-pds.s3.amazonaws.com' },
  nam: { variable: 'NOAA_NAM_URL', url: 'https://noaa-nam-pds.s3.amazonaws.com' },
  hrrr: { variable: 'NOAA_HRRR_URL', url: 'https://noaa-hrrr-bdp-pds.s3.amazonaws.com' },
  rrfs: { variable: 'NOAA_RRFS_URL', url: 'https://noaa-rrfs-ops-pds.s3.amazonaws.com' },
  gefs: { variable: 'NOAA_GEFS_URL', url: 'https://noaa-gefs-pds.s3.amazonaws.com' },
} as const satisfies Readonly<Record<string, HostAddress>>;

export type ModelHost = keyof typeof MODEL_HOSTS;
