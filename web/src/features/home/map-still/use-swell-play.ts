import { useEffect, useRef, useState } from 'react';
import { useMedia } from '../../../ui/use-media.ts';
import { instantAt, type SwellPlay, stepAfter } from './swell-play.ts';

/** The longest wait for the wave heights of the coming days, ms. After it, the swell's fronts play without them. */
const WAIT_MS = 1000;
/** The shortest time between two frames, ms. */
const FRAME_MS = 33;

/**
 * Plays the day's swell on a click once `isReady`. If the reader prefers reduced motion, each click steps through it.
 */
export function useSwellPlay(play: SwellPlay | undefined, isReady: boolean) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState<number>();
  const ready = useRef(isReady);
  ready.current = isReady;
  useEffect(() => {
    if (!isPlaying || !play) return;
    const pressedAt = performance.now();
    let startedAt: number | undefined;
    let shownAt = Number.NEGATIVE_INFINITY;
    let frame = requestAnimationFrame(function draw(time) {
      if (ready.current || time - pressedAt > WAIT_MS) startedAt ??= time;
      if (startedAt === undefined) {
        frame = requestAnimationFrame(draw);
        return;
      }
      const next = instantAt(play, time - startedAt);
      if (next === undefined) {
        setPlaying(false);
        return;
      }
      if (time - shownAt >= FRAME_MS) {
        shownAt = time;
        setAt(next);
      }
      frame = requestAnimationFrame(draw);
    });
    return () => {
      cancelAnimationFrame(frame);
      setAt(undefined);
    };
  }, [isPlaying, play]);
  const press = () => {
    if (!play) return;
    if (isStill) setAt(stepAfter(play, at));
    else setPlaying(!isPlaying);
  };
  return { at, isPlaying, isStill, press };
}
