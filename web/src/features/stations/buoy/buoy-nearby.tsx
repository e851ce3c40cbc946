import { stationName } from '@groundswell/present';
import { useId, useState } from 'react';
import { m } from '../../../paraglide/maps.js';
import { Button } from '../../../ui/button.tsx';
import { DownIcon } from '../../../ui/icons/actions.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import styles from './buoy-nearby.module.css';
import type { BuoyChoice } from './model.ts';

interface Props {
  readonly choices: readonly BuoyChoice[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Shows the buoys near the beach side by side; on small screens behind a button. */
export function BuoyNearby({ choices, chosen, onChoose }: Props) {
  const small = useMedia('(max-width: 639px)');
  const [shown, setShown] = useState(false);
  const id = useId();
  const open = !small || shown;
  return (
    <section className={styles.nearby} aria-label={m.buoy_nearby()}>
      {small && (
        <Button className={styles.toggle} aria-expanded={open} aria-controls={id} onClick={() => setShown(!shown)}>
          {m.buoy_nearby()}
          <DownIcon className={open ? styles.up : undefined} />
        </Button>
      )}
      <ul id={id} hidden={!open}>
        {choices.map(({ id: buoyId, name, waves, distance }) => (
          <li key={buoyId}>
            <button
              type="button"
              aria-pressed={buoyId === chosen}
              title={stationName(name)}
              onClick={() => {
                onChoose(buoyId);
                setShown(false);
              }}
            >
              <b>{buoyId}</b>
              <span>{[waves, distance].filter(Boolean).join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
