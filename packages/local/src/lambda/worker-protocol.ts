/** A worker's start data. */
export interface WorkerSettings {
  /** Path of the function's module. */
  readonly modulePath: string;
  readonly exportName: string;
  /** Offset of the cloud's clock from the machine's. */
  readonly clockOffsetMs: number;
}

/** One call of the function; the worker answers each before it gets the next. */
export interface Invocation {
  readonly event: unknown;
  readonly context: Readonly<Record<string, unknown>>;
  /** The priority of the worker's thread from now on, as of `nice`; it can only be lowered. */
  readonly niceness: number;
}

/** An error as Lambda reports it. */
export interface FunctionFailure {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace: readonly string[];
}

export type Outcome = { readonly result: unknown } | { readonly failure: FunctionFailure };

/** The module is loaded: time counts from here. */
export const LOADED = 'loaded';
