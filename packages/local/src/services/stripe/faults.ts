import type { Books } from './books.ts';
import type { Fault } from './server.ts';

/** The simulated failures of Stripe. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  slow: { delayMs: 10_000 },
  down: { hangsUp: 'before' },
  busy: { status: 429 },
  broken: { status: 500 },
};

/** Creates a registry of faults for single customers; requests of other customers succeed. */
export function createFaults(books: Pick<Books, 'list'>) {
  const byEmail = new Map<string, Fault>();
  return {
    /** Sets the customer's fault; an unknown kind, such as `none`, removes it. */
    play(email: string, kind: string): void {
      const fault = FAULTS[kind];
      if (fault) byEmail.set(email, fault);
      else byEmail.delete(email);
    },
    find(request: string, fields: string): Fault | undefined {
      if (byEmail.size === 0) return undefined;
      const named = books.list('customer').find(({ id }) => request.includes(id) || fields.includes(id));
      return byEmail.get(named?.email ?? '');
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;
