import { createStore, del, get, set } from 'idb-keyval';
import type { KeptDraft } from './writing.ts';

/**
 * Texts that the server does not have yet, on this device, each its writer's own: they outlive the tab, an outage and
 * the session. What the server has is removed.
 */
let store: ReturnType<typeof createStore> | undefined;
const drafts = () => {
  store ??= createStore('groundswell-drafts', 'drafts');
  return store;
};
const keyOf = (userId: string, postId: string) => `${userId} ${postId}`;

/** Undefined too where the browser stores nothing. */
export async function findKept(userId: string, postId: string): Promise<KeptDraft | undefined> {
  try {
    return await get<KeptDraft>(keyOf(userId, postId), drafts());
  } catch {
    return undefined;
  }
}

/** False where the browser stores nothing, or has no room. */
export async function keepDraft(userId: string, postId: string, draft: KeptDraft | undefined): Promise<boolean> {
  try {
    if (draft) await set(keyOf(userId, postId), draft, drafts());
    else await del(keyOf(userId, postId), drafts());
    return true;
  } catch {
    return false;
  }
}
