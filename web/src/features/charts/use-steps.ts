import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Clock, useClock } from '../../ui/use-clock.ts';
import { nearestStep, type Step, stepBeside } from './model/steps.ts';

export const PLAY_STEP_MS = 1000;
const MINUTE_MS = 60_000;

/** The step that is wished for, and how it is moved. It keeps its instant when the map or the run changes. */
export function useSteps(steps: readonly Step[], linkedAt: number | undefined, isReady: () => boolean) {
  const clock = use(Clock);
  const now = useClock(MINUTE_MS);
  const openedAt = useRef<number>(undefined);
  // Not before the first reply, which corrects a wrong clock.
  if (steps.length > 0) openedAt.current ??= clock.now();
  const [chosenAt, setChosenAt] = useState<number>();
  const [isPlaying, setPlaying] = useState(false);
  const index = nearestStep(steps, chosenAt ?? linkedAt ?? openedAt.current ?? 0);

  const choose = (next: number) => setChosenAt(steps[next]?.at);
  const move = (direction: 1 | -1) => {
    const next = stepBeside(steps, index, direction);
    if (next >= 0) choose(next);
  };
  const onBeat = useEffectEvent(() => {
    // A step that is still loading is waited for: none is left out.
    if (isReady()) move(1);
  });
  useEffect(() => {
    if (!isPlaying) return;
    const beat = setInterval(onBeat, PLAY_STEP_MS);
    return () => clearInterval(beat);
  }, [isPlaying]);
  useEffect(() => setChosenAt(undefined), [linkedAt]);

  return {
    now,
    index,
    isPlaying,
    setPlaying,
    choose(next: number): void {
      setPlaying(false);
      choose(next);
    },
    move(direction: 1 | -1): void {
      setPlaying(false);
      move(direction);
    },
  };
}
