import { MINUTE_MS } from '@groundswell/durations';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClock } from '../../ui/use-clock.ts';
import { aimedStep, isElsewhere, nearestStep, type Step, stepBeside } from './model/steps.ts';

const PLAY_STEP_MS = 1000;

/**
 * Keeps the shown step: the one nearest to now until the reader chooses one. A chosen step keeps its instant when the
 * map or the run changes. A chosen step that is not drawn yet is awaited; for now, the nearest drawn step is shown.
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
    // Playback waits for a step that is still loading, and skips none.
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
    /** The step that the reader waits for while the server draws it. */
    awaited: aimed?.isAwaited ? aimed : undefined,
    /** True if another step is shown, because the linked hour is past or not drawn. */
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
