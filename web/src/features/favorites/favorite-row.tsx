import type { Surfer } from '@groundswell/forecast';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { AdvisoryFlag } from '../../entities/beach/advisory-flag.tsx';
import { conditionWord } from '../../entities/surf/condition.ts';
import { ConditionMark } from '../../entities/surf/condition-mark.tsx';
import { DangerNote } from '../../entities/surf/danger-note.tsx';
import { isSized, largerOf, type RatedSurf, ratedSurf } from '../../entities/surf/surf.ts';
import { ForYou } from '../../entities/surfer/for-you.tsx';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { BellIcon, CloseIcon, DownIcon, DragIcon, UpIcon } from '../../ui/icons/actions.tsx';
import { spanned, unbroken } from '../../ui/typography.ts';
import styles from './favorites.module.css';
import { alertState, type Favorite } from './model.ts';
import type { RowDrag } from './use-row-drag.ts';

const ALERT_WORDS = {
  on: m.favorites_alert_on,
  resting: m.favorites_alert_resting,
  off: m.favorites_alert_off,
};

interface Props {
  readonly favorite: Favorite;
  readonly surfer: Surfer;
  readonly unit: 'ft' | 'm';
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether the alert's settings are open from the start. */
  readonly isOpen: boolean;
  readonly drag: RowDrag;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Shows a beach with its morning and afternoon, and its actions. */
export function FavoriteRow({
  favorite,
  surfer,
  unit,
  isFirst,
  isLast,
  drag,
  onMove,
  onRemove,
  onLeave,
  children,
  ...props
}: Props) {
  const { locationName: name, locationBeachSlug, surfAm, surfPm, condAm, condPm, readOnly } = favorite;
  const am = ratedSurf(surfAm, favorite.surfAmMin, favorite.surfAmMax, condAm);
  const pm = ratedSurf(surfPm, favorite.surfPmMin, favorite.surfPmMax, condPm);
  const { surf, condition } = largerOf({ am, pm });
  const [isOpen, setOpen] = useState(props.isOpen);
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className={styles.row}>
      <IconButton name={m.favorites_drag({ name })} className={styles.handle} onKeyDown={moveByKey} {...drag}>
        <DragIcon />
      </IconButton>
      <div className={styles.name}>
        <Link to="/forecast/$fcstId" params={{ fcstId: locationBeachSlug }} className={styles.beach} onClick={onLeave}>
          {name}
        </Link>
        <AdvisoryFlag advisory={favorite.advisory} className={styles.advisory} />
      </div>
      <div className={styles.tools}>
        <IconButton name={m.favorites_up({ name })} aria-disabled={isFirst} onClick={() => onMove(-1)}>
          <UpIcon />
        </IconButton>
        <IconButton name={m.favorites_down({ name })} aria-disabled={isLast} onClick={() => onMove(1)}>
          <DownIcon />
        </IconButton>
        <IconButton name={m.favorites_remove({ name })} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </div>
      <dl className={styles.today} aria-label={m.favorites_today()}>
        <Half name={m.favorites_am()} half={am} />
        <Half name={m.favorites_pm()} half={pm} />
      </dl>
      <div className={styles.forYou}>
        <ForYou
          surfer={surfer}
          min={surf?.min}
          max={surf?.max}
          unit={unit}
          condition={condition}
          asks={favorite.asks}
          advisory={favorite.advisory}
        />
      </div>
      {favorite.danger && (
        <p className={styles.danger}>
          <DangerNote danger={favorite.danger} short />
        </p>
      )}
      {readOnly && <p className={styles.note}>{m.favorites_read_only()}</p>}
      <div className={styles.alert}>
        <Disclosure
          open={isOpen}
          onToggle={setOpen}
          summary={
            <span className={styles.alertState}>
              <BellIcon />
              {ALERT_WORDS[alertState(favorite)]()}
            </span>
          }
        >
          {isOpen && children}
        </Disclosure>
      </div>
    </li>
  );
}

function Half({ name, half: { surf, condition } }: { readonly name: string; readonly half: RatedSurf }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {surf ? (
          <>
            {isSized(surf) && <ConditionMark condition={condition} />}
            <b>{unbroken(spanned(surf.text))}</b>
            {condition && <span data-condition={condition}>{conditionWord(condition)}</span>}
          </>
        ) : (
          m.ui_missing()
        )}
      </dd>
    </div>
  );
}
