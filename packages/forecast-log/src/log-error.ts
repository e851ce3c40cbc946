/**
 * The kind of a fault in a log or a proof. `malformed`: bytes that this version does not write. `order`: runs or times
 * that do not increase. `root`: a root that its leaves do not have. `truncated`: fewer batches than a head names.
 * `rewritten`: a saved head that the log does not continue. `missing`: a run or beach that is not in the log. `late`: an
 * entry sealed after its first hour began. `changed`: a forecast that differs from the sealed one.
 */
export type LogFault = 'malformed' | 'order' | 'root' | 'truncated' | 'rewritten' | 'missing' | 'late' | 'changed';

/** An error for a log, a batch or a forecast that does not verify. Its message says what differs. */
export class LogError extends Error {
  override readonly name = 'LogError';
  readonly fault: LogFault;

  constructor(fault: LogFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
