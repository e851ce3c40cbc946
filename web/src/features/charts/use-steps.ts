import { useEffect, useEffectEvent, useState } from 'react';
import { useClock } from '../../ui/use-clock.ts';
import { aimedStep, isElsewhere, nearestStep, type Step, stepBeside } from './model/steps.ts';

export const PLAY_STEP_MS = 1000;
const MINUTE_MS = 60_000;

/**
 * The step that is shown, and how it is moved: the one nearest now until another is chosen, which keeps its instant when
 * the map or the run changes. A chosen step that is still to be drawn is waited for; in place of
 * that of now the nearest drawn one is shown.
 */
export function useSteps(steps: readonly Step[], linkedAt: number | undefined, isReady: () => boolean) {
  const now = useClock(MINUTE_MS);
  const [chosenAt, setChosenAt] = useState<number>();
  const [isPlaying, setPlaying] = useState(false);
  const aimedAt = chosenAt ?? linkedAt ?? now;
  const isChosen = chosenAt !== undefined || linkedAt !== undefined;
  const aimedAtIndex = aimedStep(steps, aimedAt);
  const aimed = steps[aimedAtIndex];
  const index = isChosen && aimed?.isAwaited ? aimedAtIndex : nearestStep(steps, aimedAt);

  const choose = (next: number) => setChosenAt(steps[next]?.at);
  const move = (direction: 1 | -1) => {
    const next = stepBeside(steps, index, direction);
    if (next >= 0) choose(next);
  };
  const onBeat = useEffectEvent(() => {
    // A step that is still loading is waited for: none is left out.
    if (isReady() && steps[index]?.drawn) move(1);
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
    /** The step that the reader waits for, where it is still to be drawn. */
    awaited: aimed?.isAwaited ? aimed : undefined,
    /** The linked hour is over, or not drawn: another is shown. */
    isElsewhere: chosenAt === undefined && isElsewhere(steps[index], linkedAt),
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
