export interface SourceProgress {
  readonly source: string;
  /** The source's total number of steps; absent until they are queued. */
  readonly expected?: number;
  /** The steps are hours after the cycle's start; negative for hours before it. */
  readonly queued: ReadonlySet<number>;
  readonly done: ReadonlySet<number>;
}

export interface CycleProgress {
  readonly cycle: string;
  readonly sources: ReadonlyMap<string, SourceProgress>;
  /** When steps that the cycle waits for were last queued, UTC ms. */
  readonly queuedAt?: number;
  /** The number of steps from which the beach forecasts were last built; absent before the first build. */
  readonly builtSteps?: number;
  /** The forecast hour up to which the last build reached; absent when that build was made from all steps. */
  readonly builtThroughHour?: number;
}

/** A step as stored in the table: `012`, `-18`. */
export function stepText(step: number): string {
  return step < 0 ? String(step) : String(step).padStart(3, '0');
}

/** Parses the items of one cycle; items of another kind or shape are left out. */
export function parseProgress(cycle: string, items: readonly Record<string, unknown>[]): CycleProgress {
  const sources = new Map<string, SourceProgress>();
  const cycleItem = items.find(({ type }) => type === 'cycle');
  for (const item of items) {
    if (item.type !== 'cycle-source' || typeof item.source !== 'string') continue;
    sources.set(item.source, parseSource(item.source, item));
  }
  return {
    cycle,
    sources,
    queuedAt: number(cycleItem?.queuedAt),
    builtSteps: number(cycleItem?.builtSteps),
    builtThroughHour: number(cycleItem?.builtThroughHour),
  };
}

export function parseSource(source: string, { expected, queued, done }: Record<string, unknown>): SourceProgress {
  return {
    source,
    expected: number(expected),
    queued: steps(queued),
    done: steps(done),
  };
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function steps(set: unknown): ReadonlySet<number> {
  return new Set(set instanceof Set ? [...set].map(Number).filter(Number.isInteger) : []);
}
