/** A thread's start data. */
export interface ThreadSettings {
  /** Offset of the cloud's clock from the machine's. */
  readonly clockOffsetMs: number;
}

/** A call of a function. The thread answers each before it gets the next. */
export interface Invocation {
  /** Path of the function's module; loaded at its first call in this thread. */
  readonly modulePath: string;
  readonly exportName: string;
  /** All that the function sees as `process.env`. */
  readonly environment: Readonly<Record<string, string>>;
  readonly event: unknown;
  readonly context: Readonly<Record<string, unknown>>;
  /** The priority of the thread from now on, as of `nice`; it can only be lowered. */
  readonly niceness: number;
}

/** An error as Lambda reports it. */
export interface FunctionFailure {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace: readonly string[];
}

export type Outcome = { readonly result: unknown } | { readonly failure: FunctionFailure };

/** Messages of a thread during an invocation: the module is loaded, and its time starts; a log line; the outcome. */
export type Said = typeof LOADED | { readonly logged: string } | Outcome;

export const LOADED = 'loaded';
