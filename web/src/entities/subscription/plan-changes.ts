import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const CHANNEL = 'plan';

/** The plan was changed here: the other tabs read it again. */
export function tellPlanChange(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Reads everything again when another tab has changed the plan. For the root of all pages. */
export function usePlanChanges(): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => void client.invalidateQueries();
    return () => channel.close();
  }, [client]);
}
