import { useQueryClient } from '@tanstack/react-query';
import { SUCCESS_MS } from '../../../ui/success.ts';
import { useToast } from '../../../ui/toast.tsx';
import { securityQuery } from './queries.ts';
import type { Proof } from './use-proof.ts';

export interface Change {
  /** The name of the change under way. */
  readonly busy: string | undefined;
  /** Runs `work`, then shows `done`, the confirmation sentence, and refetches the data. */
  readonly run: (name: string, done: string, work: () => Promise<void>) => void;
}

/** Runs the changes of the security overview that take one click, such as ending a session. */
export function useChange({ busy, run }: Proof): Change {
  const client = useQueryClient();
  const showToast = useToast();
  return {
    busy,
    run: (name, done, work) =>
      run(name, async () => {
        await work();
        await client.invalidateQueries(securityQuery);
        showToast(done, { ms: SUCCESS_MS });
      }),
  };
}
