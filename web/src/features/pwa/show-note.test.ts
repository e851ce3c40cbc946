import { expect, test, vi } from 'vitest';
import { openNote, showNote } from './show-note.ts';

const NOTE = {
  title: 'Folly Beach, Sat: 3–4 ft, clean',
  body: 'Best from 7 am.',
  tag: 'alert-folly',
  path: '/forecast/folly?day=2026-11-21',
  lang: 'en',
};

function makePorts(urls: readonly string[] = []) {
  const windows = urls.map((url) => ({ url, focus: vi.fn(async () => undefined) }));
  const showNotification = vi.fn(async (_title: string, _options?: object) => undefined);
  const openWindow = vi.fn(async (_url: string) => undefined);
  const clients = { matchAll: async () => windows, openWindow };
  return {
    registration: { showNotification },
    clients,
    origin: 'https://waves.example',
    product: 'Groundswell',
    windows,
  };
}

test('a notification is shown under its tag, so that the next about the beach replaces it', async () => {
  const ports = makePorts();
  await showNote(JSON.stringify(NOTE), ports);
  const { title, body, tag, lang, path } = NOTE;
  expect(ports.registration.showNotification).toHaveBeenCalledWith(
    title,
    expect.objectContaining({ body, tag, lang, data: path }),
  );
});

test.each([
  undefined,
  '',
  'null',
  '[]',
  '{"title":7}',
  JSON.stringify({ ...NOTE, path: '//evil.example' }),
  JSON.stringify({ ...NOTE, path: 'https://evil.example' }),
])('a payload that is not ours shows the product’s name only: %s', async (text) => {
  const ports = makePorts();
  await showNote(text, ports);
  expect(ports.registration.showNotification).toHaveBeenCalledWith(
    'Groundswell',
    expect.objectContaining({ body: '', data: '/' }),
  );
});

test('a click brings the beach’s open forecast to the front, or opens it; never another site', async () => {
  const open = makePorts(['https://waves.example/about', 'https://waves.example/forecast/folly']);
  await openNote(NOTE.path, open);
  expect(open.windows[1]?.focus).toHaveBeenCalled();
  expect(open.clients.openWindow).not.toHaveBeenCalled();
  for (const [path, url] of [
    [NOTE.path, `https://waves.example${NOTE.path}`],
    ['//evil.example', 'https://waves.example/'],
    ['/\\evil.example', 'https://waves.example/'],
  ]) {
    const ports = makePorts();
    await openNote(path, ports);
    expect(ports.clients.openWindow).toHaveBeenCalledWith(url);
  }
});
