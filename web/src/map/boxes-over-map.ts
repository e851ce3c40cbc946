import type { Box } from './label-layout.ts';

/** Returns the boxes of all elements over a map that have the attribute `data-taken`, px in the map's container. */
export function boxesOverMap(container: HTMLElement): readonly Box[] {
  const origin = container.getBoundingClientRect();
  return [...document.querySelectorAll('[data-taken]')].map((over) => {
    const { left, right, top, bottom } = over.getBoundingClientRect();
    return { left: left - origin.x, right: right - origin.x, top: top - origin.y, bottom: bottom - origin.y };
  });
}
