import type { Box } from './label-layout.ts';

/** Returns the boxes of the elements over a map, marked `data-taken`, px in its container. */
export function takenOver(container: HTMLElement): readonly Box[] {
  const origin = container.getBoundingClientRect();
  return [...document.querySelectorAll('[data-taken]')].map((over) => {
    const { left, right, top, bottom } = over.getBoundingClientRect();
    return { left: left - origin.x, right: right - origin.x, top: top - origin.y, bottom: bottom - origin.y };
  });
}
