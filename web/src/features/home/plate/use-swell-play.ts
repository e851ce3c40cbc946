import { useEffect, useState } from 'react';
import { useMedia } from '../../../ui/use-media.ts';
import { instantAt, type SwellPlay, stepAfter } from './swell-play.ts';

/** A device draws no more pictures a second than this. */
const FRAME_MS = 33;

/** Plays a day's swell when asked, or steps through it where nothing is to move by itself. */
export function useSwellPlay(play: SwellPlay | undefined) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState<number>();
  useEffect(() => {
    if (!isPlaying || !play) return;
    const startedAt = performance.now();
    let shownAt = Number.NEGATIVE_INFINITY;
    let frame = requestAnimationFrame(function draw(time) {
      const next = instantAt(play, Math.max(0, time - startedAt));
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
