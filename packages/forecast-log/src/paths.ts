const FOLDER = 'tiles/forecast-log';

/** The site's path of the log, without a leading slash. */
export const LOG_PATH = `${FOLDER}/log.txt`;

/** Returns the site's path of the file of a run's entries, without a leading slash. */
export function batchPath(cycle: string): string {
  return `${FOLDER}/${cycle}.jsonl`;
}
