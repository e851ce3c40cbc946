import { messages } from '../../messages.ts';
import { BackIcon, BackTwiceIcon, ForwardIcon, ForwardTwiceIcon } from '../../ui/icons.tsx';
import { hourAfterKey } from './cursor-keys.ts';
import styles from './timeline.module.css';

const words = messages.forecast;
const BUTTONS = [
  { key: 'PageDown', name: words.dayEarlier, face: <BackTwiceIcon /> },
  { key: 'ArrowLeft', name: words.earlier, face: <BackIcon /> },
  { key: 'Home', name: undefined, face: words.toNow },
  { key: 'ArrowRight', name: words.later, face: <ForwardIcon /> },
  { key: 'PageUp', name: words.dayLater, face: <ForwardTwiceIcon /> },
] as const;

interface Props {
  readonly at: Parameters<typeof hourAfterKey>[1];
  readonly onHour: (hour: number) => void;
}

/** The cursor's moves as buttons: nobody has to drag. */
export function TimelineButtons({ at, onHour }: Props) {
  return (
    <div className={styles.buttons}>
      {BUTTONS.map(({ key, name, face }) => (
        <button key={key} type="button" aria-label={name} onClick={() => onHour(hourAfterKey(key, at) ?? at.hour)}>
          {face}
        </button>
      ))}
    </div>
  );
}
