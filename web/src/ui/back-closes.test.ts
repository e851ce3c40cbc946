import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Fakes a browser's history; `back` returns the addresses that it passes. */
function fakeHistory() {
  const entries: { state: unknown; url: string }[] = [{ state: null, url: '/before' }];
  let at = 0;
  let onPop: ((event: { stopImmediatePropagation: () => void }) => void) | undefined;
  const routed: string[] = [];
  const fake = {
    get state() {
      return entries[at]?.state ?? null;
    },
    pushState(state: unknown, _: string, url = entries[at]?.url ?? '') {
      entries.splice(++at, Infinity, { state, url });
    },
    replaceState(state: unknown, _: string, url = entries[at]?.url ?? '') {
      entries[at] = { state, url };
    },
    back() {
      at--;
      const stopImmediatePropagation = vi.fn();
      onPop?.({ stopImmediatePropagation });
      if (stopImmediatePropagation.mock.calls.length === 0) routed.push(entries[at]?.url ?? 'left');
    },
    forward() {
      at += 2;
      fake.back();
    },
  };
  vi.stubGlobal('history', fake);
  const address = () => new URL(entries[at]?.url ?? '', 'https://site');
  vi.stubGlobal('location', {
    get href() {
      return address().href;
    },
    get pathname() {
      return address().pathname;
    },
    get search() {
      return address().search;
    },
  });
  vi.stubGlobal('addEventListener', (_: string, listener: typeof onPop) => {
    onPop = listener;
  });
  return { fake, routed, urls: () => entries.map(({ url }) => url), url: () => entries[at]?.url };
}

let page = 0;
/** Navigates to a page as the router does. */
const goTo = (url: string) => history.pushState({ __TSR_key: `page ${++page}` }, '', url);
const replaceBy = (url: string) => history.replaceState({ __TSR_key: `page ${++page}` }, '', url);
type Over = Parameters<typeof import('./back-closes.ts').backCloses>[0];
const windowOver = (backCloses: (over: Over) => () => void, keepsOpen = false) => {
  const close = vi.fn(() => !keepsOpen);
  const isOpen = vi.fn(() => true);
  return { close, isOpen, closed: backCloses({ isOpen, close }) };
};

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

async function begin(asksForWindow: (search: string) => boolean = () => false) {
  const browser = fakeHistory();
  const { watchBack, backCloses } = await import('./back-closes.ts');
  watchBack(asksForWindow);
  goTo('/beach');
  return { ...browser, open: (keepsOpen?: boolean) => windowOver(backCloses, keepsOpen) };
}

test('Back closes the windows one by one, the last one first, and then leaves the page', async () => {
  const { open, fake, routed } = await begin();
  const [first, second] = [open(), open()];
  fake.back();
  expect([first.close, second.close].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  second.closed();
  fake.back();
  expect(first.close).toHaveBeenCalledOnce();
  first.closed();
  expect(routed).toEqual([]);
  fake.back();
  expect(routed).toEqual(['/before']);
});

test('after a window was closed by its button, Back leads to the page before, and a next window needs no further entry', async () => {
  const { open, fake, routed, urls } = await begin();
  open().closed();
  const next = open();
  expect(urls()).toEqual(['/before', '/beach', '/beach']);
  next.closed();
  fake.back();
  expect(next.close).not.toHaveBeenCalled();
  expect(routed).toEqual(['/before']);
});

test('a page that a window leads to takes the place of its entry', async () => {
  const { open, fake, routed, urls } = await begin();
  open();
  goTo('/favorite');
  expect(urls()).toEqual(['/before', '/beach', '/favorite']);
  fake.back();
  expect(routed).toEqual(['/beach']);
  fake.forward();
  fake.back();
  expect(routed).toEqual(['/beach', '/favorite', '/beach']);
});

test('a window that its user keeps open keeps its entry', async () => {
  const { open, fake, routed } = await begin();
  const { close } = open(true);
  fake.back();
  fake.back();
  expect(close).toHaveBeenCalledTimes(2);
  expect(routed).toEqual([]);
});

test('a window that the address asks for needs no entry, one over it does', async () => {
  const { open, fake, urls, url } = await begin((search) => search === '?pro');
  goTo('/beach?pro');
  const [asked, over] = [open(), open()];
  expect(urls()).toEqual(['/before', '/beach', '/beach?pro', '/beach?pro']);
  fake.back();
  expect(over.close).toHaveBeenCalledOnce();
  over.closed();
  fake.back();
  expect(asked.close).not.toHaveBeenCalled();
  expect(url()).toBe('/beach');
});

test('after a window of the address was closed otherwise, Back leads to the page before; the next window, and a page, take its entry', async () => {
  const { fake, routed, urls } = await begin((search) => search !== '');
  for (const asked of ['/beach?login', '/beach?favorites']) {
    goTo(asked);
    replaceBy(`${asked}&step=2`);
    expect(urls()).toEqual(['/before', '/beach', `${asked}&step=2`]);
    replaceBy('/beach');
  }
  goTo('/beach?login');
  goTo('/beach?pro');
  expect(urls()).toEqual(['/before', '/beach', '/beach?pro']);
  fake.back();
  expect(routed).toEqual(['/beach']);
  fake.forward();
  replaceBy('/beach');
  goTo('/favorite');
  fake.back();
  goTo('/beach?login');
  replaceBy('/beach');
  fake.back();
  expect(routed).toEqual(['/beach', '/beach?pro', '/beach', '/before']);
});

test('a dialog that the browser has closed, but whose event is pending, does not consume Back', async () => {
  const { open, fake, routed } = await begin();
  const { close, isOpen } = open();
  isOpen.mockReturnValue(false);
  fake.back();
  expect(close).not.toHaveBeenCalled();
  expect(routed).toEqual(['/before']);
});

test('a dialog of the address that the browser has closed does not consume Back', async () => {
  const { open, fake, routed } = await begin((search) => search === '?login');
  goTo('/beach?login');
  const { isOpen } = open();
  isOpen.mockReturnValue(false);
  fake.back();
  expect(routed).toEqual(['/before']);
});

test('a page that replaces its own address after its window was closed is left by one Back', async () => {
  const { open, fake, routed } = await begin();
  open().closed();
  for (const url of ['/beach?at=1', '/beach?at=2']) replaceBy(url);
  fake.back();
  expect(routed).toEqual(['/before']);
});

test('an address that is changed within its entry keeps the windows of it', async () => {
  const { open, fake, routed } = await begin();
  open().closed();
  history.replaceState(history.state, '', '/beach?units=m');
  fake.back();
  expect(routed).toEqual(['/before']);
});

test('after a reload with an open window, Back leads to the page before', async () => {
  const { open, fake, routed } = await begin();
  open();
  vi.resetModules();
  const { watchBack } = await import('./back-closes.ts');
  watchBack(() => false);
  fake.back();
  expect(routed).toEqual(['/before']);
});
