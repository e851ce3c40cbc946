import type { HistoryLocation, RouterHistory } from '@tanstack/react-router';

/**
 * Makes the browser's Back button close the topmost dialog instead of leaving the page. Each open dialog has a history
 * entry. The state of an entry counts how many entries of the same page lie below it. If a dialog is closed in another
 * way, its entry remains: the next dialog reuses it, and Back skips it. A dialog that the address opens already has an
 * entry.
 */
declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The number of entries below this one that show the same page. */
    readonly below?: number;
    /** Whether the address of the page's first history entry opens a dialog. */
    readonly direct?: boolean;
  }
}

interface OpenDialog {
  /** Returns whether the dialog is open. The browser closes a dialog some time before its close event. */
  readonly isOpen: () => boolean;
  /** Closes the dialog; returns false if the user keeps it open. */
  readonly close: () => boolean;
}

interface DialogState {
  readonly below: number;
  readonly direct: boolean;
}

interface BackSettings {
  readonly history: RouterHistory;
  /** Adds an entry with this state for the same address, without a change of the scroll position. */
  readonly pushEntry: (state: DialogState) => void;
  /** Returns whether the query string of an address opens a dialog. */
  readonly opensDialog: (search: string) => boolean;
}

let open: readonly OpenDialog[] = [];
let settings: BackSettings | undefined;

/** Starts to follow the router's history. */
export function watchBack(started: BackSettings): void {
  settings = started;
  const { history, opensDialog } = started;
  let before = history.location;
  history.subscribe(({ location, action: { type } }) => {
    const from = before;
    before = location;
    const isSamePage = from.pathname === location.pathname;
    if (type === 'PUSH' || type === 'REPLACE') {
      // When a page changes its own address, the router drops the entry's state, so the state is written again.
      const state = isSamePage ? nextState(type, from, location) : dialogState(location);
      if (state.below > 0 && location.state.below === undefined)
        history.replace(location.href, { ...location.state, ...state });
      return;
    }
    if (!isSamePage || dialogState(location).below >= dialogState(from).below) return;
    const isOpening = opensDialog(location.search) && location.search !== from.search;
    const isClosing = opensDialog(from.search) && !opensDialog(location.search);
    open = open.filter(({ isOpen }) => isOpen());
    // The page itself opens and closes the dialogs that its address names, so nothing is done here.
    if (isOpening || (isClosing && open.length > 0)) return;
    if (open.length > countEntries(location)) closeLast();
    else if (type === 'BACK') history.back();
  });
}

function nextState(type: 'PUSH' | 'REPLACE', from: HistoryLocation, to: HistoryLocation): DialogState {
  const { below, direct } = dialogState(from);
  const opens = settings?.opensDialog(to.search) === true;
  if (type === 'REPLACE') return { below, direct: direct && opens };
  return opens ? { below: below + 1, direct } : { below: 0, direct: false };
}

/** Registers an open dialog, which Back then closes; returns the function to call once it is closed. */
export function backCloses(dialog: OpenDialog): () => void {
  open = [...open, dialog];
  addEntries();
  return () => {
    open = open.filter((one) => one !== dialog);
  };
}

function closeLast(): void {
  const entries = settings ? countEntries(settings.history.location) : 0;
  while (open.length > entries && open.at(-1)?.close()) open = open.slice(0, -1);
  addEntries();
}

function addEntries(): void {
  if (!settings) return;
  const { below, direct } = dialogState(settings.history.location);
  const missing = open.length - countEntries(settings.history.location);
  for (let added = 1; added <= missing; added++) settings.pushEntry({ below: below + added, direct });
}

/** Returns the number of dialogs that Back can close from this entry. */
function countEntries(location: HistoryLocation): number {
  const { below, direct } = dialogState(location);
  return below + Number(direct);
}

function dialogState({ state: { below = 0, direct }, search }: HistoryLocation): DialogState {
  return { below, direct: direct ?? (below === 0 && settings?.opensDialog(search) === true) };
}
