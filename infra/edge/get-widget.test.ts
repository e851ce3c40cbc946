import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { widgetScript } from '../edge-code.ts';

const ID = 'fAAAAAAAAAAAAAAAAAAAAAA';
const ORIGIN = 'https://frames.example';

type Listener = (message: { origin: string; source: unknown; data: unknown }) => void;

/**
 * Creates a page of another site on which the widget script has run; `tell` sends messages to the script. The test DOM
 * has no layout engine, so the placeholder has a fixed height of `roomPx` pixels.
 */
function hostPage(body: string, { lang = 'es', roomPx = 306 } = {}) {
  const { document } = parseHTML(`<html lang="${lang}"><body>${body}</body></html>`);
  const script = document.createElement('script');
  script.setAttribute('src', `https://waves.example/js/get-widget.js?id=${ID}&v=1`);
  document.body.append(script);
  const listeners: Listener[] = [];
  const place = document.querySelector('[data-groundswell-widget]');
  if (place) place.getBoundingClientRect = () => ({ height: roomPx }) as DOMRect;
  const around = new Proxy(document, {
    get: (page, name) => {
      if (name === 'currentScript') return script;
      if (name === 'readyState') return 'complete';
      const value = Reflect.get(page, name);
      return typeof value === 'function' ? value.bind(page) : value;
    },
  });
  const run = new Function('document', 'addEventListener', widgetScript('frames.example'));
  const again = () => run(around, (_: string, listener: Listener) => listeners.push(listener));
  again();
  const frame = () => document.querySelector('iframe');
  const tell = (height: unknown, from = ORIGIN, source: unknown = frame()?.contentWindow) => {
    for (const listener of listeners) listener({ origin: from, source, data: { groundswell: 'height', height } });
  };
  return { document, frame, tell, again, heightOf: () => frame()?.style.height };
}

const PLACE = `<div data-groundswell-widget="${ID}"><a href="https://waves.example/forecast/x">Surf</a><svg height="306"></svg></div>`;

test('the frame has the height that it reports, but at least that of the placeholder', () => {
  const { tell, heightOf, document } = hostPage(PLACE);
  const link = document.querySelector('a');
  expect([heightOf(), link?.style.display]).toEqual(['0px', '']);
  tell(300);
  expect([heightOf(), link?.style.display]).toEqual(['306px', 'none']);
  tell(512);
  expect(heightOf()).toBe('512px');
  tell(330);
  expect(heightOf()).toBe('330px');
});

test('a height from another origin or window, or outside the limits, is ignored', () => {
  const { tell, heightOf } = hostPage(PLACE);
  tell(400, 'https://evil.example');
  tell(400, ORIGIN, {});
  for (const height of [39, 2001, 'NaN', null, undefined]) tell(height);
  expect(heightOf()).toBe('0px');
});

test('a page without a container gets one after the script, once, in the page’s language', () => {
  const { document, frame, again, heightOf } = hostPage('<p>Tienda</p>', { lang: 'zh-Hans' });
  again();
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  expect(document.querySelector('script')?.nextElementSibling?.contains(frame())).toBe(true);
  expect(frame()?.src).toBe(`${ORIGIN}/widget/v1/${ID}?lang=zh-CN`);
  expect(heightOf()).toBe('320px');
});
