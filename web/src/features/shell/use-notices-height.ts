import { type RefObject, useLayoutEffect, useRef } from 'react';
import { forgetLocal, writeLocal } from '../../storage/local.ts';

const SLIDE_MS = 200;

/**
 * Publishes the height of the notices as `--notices`, for pages that fill the browser window. The height is also
 * stored, so that `after-paint.ts` can reserve it on the next visit. It stays reserved until the notices have loaded.
 */
export function useNoticesHeight(isKnown: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notices = ref.current;
    if (!notices || !isKnown) return;
    const { style } = document.documentElement;
    const publish = () => {
      const height = notices.getBoundingClientRect().height;
      style.setProperty('--notices', `${height}px`);
      if (height > 0) writeLocal('sc_notices', `${innerWidth} ${height}`);
      else forgetLocal('sc_notices');
    };
    const grownPx =
      notices.getBoundingClientRect().height - (Number.parseFloat(style.getPropertyValue('--notices')) || 0);
    publish();
    slideDown(notices, grownPx);
    const watch = new ResizeObserver(publish);
    watch.observe(notices);
    return () => {
      watch.disconnect();
      style.removeProperty('--notices');
    };
  }, [isKnown]);
  return ref;
}

/**
 * Animates late notices, and the page below, as they slide down. A clip path keeps the notices within their container,
 * so that they overlap nothing. A scrolled page does not slide, because the browser's scroll anchoring holds it.
 */
function slideDown(notices: HTMLElement, px: number): void {
  if (px <= 0 || scrollY > 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const place = notices.parentElement;
  place?.animate({ clipPath: ['inset(0)', 'inset(0)'] }, SLIDE_MS);
  const following: Element[] = [];
  for (let part = place?.nextElementSibling; part; part = part.nextElementSibling) following.push(part);
  for (const part of [notices, ...following.filter((one) => getComputedStyle(one).position !== 'fixed')])
    part.animate({ translate: [`0 ${-px}px`, '0'] }, { duration: SLIDE_MS, easing: 'ease-out' });
}
