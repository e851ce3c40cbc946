import type { HomeTodayReply } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/button.tsx';
import { ForwardIcon, PauseIcon, PlayIcon } from '../../../ui/icons/actions.tsx';
import { daysQuery } from './queries.ts';
import { swellPlayOf } from './swell-play.ts';
import { useSwellPlay } from './use-swell-play.ts';

interface Props {
  readonly plate: NonNullable<HomeTodayReply['plate']>;
  /** Called with the instant to show, UTC ms; undefined for the current time. */
  readonly onAt: (at: number | undefined) => void;
}

/**
 * Plays the swell and the sea once, from the swell's storm to next week. If the reader prefers reduced motion, each
 * click steps by half a day. The first click loads the wave heights of these days.
 */
export function SwellPlayButton({ plate, onAt }: Props) {
  const play = useMemo(() => swellPlayOf(plate), [plate]);
  const [isRequested, setAsked] = useState(false);
  const { isLoading } = useQuery({ ...daysQuery(plate), enabled: isRequested });
  const { at, isPlaying, isStill, press } = useSwellPlay(play, isRequested && !isLoading);
  useEffect(() => onAt(at), [at, onAt]);
  if (!play) return null;
  const [playName, stepName] = plate.story?.birth
    ? [m.home_swell_play(), m.home_swell_step()]
    : [m.home_sea_play(), m.home_sea_step()];
  return (
    <IconButton
      name={isStill ? stepName : isPlaying ? m.home_swell_stop() : playName}
      onClick={() => {
        setAsked(true);
        press();
      }}
    >
      {isStill ? <ForwardIcon /> : isPlaying ? <PauseIcon /> : <PlayIcon />}
    </IconButton>
  );
}
