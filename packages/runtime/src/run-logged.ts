import { logLine } from './log.ts';
import { embedMetrics, type MetricName } from './metrics.ts';
import { traceField } from './trace.ts';

/** The ids by which the log lines of one piece of background work are found. */
interface WorkIds {
  readonly requestId: string;
  /** The trace of the call or job that queued the message. */
  readonly causedBy?: string | undefined;
}

/** Adds a metric to the log line of the work, in the metric's unit. */
export type Measure = (name: MetricName, value: number) => void;

/**
 * Runs background work and logs one line with its outcome and metrics; rethrows its error. A failure is counted in
 * `JobsFailed`.
 */
export async function runLogged(name: string, ids: WorkIds, work: (measure: Measure) => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  const measured: Partial<Record<MetricName, number>> = {};
  const write = (level: 'info' | 'error', failure?: { readonly error: unknown }) => {
    const ms = Math.round(performance.now() - startedAt);
    const metrics = embedMetrics({ ...measured, ...(failure && { JobsFailed: 1 }) }, { Job: name });
    logLine(level, { job: name, ...ids, ...traceField(), ms, ...failure, ...metrics });
  };
  try {
    await work((metric, value) => {
      measured[metric] = value;
    });
    write('info');
  } catch (error) {
    write('error', { error });
    throw error;
  }
}
