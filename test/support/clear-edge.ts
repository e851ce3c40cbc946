import { expect } from 'vitest';

/** Clears the cache of the local cloud's edge, as an invalidation does. */
export async function clearEdge(siteUrl: string): Promise<void> {
  const asked = { method: 'POST', headers: { 'x-groundswell-local': 'edge' } };
  expect((await fetch(new URL('/_local/edge/clear', siteUrl), asked)).status).toBe(200);
}
