import { expect, test, vi } from 'vitest';
import { makeStillMap } from './make-still-map.ts';

test('the bounds of a wide picture reach around the whole world', () => {
  vi.stubGlobal('fetch', async () => Response.error());
  const element = (clientWidth: number) =>
    ({ clientWidth, clientHeight: 500, addEventListener() {} }) as unknown as HTMLCanvasElement;
  const boundsOf = (widthPx: number) => {
    const options = { view: { lat: 0, lon: 0, zoom: 0 }, minZoom: 0, maxZoom: 10 };
    const { minLon, maxLon } = makeStillMap(element(widthPx), element(widthPx), options).bounds();
    return maxLon - minLon;
  };
  expect(boundsOf(640)).toBe(360);
  expect(boundsOf(128)).toBeCloseTo(180);
  vi.unstubAllGlobals();
});
