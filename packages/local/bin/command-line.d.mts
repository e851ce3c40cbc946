import type { ParseArgsConfig, parseArgs } from 'node:util';

interface Kinds {
  readonly text: string;
  readonly flag: boolean;
  /** 0 or more. */
  readonly whole: number;
  /** 1 or more. */
  readonly count: number;
  /** 0 or more, with or without decimals. */
  readonly number: number;
  /** 0 to 1. */
  readonly share: number;
  readonly port: number;
  /** A number with its unit: 30m, 2h or 14d. */
  readonly duration: string;
}

interface Given<Options extends Record<string, keyof Kinds>> {
  readonly values: { readonly [Name in keyof Options]?: Kinds[Options[Name]] };
  readonly words: readonly string[];
}

export interface CommandLine<Options extends Record<string, keyof Kinds>> {
  readonly usage: string;
  readonly options?: Options;
  /** The words besides options: the choices of each, or its name. A last name that ends in '…' may be repeated. */
  readonly words?: readonly (string | readonly string[])[];
  /** The number of words that must be given; all by default. */
  readonly least?: number;
  /** Returns a sentence if options or words do not fit together. */
  readonly check?: (given: Given<Options>) => string | undefined;
}

export class UsageError extends Error {}
export function readCommandLine<const Options extends Record<string, keyof Kinds> = Record<never, never>>(
  spec: CommandLine<Options>,
  args?: readonly string[],
): Given<Options>;
export function parseCommandLine<const Options extends Record<string, keyof Kinds> = Record<never, never>>(
  spec: Omit<CommandLine<Options>, 'usage'>,
  args: readonly string[],
): Given<Options>;
export function parseWords<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>>;
