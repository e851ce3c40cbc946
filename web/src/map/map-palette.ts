import type { MapTheme } from './live-map.ts';

/** The colours of the base map, resolved because an engine knows no CSS custom properties. */
export interface MapPalette {
  readonly sea: string;
  readonly land: string;
  readonly coast: string;
  readonly border: string;
}

const TOKENS = { sea: '--sea', land: '--land', coast: '--coast', border: '--edge' };

/** Reads the colour tokens that apply to the map's container. */
export function readMapPalette(container: HTMLElement, theme: MapTheme): MapPalette {
  const probe = document.createElement('span');
  probe.hidden = true;
  // This attribute selects the dark tokens, as it does on any dark background. A light map needs none: the page's theme
  // is then light, and the map inherits it.
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
