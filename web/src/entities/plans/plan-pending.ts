/**
 * The longest time that a change of plan counts as pending, ms. By then Stripe's webhook has normally reported the
 * result; otherwise the nightly reconciliation will.
 */
const PENDING_MS = 3 * 60_000;

let pendingUntil = 0;
const listeners = new Set<() => void>();

/** Whether a change of plan that began in this tab may still take effect. */
export function isPlanPending(): boolean {
  return Date.now() < pendingUntil;
}

export function onPlanPending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ends the pending state: the plan has changed, or certainly will not. */
export function endPlanPending(): void {
  setPending(0);
}

/**
 * Runs a change of plan. If the server's answer is lost, the change stays pending, because it may have taken effect.
 */
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
