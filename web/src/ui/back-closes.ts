/**
 * Makes Back close the topmost dialog instead of leaving the page. Each open dialog has a history entry with the page's
 * key and a number, hidden from the router. If a dialog closes otherwise, its entry stays. The next dialog reuses it,
 * the next page replaces it, and Back skips it. A dialog opened by the address has a router entry; closing turns it
 * into an entry of this kind.
 */
interface EntryState {
  readonly __TSR_key?: string;
  /** The number of dialogs over the page. */
  readonly windows?: number | undefined;
  /** Set for a dialog opened by the address: the state that its entry gets on closing. */
  readonly over?: EntryState | undefined;
}
interface Over {
  /** Returns whether the dialog is open. The browser closes a dialog some time before its close event. */
  readonly isOpen: () => boolean;
  /** Closes the dialog; returns false if the user keeps it open. */
  readonly close: () => boolean;
}

let open: readonly Over[] = [];
let addEntry: ((state: EntryState) => void) | undefined;
/** Returns whether an address opens a dialog through its search part. */
let asks: (search: string) => boolean = () => false;

/** Maps the router's key of a closed dialog's entry to the key of the page, which the entry takes over. */
const pageKeys = new Map<string | undefined, string>();

/** Returns the page's key for a key of the router; the scroll position is stored under it. */
export function pageKeyOf(key: string | undefined): string | undefined {
  return pageKeys.get(key) ?? key;
}

/** Patches the history. It must run before the router starts, so that the router's changes pass through it. */
export function watchBack(asksForWindow: typeof asks): void {
  asks = asksForWindow;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  let page = stateOf().__TSR_key;
  let windows = entries();
  /** The key of the page under the dialog that the address opened. */
  let under = stateOf().over?.__TSR_key;
  const begin = (change: typeof push, state: EntryState, url?: string | URL | null) => {
    change(state, '', url);
    page = stateOf().__TSR_key;
    windows = entries();
    under = stateOf().over?.__TSR_key;
  };
  addEntry = (state) => {
    push(state, '');
    windows = entries();
  };
  history.pushState = (state, _, url) => {
    // Leaving a page closes its dialogs, and the next page replaces a dialog's entry.
    open = [];
    const isBesideOther = asks(location.search) && asksOverPage(url);
    const own = { __TSR_key: stateOf().__TSR_key, windows: Math.max(entries(), 1) };
    const over = isBesideOther ? stateOf().over : asksOverPage(url) ? own : undefined;
    begin(entries() > 0 || (isBesideOther && over) ? replace : push, { ...state, windows: undefined, over }, url);
  };
  history.replaceState = (state, _, url) => {
    const { __TSR_key, over, windows } = stateOf();
    const isSameEntry = state?.__TSR_key === __TSR_key;
    // If the page replaces its address while on a closed dialog's entry, the entry keeps its state.
    const under = over ?? (entries() > 0 && open.length === 0 ? { __TSR_key, windows } : undefined);
    const kept = asksOverPage(url) ? { over: under } : isSamePage(url) ? under : undefined;
    if (kept?.__TSR_key) pageKeys.set(state.__TSR_key, kept.__TSR_key);
    begin(replace, isSameEntry ? state : { ...state, windows: undefined, over: undefined, ...kept }, url);
  };

  const onPop = (event: PopStateEvent) => {
    const [before, beforeWindows, beforeUnder] = [page, windows, under];
    page = stateOf().__TSR_key;
    windows = entries();
    under = stateOf().over?.__TSR_key;
    if (page === undefined || page !== before) {
      const wasClosed = open.length > 0 && !open.some(({ isOpen }) => isOpen());
      open = [];
      if (!wasClosed || page === undefined || page !== beforeUnder) return;
      // The popped entry belonged to a dialog that the browser had already closed, so Back must go one step further.
      event.stopImmediatePropagation();
      history.back();
      return;
    }
    event.stopImmediatePropagation();
    if (windows >= beforeWindows) return;
    open = open.filter(({ isOpen }) => isOpen());
    if (open.length <= places()) history.back();
    else closeLast();
  };
  addEventListener('popstate', onPop, { capture: true });
}

/** Registers an open dialog, which Back then closes; returns the function to call once it is closed. */
export function backCloses(over: Over): () => void {
  open = [...open, over];
  addEntries();
  return () => {
    open = open.filter((one) => one !== over);
  };
}

function closeLast(): void {
  while (open.length > places() && open.at(-1)?.close()) open = open.slice(0, -1);
  addEntries();
}

function addEntries(): void {
  while (addEntry && open.length > places()) addEntry({ ...stateOf(), windows: entries() + 1 });
}

/** Returns the number of dialogs that Back can close from this entry. */
function places(): number {
  return entries() + (asks(location.search) ? 1 : 0);
}

function entries(): number {
  return stateOf().windows ?? 0;
}

/** Returns whether an address opens a dialog over the same page. */
function asksOverPage(url?: string | URL | null): boolean {
  return isSamePage(url) && asks(addressOf(url).search);
}

function isSamePage(url?: string | URL | null): boolean {
  return addressOf(url).pathname === location.pathname;
}

function addressOf(url?: string | URL | null): URL {
  return new URL(url ?? '', location.href);
}

function stateOf(): EntryState {
  return history.state ?? {};
}
