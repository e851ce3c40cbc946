import type { LocationMenuReply } from '@groundswell/contracts';
import { m } from '../../paraglide/later.js';
import { Select } from '../../ui/select.tsx';
import { choicesIn, type Level, type Place } from './model.ts';
import styles from './widgets.module.css';

interface Props {
  readonly menu: LocationMenuReply;
  readonly place: Place;
  readonly onChoose: (level: Level, id: number) => void;
}

/**
 * Shows four menus: region, area, local stretch of coast, and location. The choice in each decides the entries of the
 * next.
 */
export function LocationMenus({ menu, place, onChoose }: Props) {
  const choices = choicesIn(menu, place);
  const levels: readonly (readonly [Level, string])[] = [
    ['regionId', m.widgets_region()],
    ['areaId', m.widgets_area()],
    ['localId', m.widgets_local()],
    ['locationId', m.widgets_beach()],
  ];
  return (
    <section className={styles.part} aria-labelledby="widget-location">
      <h2 id="widget-location">{m.widgets_location()}</h2>
      <div className={styles.pairs}>
        {levels.map(([level, label]) => (
          <Select
            key={level}
            label={label}
            options={[{ value: 0, text: m.widgets_choose() }, ...choices[level]]}
            value={place[level]}
            disabled={choices[level].length === 0}
            onChoose={(id) => onChoose(level, id)}
          />
        ))}
      </div>
    </section>
  );
}
