import type { MapTheme } from './live-map.ts';

/** The colours of the base map, resolved for an engine, which knows no custom properties. */
export interface MapPalette {
  readonly sea: string;
  readonly land: string;
  readonly coast: string;
  readonly border: string;
}

const TOKENS = { sea: '--sea', land: '--land', coast: '--coast', border: '--edge' };

/** Reads the tokens where the map stands. */
export function readMapPalette(container: HTMLElement, theme: MapTheme): MapPalette {
  const probe = document.createElement('span');
  probe.hidden = true;
  // As on any dark ground; without it the page's own theme decides, which is then the light one.
  if (theme === 'dark') probe.dataset.night = '';
  container.append(probe);
  const colorOf = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const palette = {
    sea: colorOf(TOKENS.sea),
    land: colorOf(TOKENS.land),
    coast: colorOf(TOKENS.coast),
    border: colorOf(TOKENS.border),
  };
  probe.remove();
  return palette;
}
