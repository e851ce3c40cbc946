import { useQueryClient } from '@tanstack/react-query';
import { SUCCESS_MS } from '../../../ui/success.ts';
import { useToast } from '../../../ui/toast.tsx';
import { securityQuery } from './queries.ts';
import type { Proof } from './use-proof.ts';

export interface Change {
  /** The name of what is under way. */
  readonly busy: string | undefined;
  /** Does it, says `done` of it and asks how things are now. */
  readonly run: (name: string, done: string, work: () => Promise<void>) => void;
}

/** Changes one thing of the list at a press. */
export function useChange({ busy, run }: Proof): Change {
  const client = useQueryClient();
  const say = useToast();
  return {
    busy,
    run: (name, done, work) =>
      run(name, async () => {
        await work();
        await client.invalidateQueries(securityQuery);
        say(done, { ms: SUCCESS_MS });
      }),
  };
}
