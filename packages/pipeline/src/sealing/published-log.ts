import { tileStore } from '@groundswell/data/ocean';
import { LOG_PATH, LogError, type LogHead, parseLog } from '@groundswell/forecast-log';
import { logLine } from '@groundswell/runtime';

export interface PublishedLog {
  /** The newest head; that of the empty log while the log does not verify. */
  readonly head: LogHead;
  /** The last sealed run; absent before the first one. */
  readonly cycle?: string;
  /** The number of entries of all sealed runs. */
  readonly forecasts: number;
  /** The reason why the log does not verify. */
  readonly fault?: 'malformed' | 'order' | 'root' | 'unreadable';
}

/**
 * Reads the log of forecasts and checks each of its roots. A log that does not verify, or cannot be read, is logged and
 * returned as a fault: no other part of a reply waits for it.
 */
export async function readPublishedLog(): Promise<PublishedLog> {
  try {
    const { head, seals } = parseLog((await tileStore.findText(LOG_PATH)) ?? '');
    return { head, cycle: seals.at(-1)?.cycle, forecasts: seals.reduce((sum, { count }) => sum + count, 0) };
  } catch (error) {
    logLine('error', { forecastLog: LOG_PATH, error });
    return { head: parseLog('').head, forecasts: 0, fault: faultOf(error) };
  }
}

function faultOf(error: unknown): NonNullable<PublishedLog['fault']> {
  const fault = error instanceof LogError ? error.fault : undefined;
  return fault === 'malformed' || fault === 'order' || fault === 'root' ? fault : 'unreadable';
}
