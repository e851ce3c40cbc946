import { createMemoryHistory } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());

/**
 * Simulates a visitor who came to `/beach` from another page of the site. In this test, every query string except `?at`
 * and `?units` opens a dialog.
 */
async function begin({ history = createMemoryHistory({ initialEntries: ['/before'] }), path = '/beach' } = {}) {
  const { watchBack, backCloses } = await import('./back-closes.ts');
  watchBack({
    history,
    opensDialog: (search) => search !== '' && !/^\?(at|units)=/.test(search),
    pushEntry: (state) => history.push(history.location.href, state),
  });
  if (path) history.push(path);
  const open = (keepsOpen = false) => {
    const close = vi.fn(() => !keepsOpen);
    const isOpen = vi.fn(() => true);
    return { close, isOpen, closed: backCloses({ isOpen, close }) };
  };
  return { history, open, back: () => history.back(), at: () => history.location.href };
}

test('Back closes the dialogs one by one, the last one first, and then leaves the page', async () => {
  const { open, back, at } = await begin();
  const [first, second] = [open(), open()];
  back();
  expect([first.close, second.close].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  second.closed();
  back();
  expect(first.close).toHaveBeenCalledOnce();
  first.closed();
  expect(at()).toBe('/beach');
  back();
  expect(at()).toBe('/before');
});

test('after a dialog was closed by its button, Back leaves the page, and the next dialog reuses the entry', async () => {
  const { open, back, at, history } = await begin();
  open().closed();
  const next = open();
  expect(history.length).toBe(3);
  next.closed();
  back();
  expect(next.close).not.toHaveBeenCalled();
  expect(at()).toBe('/before');
});

test('Back returns from a page that a dialog has led to, and then leaves the page of the dialog', async () => {
  const { open, back, at, history } = await begin();
  open().closed();
  history.push('/favorite');
  back();
  expect(at()).toBe('/beach');
  back();
  expect(at()).toBe('/before');
});

test('a dialog that its user keeps open keeps its entry', async () => {
  const { open, back, at } = await begin();
  const { close } = open(true);
  back();
  back();
  expect(close).toHaveBeenCalledTimes(2);
  expect(at()).toBe('/beach');
});

test('a dialog of the address needs no entry, one over it does', async () => {
  const { open, back, at, history } = await begin();
  history.push('/beach?pro');
  const [addressed, over] = [open(), open()];
  expect(history.length).toBe(4);
  back();
  expect(over.close).toHaveBeenCalledOnce();
  over.closed();
  back();
  expect(addressed.close).not.toHaveBeenCalled();
  expect(at()).toBe('/beach');
});

test('Back leaves a page that was opened with a dialog in its address, and closes dialogs over that one', async () => {
  const { open, back, at } = await begin({ path: '/beach?login' });
  const [, over] = [open(), open()];
  back();
  expect([over.close.mock.calls.length, at()]).toEqual([1, '/beach?login']);
  over.closed();
  back();
  expect(at()).toBe('/before');
});

test('a dialog opened after that of the address was closed needs an entry again', async () => {
  const { open, back, at, history } = await begin({ path: '/beach?login' });
  open().closed();
  history.replace('/beach');
  const next = open();
  back();
  expect([next.close.mock.calls.length, at()]).toEqual([1, '/beach']);
});

test('after a dialog of the address was closed, Back leaves the page, and the next dialog reuses the entry', async () => {
  const { open, back, at, history } = await begin();
  history.push('/beach?login');
  open().closed();
  history.replace('/beach?login=code');
  history.replace('/beach');
  open().closed();
  expect(history.length).toBe(3);
  back();
  expect(at()).toBe('/before');
});

test.each(['/beach', '/beach?login'])(
  'a dialog at %s that the browser has closed does not consume Back',
  async (path) => {
    const { open, back, at } = await begin({ path });
    const { close, isOpen } = open();
    isOpen.mockReturnValue(false);
    back();
    expect(close).not.toHaveBeenCalled();
    expect(at()).toBe('/before');
  },
);

test('a page that changes its own address after its dialog was closed is left by one Back', async () => {
  const { open, back, at, history } = await begin();
  open().closed();
  for (const url of ['/beach?at=1', '/beach?at=2']) history.replace(url);
  back();
  expect(at()).toBe('/before');
});

test('after a reload with an open dialog, Back leaves the page', async () => {
  const { open, history } = await begin();
  open();
  vi.resetModules();
  const { back, at } = await begin({ history, path: '' });
  back();
  expect(at()).toBe('/before');
});
