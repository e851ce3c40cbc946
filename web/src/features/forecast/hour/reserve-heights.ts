import { unbroken } from '../../../ui/typography.ts';
import type { Words } from './longest-words.ts';

/**
 * Reserves, for each slot of the read-out, the height of its longest text, so that the page below does not shift. To
 * measure the heights, it renders the candidate texts invisibly at the slot's width.
 */
export function reserveHeights(line: HTMLElement, longest: readonly (readonly Words[])[]): void {
  const places = [...line.querySelectorAll<HTMLElement>('[data-place]')];
  const probes = places.map((place, at) => (longest[at] ?? []).map((words) => probeOf(place, words)));
  line.append(...probes.flat());
  const heights = probes.map((tried) => Math.max(0, ...tried.map((probe) => probe.getBoundingClientRect().height)));
  for (const probe of probes.flat()) probe.remove();
  places.forEach((place, at) => {
    place.style.minHeight = `${Math.ceil(heights[at] ?? 0)}px`;
  });
}

function probeOf(place: HTMLElement, words: Words): HTMLElement {
  const probe = place.cloneNode(true) as HTMLElement;
  const written = probe.matches('[data-words]') ? [probe] : probe.querySelectorAll('[data-words]');
  written.forEach((word, at) => {
    word.textContent = at === 1 ? unbroken(words[at] ?? '') : (words[at] ?? '');
  });
  Object.assign(probe.style, {
    position: 'absolute',
    visibility: 'hidden',
    minHeight: '',
    width: `${place.clientWidth}px`,
  });
  return probe;
}
