import { createStore, del, getMany, keys, set } from 'idb-keyval';
import type { FoundDraft, KeptDraft } from './writing.ts';

/**
 * Texts that the server does not have yet, on this device, each its writer's and of one opening of a post: they outlive the tab, an
 * outage and the session. What the server has is removed.
 *
 *   tab writes ──> kept under its key ──saved──> removed
 *                        │ tab closed, or killed: its lock ends
 *                        v
 *                  found by the next tab that opens the post ──kept there, or let go──> removed
 *
 * A tab neither finds nor removes what another open one keeps: both send theirs, and the server tells the second of the
 * first (412), as with two writers.
 */
let store: ReturnType<typeof createStore> | undefined;
const drafts = () => {
  store ??= createStore('groundswell-drafts', 'drafts');
  return store;
};
const TAB = crypto.randomUUID();
const lockOf = (tab: string) => `groundswell-draft ${tab}`;
let openings = 0;

/** Under what a tab that opens a post keeps its text: another each time, so that what is found is not written over. */
export function newDraftKey(userId: string, postId: string): string {
  openings++;
  return `${userId} ${postId} ${TAB} ${openings}`;
}

let isHeld = false;
/** Held while this tab is open: the browser ends it however the tab ends. */
function holdLock(): void {
  if (isHeld) return;
  isHeld = true;
  void navigator.locks?.request(lockOf(TAB), () => new Promise(() => undefined));
}

/** Those of a post that no other open tab has, the newest first; none too where the browser stores nothing. */
export async function findKept(userId: string, postId: string): Promise<readonly FoundDraft[]> {
  try {
    const [all, locks] = await Promise.all([keys<string>(drafts()), navigator.locks?.query()]);
    const held = new Set(locks?.held?.map(({ name }) => name));
    const free = all.filter((key) => {
      const [user, post, tab = ''] = key.split(' ');
      return user === userId && post === postId && (tab === TAB || !held.has(lockOf(tab)));
    });
    const found = await getMany<KeptDraft | undefined>(free, drafts());
    return found
      .flatMap((draft, at) => (draft ? { ...draft, key: free[at] ?? '' } : []))
      .toSorted((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/** False where the browser stores nothing, or has no room. */
export async function keepDraft(key: string, draft: KeptDraft): Promise<boolean> {
  try {
    holdLock();
    await set(key, draft, drafts());
    return true;
  } catch {
    return false;
  }
}

/** Removes what the server has, or another opening keeps, or its writer let go. */
export async function forgetDraft(key: string): Promise<void> {
  try {
    await del(key, drafts());
  } catch {
    // It is found again the next time.
  }
}
