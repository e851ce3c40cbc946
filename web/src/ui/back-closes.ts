/**
 * Back closes the window that lies over the page, instead of leaving the page. While windows are open the page has a
 * history entry for each, of the same key: only their number differs, and the router never learns of it. An entry stays
 * when its window is closed otherwise: the next window takes it, the next page replaces it, and Back passes over it. A
 * window that the address asks for has an entry of the router's, which becomes such a one once it is closed.
 */
interface EntryState {
  readonly __TSR_key?: string;
  /** The windows over the page. */
  readonly windows?: number | undefined;
  /** Of a window that the address asks for: what its entry becomes once it is closed. */
  readonly over?: EntryState | undefined;
}
interface Over {
  /** The browser closes a window some time before it tells so. */
  readonly isOpen: () => boolean;
  /** False where its user keeps it open. */
  readonly close: () => boolean;
}

let open: readonly Over[] = [];
let addEntry: ((state: EntryState) => void) | undefined;
/** Whether an address, by its search, asks for a window. */
let asks: (search: string) => boolean = () => false;

/** Of a closed window's entry: the key that the router gave it, and the page's, which it has. */
const pageKeys = new Map<string | undefined, string>();

/** The page's key, for one that the router knows: where a page was scrolled to is kept by it. */
export function pageKeyOf(key: string | undefined): string | undefined {
  return pageKeys.get(key) ?? key;
}

/** Before the router, whose changes of the history pass through here. */
export function watchBack(asksForWindow: typeof asks): void {
  asks = asksForWindow;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  let page = stateOf().__TSR_key;
  let windows = entries();
  /** The page under the window that the address asks for. */
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
    // A page takes its windows along, and what one of them leads to takes the place of its entry.
    open = [];
    const isBesideOther = asks(location.search) && asksOverPage(url);
    const own = { __TSR_key: stateOf().__TSR_key, windows: Math.max(entries(), 1) };
    const over = isBesideOther ? stateOf().over : asksOverPage(url) ? own : undefined;
    begin(entries() > 0 || (isBesideOther && over) ? replace : push, { ...state, windows: undefined, over }, url);
  };
  history.replaceState = (state, _, url) => {
    const { __TSR_key, over, windows } = stateOf();
    const isSameEntry = state?.__TSR_key === __TSR_key;
    // A closed window's entry stays one when the page replaces its own address there.
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
      // The entry left was that of a window which the browser had closed already: Back was to leave its page.
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

/** A window has opened: Back closes it. Returns what to call once it is closed. */
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

/** The windows that Back closes from here. */
function places(): number {
  return entries() + (asks(location.search) ? 1 : 0);
}

function entries(): number {
  return stateOf().windows ?? 0;
}

/** Whether an address asks for a window over the same page. */
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
