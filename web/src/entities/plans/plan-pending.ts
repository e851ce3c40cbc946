/** After so long the provider has said what came of a press, or the nightly comparison will. */
const PENDING_MS = 3 * 60_000;

let pendingUntil = 0;
const listeners = new Set<() => void>();

/** Whether a change of plan that was begun in this tab may still come about. */
export function isPlanPending(): boolean {
  return Date.now() < pendingUntil;
}

export function onPlanPending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** It was changed, or it is certain that it will not be. */
export function endPlanPending(): void {
  setPending(0);
}

/** Runs what changes the plan. Where no answer came, it stays pending. */
export async function whilePlanPending<T>(isLost: (error: unknown) => boolean, change: () => Promise<T>): Promise<T> {
  setPending(Date.now() + PENDING_MS);
  try {
    return await change();
  } catch (error) {
    if (!isLost(error)) endPlanPending();
    throw error;
  }
}

function setPending(until: number): void {
  pendingUntil = until;
  for (const listener of listeners) listener();
}
