import { useEffect, useState } from 'react';
import { m } from '../../../paraglide/maps.js';
import { IconButton } from '../../../ui/button.tsx';
import { BackIcon, ForwardIcon, PauseIcon, PlayIcon } from '../../../ui/icons/actions.tsx';
import styles from './step-keys.module.css';

const LIT_MS = 300;

interface Props {
  readonly isPlaying: boolean;
  readonly onPlay: (play: boolean) => void;
  readonly onStep: (direction: 1 | -1) => void;
}

/** The back, play or pause, and forward buttons; back and forward light up for 300 ms. */
export function StepKeys({ isPlaying, onPlay, onStep }: Props) {
  const [lit, setLit] = useState<{ readonly direction: 1 | -1 }>();
  useEffect(() => {
    if (!lit) return;
    const timer = setTimeout(setLit, LIT_MS, undefined);
    return () => clearTimeout(timer);
  }, [lit]);
  const step = (direction: 1 | -1) => {
    setLit({ direction });
    onStep(direction);
  };
  return (
    <div className={styles.keys}>
      <IconButton name={m.charts_back()} data-lit={lit?.direction === -1 || undefined} onClick={() => step(-1)}>
        <BackIcon />
      </IconButton>
      <IconButton
        name={isPlaying ? m.charts_pause() : m.charts_play()}
        className={styles.play}
        onClick={() => onPlay(!isPlaying)}
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <IconButton name={m.charts_forward()} data-lit={lit?.direction === 1 || undefined} onClick={() => step(1)}>
        <ForwardIcon />
      </IconButton>
    </div>
  );
}
