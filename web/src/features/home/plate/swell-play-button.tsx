import type { HomeTodayReply } from '@groundswell/contracts';
import { useEffect, useMemo } from 'react';
import { m } from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/button.tsx';
import { ForwardIcon, PauseIcon, PlayIcon } from '../../../ui/icons/actions.tsx';
import { swellPlayOf } from './swell-play.ts';
import { useSwellPlay } from './use-swell-play.ts';

interface Props {
  readonly plate: NonNullable<HomeTodayReply['plate']>;
  /** The instant to show, UTC ms; undefined for now. */
  readonly onAt: (at: number | undefined) => void;
}

/** Runs the day's swell from its storm to next week, once; where nothing is to move by itself, a half day a press. */
export function SwellPlayButton({ plate, onAt }: Props) {
  const play = useMemo(() => swellPlayOf(plate), [plate]);
  const { at, isPlaying, isStill, press } = useSwellPlay(play);
  useEffect(() => onAt(at), [at, onAt]);
  if (!play) return null;
  return (
    <IconButton
      name={isStill ? m.home_swell_step() : isPlaying ? m.home_swell_stop() : m.home_swell_play()}
      onClick={press}
    >
      {isStill ? <ForwardIcon /> : isPlaying ? <PauseIcon /> : <PlayIcon />}
    </IconButton>
  );
}
