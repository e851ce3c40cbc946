export interface ThreadSettings {
  /** Offset of the cloud's clock from the machine's. */
  readonly clockOffsetMs: number;
}

/** A call of a function. A thread answers one call before it receives the next. */
export interface Invocation {
  /** The path of the function's module, which each thread loads at the first call. */
  readonly modulePath: string;
  readonly exportName: string;
  /** The complete `process.env` of the function. */
  readonly environment: Readonly<Record<string, string>>;
  readonly event: unknown;
  readonly context: Readonly<Record<string, unknown>>;
  /** The thread's new priority, in units of `nice`; it can only be lowered. */
  readonly niceness: number;
}

/** An error in the form that Lambda reports. */
export interface FunctionFailure {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace: readonly string[];
}

export type Outcome = { readonly result: unknown } | { readonly failure: FunctionFailure };

/**
 * Messages from a thread during an invocation: LOADED starts the function's timeout, `logged` carries a log line, and
 * the outcome ends the invocation.
 */
export type ThreadMessage = typeof LOADED | { readonly logged: string } | Outcome;

export const LOADED = 'loaded';
