/**
 * Back closes the window that lies over the page, instead of leaving the page. While windows are open the page has a
 * history entry for each, of the same key: only their number differs, and the router never learns of it. An entry stays
 * when its window is closed otherwise: the next window takes it, the next page replaces it, and Back passes over it.
 */
interface EntryState {
  readonly __TSR_key?: string;
  /** The windows over the page. */
  readonly windows?: number | undefined;
}
/** Closes a window; false where its user keeps it open. */
type Close = () => boolean;

let open: readonly Close[] = [];
let addEntry: ((state: EntryState) => void) | undefined;
/** A window that the address asks for has its entry by that. */
let isInAddress = () => false;

/** Before the router, whose changes of the history pass through here. */
export function watchBack(asksForWindow: () => boolean): void {
  isInAddress = asksForWindow;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  let page = stateOf().__TSR_key;
  let windows = entries();
  const begin = (change: typeof push, state: EntryState, url?: string | URL | null) => {
    change({ ...state, windows: undefined }, '', url);
    page = state.__TSR_key;
    windows = 0;
  };
  addEntry = (state) => {
    push(state, '');
    windows = entries();
  };
  history.pushState = (state, _, url) => {
    // A page takes its windows along, and what one of them leads to takes the place of its entry.
    open = [];
    begin(entries() > 0 ? replace : push, state, url);
  };
  history.replaceState = (state, _, url) => begin(replace, state, url);

  const onPop = (event: PopStateEvent) => {
    const [before, beforeWindows] = [page, windows];
    page = stateOf().__TSR_key;
    windows = entries();
    if (page === undefined || page !== before) {
      open = [];
      return;
    }
    event.stopImmediatePropagation();
    if (windows >= beforeWindows) return;
    if (open.length <= places()) history.back();
    else closeLast();
  };
  addEventListener('popstate', onPop, { capture: true });
}

/** A window has opened: Back closes it. Returns what to call once it is closed. */
export function backCloses(close: Close): () => void {
  open = [...open, close];
  addEntries();
  return () => {
    open = open.filter((one) => one !== close);
  };
}

function closeLast(): void {
  while (open.length > places() && open.at(-1)?.()) open = open.slice(0, -1);
  addEntries();
}

function addEntries(): void {
  while (addEntry && open.length > places()) addEntry({ ...stateOf(), windows: entries() + 1 });
}

/** The windows that Back closes from here. */
function places(): number {
  return entries() + (isInAddress() ? 1 : 0);
}

function entries(): number {
  return stateOf().windows ?? 0;
}

function stateOf(): EntryState {
  return history.state ?? {};
}
