import { resolve } from 'node:path';
import { parseWords, UsageError } from '../bin/command-line.mjs';

export interface Options {
  readonly port: number;
  /** Further host names at which the site answers, in lower case. */
  readonly hosts: readonly string[];
  /** Absolute. */
  readonly dataDir: string;
  readonly offline: boolean;
  /** The length of the sample ocean's runs, in days. */
  readonly days?: number;
  /** Absolute. */
  readonly mirrorDir?: string;
  /** The address of another implementation of AWS, without a slash at its end. */
  readonly awsEndpoint?: string;
  /** The time at which the cloud's clock starts, UTC ms. */
  readonly now?: number;
  /** The most that is read of NOAA's model files, in megabytes. */
  readonly liveBudgetMb: number;
  /** Whether rate limits and functions' timeouts apply as in the cloud. */
  readonly limits: boolean;
  /**
   * Whether the cloud draws charts and packs the point data of each run (waves and wind at single points of the ocean).
   */
  readonly charts: boolean;
  readonly verbose: boolean;
  /** Whether the start prints how its time was spent. */
  readonly timeline: boolean;
  readonly help: boolean;
}

/** A host name or an address, without a port. */
const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:]+\])$/i;
/** The default budget is enough for a whole run with its charts. */
const LIVE_BUDGET_MB = 3600;

/** Thrown for an option that cannot be parsed; the message is a sentence for the user. */
export class BadOptionError extends Error {}

export const HELP = `npm start -- [options]     the whole cloud on this machine

  --port N              port of the site (3000)
  --host NAME           answer by this name too, such as a tunnel's to a phone; may be repeated
  --data-dir DIR        where everything is kept (.data in the repository)
  --offline             a made-up ocean instead of NOAA's
  --days N              so many days of the made-up ocean, 1 to 16: a quicker first start
  --mirror DIR          NOAA's files from a folder, laid out as NOAA lays them out
  --aws-endpoint URL    keep the data in LocalStack or another AWS there
  --live-budget-mb N    read at most this much of NOAA's model files (3600)
  --now TIME            start the clock at this time, such as 2026-11-20T15:00:00Z
  --no-limits           as many calls a minute as anyone likes, and time for them, for tests
  --no-charts           draw no charts: less work for a small machine
  --verbose             show every line that functions log
  --timeline            print where the time of the start goes
  --help                this text`;

/** Parses the command line. `repoRoot` holds the default data folder. Throws BadOptionError. */
export function parseOptions(args: readonly string[], repoRoot: string): Options {
  const {
    port,
    host: hosts = [],
    'data-dir': dataDir,
    mirror,
    now,
    days,
    'aws-endpoint': awsEndpoint,
    'live-budget-mb': budget,
    ...flags
  } = parseOptionArgs(args);
  if (port !== undefined && !/^\d{1,5}$/.test(port))
    throw new BadOptionError(`--port must be a number, not "${port}".`);
  if (Number(port) > 65_535) throw new BadOptionError('--port must be 65535 at most.');
  const wrongHost = hosts.find((host) => !HOST.test(host));
  if (wrongHost !== undefined)
    throw new BadOptionError(`--host must be a name such as surf.example or 192.168.1.20, not "${wrongHost}".`);
  if (budget !== undefined && !/^[1-9]\d{0,6}$/.test(budget))
    throw new BadOptionError(`--live-budget-mb must be a whole number of megabytes, not "${budget}".`);
  if (days !== undefined && !/^([1-9]|1[0-6])$/.test(days))
    throw new BadOptionError(`--days must be a whole number of 1 to 16, not "${days}".`);
  if (awsEndpoint !== undefined && !/^https?:\/\/[^/?#]+\/?$/.test(awsEndpoint))
    throw new BadOptionError(`--aws-endpoint must be an address such as http://localhost:4566, not "${awsEndpoint}".`);
  const at = now === undefined ? undefined : Date.parse(now);
  if (Number.isNaN(at)) throw new BadOptionError(`--now must be a time such as 2026-11-20T15:00:00Z, not "${now}".`);
  if (flags.offline && mirror !== undefined) throw new BadOptionError('--offline and --mirror exclude each other.');
  if (days !== undefined && mirror !== undefined) throw new BadOptionError('--days and --mirror exclude each other.');

  return {
    port: port === undefined ? 3000 : Number(port),
    hosts: hosts.map((host) => host.toLowerCase()),
    dataDir: resolve(dataDir ?? resolve(repoRoot, '.data')),
    offline: flags.offline ?? false,
    days: days === undefined ? undefined : Number(days),
    mirrorDir: mirror === undefined ? undefined : resolve(mirror),
    awsEndpoint: awsEndpoint?.replace(/\/$/, ''),
    now: at,
    liveBudgetMb: Number(budget ?? LIVE_BUDGET_MB),
    limits: !flags['no-limits'],
    charts: !flags['no-charts'],
    verbose: flags.verbose ?? false,
    timeline: flags.timeline ?? false,
    help: flags.help ?? false,
  };
}

function parseOptionArgs(args: readonly string[]) {
  try {
    return parseWords({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string', multiple: true },
        'data-dir': { type: 'string' },
        offline: { type: 'boolean' },
        days: { type: 'string' },
        mirror: { type: 'string' },
        'aws-endpoint': { type: 'string' },
        now: { type: 'string' },
        'live-budget-mb': { type: 'string' },
        'no-limits': { type: 'boolean' },
        'no-charts': { type: 'boolean' },
        verbose: { type: 'boolean' },
        timeline: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new BadOptionError(`${error.message} See npm start -- --help.`);
  }
}
