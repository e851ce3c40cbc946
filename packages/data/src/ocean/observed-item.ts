import type { ObservedAtBeach } from '@groundswell/forecast';
import { packJson, unpackBody } from '../stored-json.ts';

/**
 * The schema version of `ObservedAtBeach`. Raise it when the type changes: stored observations of another version are
 * ignored.
 */
const OBSERVED_V = 1;

export interface ParsedObserved {
  readonly digest: string;
  readonly observed: ObservedAtBeach;
}

/** Returns the attributes of a `SEEN` item except its keys and expiry. */
export function observedAttributes({ digest, observed }: ParsedObserved): Record<string, unknown> {
  return { type: 'observed', v: OBSERVED_V, checkedAt: observed.checkedAt, digest, body: packJson(observed) };
}

/** Parses a `SEEN` item; absent when it has another shape or cannot be read. */
export function parseObservedItem(item: Record<string, unknown>): ParsedObserved | undefined {
  if (item.v !== OBSERVED_V || typeof item.digest !== 'string') return undefined;
  const observed = unpackBody<ObservedAtBeach>(item);
  return observed && { digest: item.digest, observed };
}
