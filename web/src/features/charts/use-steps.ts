import { MINUTE_MS } from '@groundswell/durations';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClock } from '../../ui/use-clock.ts';
import { aimedStep, isElsewhere, nearestStep, type Step, stepBeside } from './model/steps.ts';

const PLAY_STEP_MS = 1000;

/**
 * Controls the shown step: the step nearest to the current time, until the reader chooses another. A chosen step keeps
 * its time when the map or the run changes. If the server is still rendering the chosen step, the timeline stands there
 * while the map keeps the previous chart.
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
    /** The step that should be shown while the server is still rendering its tiles; undefined if there is none. */
    awaited: aimed?.isAwaited ? aimed : undefined,
    /** True if the chart shows another step than the linked one, because the linked hour is past or not rendered. */
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
