import { m } from '../../paraglide/messages.js';
import { BackIcon, BackTwiceIcon, ForwardIcon, ForwardTwiceIcon } from '../../ui/icons/actions.tsx';
import { hourAfterKey } from './cursor-keys.ts';
import styles from './timeline.module.css';

const buttons = () =>
  [
    { key: 'PageDown', name: m.forecast_day_earlier(), face: <BackTwiceIcon /> },
    { key: 'ArrowLeft', name: m.forecast_earlier(), face: <BackIcon /> },
    { key: 'Home', name: undefined, face: m.forecast_to_now() },
    { key: 'ArrowRight', name: m.forecast_later(), face: <ForwardIcon /> },
    { key: 'PageUp', name: m.forecast_day_later(), face: <ForwardTwiceIcon /> },
  ] as const;

interface Props {
  readonly at: Parameters<typeof hourAfterKey>[1];
  readonly onHour: (hour: number) => void;
}

/** The cursor's moves as buttons: nobody has to drag. */
export function TimelineButtons({ at, onHour }: Props) {
  return (
    <div className={styles.buttons}>
      {buttons().map(({ key, name, face }) => (
        <button key={key} type="button" aria-label={name} onClick={() => onHour(hourAfterKey(key, at) ?? at.hour)}>
          {face}
        </button>
      ))}
    </div>
  );
}
