import { m } from '../../../paraglide/messages.js';
import { BackIcon, BackTwiceIcon, ForwardIcon, ForwardTwiceIcon } from '../../../ui/icons/actions.tsx';
import type { Cursor } from '../cursor/cursor.ts';
import { clampHour, hourAfterKey } from '../cursor/cursor-keys.ts';
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
  readonly cursor: Cursor;
  readonly now: number;
  readonly hours: number;
  readonly settle: (place: number) => void;
}

/** Buttons that move the cursor, as an alternative to dragging. */
export function TimelineButtons({ cursor, now, hours, settle }: Props) {
  const press = (key: string) => {
    const hour = clampHour(cursor.place() ?? now, hours);
    settle(hourAfterKey(key, { hour, now, hours }) ?? hour);
  };
  return (
    <div className={styles.buttons}>
      {buttons().map(({ key, name, face }) => (
        <button key={key} type="button" aria-label={name} onClick={() => press(key)}>
          {face}
        </button>
      ))}
    </div>
  );
}
