import { createStore, del, getMany, keys, set } from 'idb-keyval';
import type { FoundDraft, KeptDraft } from './writing.ts';

/**
 * The drafts on this device that the server does not have yet. Each belongs to one writer and one opening of a post.
 * They survive a closed tab, an outage and the end of the session. A saved draft is removed.
 *
 *   tab writes ──> kept under its key ──saved──> removed
 *                        │ tab closed or killed: its lock ends
 *                        v
 *                  found by the next tab that opens the post ──kept there, or discarded──> removed
 *
 * A tab neither finds nor removes the drafts of another open tab. Both tabs send their texts, and the server answers
 * the later one with 412, as with two writers.
 */
let store: ReturnType<typeof createStore> | undefined;
const drafts = () => {
  store ??= createStore('groundswell-drafts', 'drafts');
  return store;
};
const TAB = crypto.randomUUID();
const lockOf = (tab: string) => `groundswell-draft ${tab}`;
let openings = 0;

/** Returns a new draft key for each opening of a post, so that a found draft is not overwritten. */
export function newDraftKey(userId: string, postId: string): string {
  openings++;
  return `${userId} ${postId} ${TAB} ${openings}`;
}

let isHeld = false;
/** Holds a Web Lock while this tab is open; the browser releases it however the tab ends. */
function holdLock(): void {
  if (isHeld) return;
  isHeld = true;
  void navigator.locks?.request(lockOf(TAB), () => new Promise(() => undefined));
}

/**
 * Returns the drafts of a post that no other open tab holds, the newest first; empty if the browser's storage fails.
 */
export async function findDrafts(userId: string, postId: string): Promise<readonly FoundDraft[]> {
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

/** Stores a draft; resolves to false if the browser's storage is unavailable or full. */
export async function keepDraft(key: string, draft: KeptDraft): Promise<boolean> {
  try {
    holdLock();
    await set(key, draft, drafts());
    return true;
  } catch {
    return false;
  }
}

/** Removes a draft that is saved, adopted by another opening, or discarded by its writer. */
export async function forgetDraft(key: string): Promise<void> {
  try {
    await del(key, drafts());
  } catch {
    // A draft that could not be removed is found again at the next opening.
  }
}
