import type { CSSProperties } from 'react';
import { m } from '../../../paraglide/maps.js';
import { classList } from '../../../ui/class-list.ts';
import label from '../../../ui/label.module.css';
import { numberWords } from '../../../ui/number-words.ts';
import type { Quantity } from '../model/chart-types.ts';
import { legendMarks, legendStrip } from '../model/legend-layout.ts';
import { shareOf } from '../model/ramp-colours.ts';
import type { Theme } from '../model/ramps.ts';
import { type ChartUnit, unitsOf } from '../model/units.ts';
import { titleOf, unitName } from '../words.ts';
import styles from './legend.module.css';

interface Props {
  readonly quantity: Quantity;
  readonly theme: Theme;
  readonly isStepped: boolean;
  readonly unit: ChartUnit;
  readonly onUnit: (unit: ChartUnit) => void;
  /** The value of the selected or hovered place, in the ramp's unit. */
  readonly value: number | undefined;
  readonly className?: string | undefined;
}

/** The colours of a map with their values, and buttons for its units. */
export function Legend({ quantity, theme, isStepped, unit, onUnit, value, className }: Props) {
  const strips = {
    '--across': legendStrip(quantity, theme, '90deg', isStepped),
    '--up': legendStrip(quantity, theme, '0deg', isStepped),
  } as CSSProperties;
  return (
    <section
      data-taken
      className={classList(styles.legend, className)}
      aria-label={m.charts_legend({ title: titleOf(quantity) })}
    >
      <div className={classList(label.label, styles.title)} aria-hidden="true">
        {titleOf(quantity)}
      </div>
      <div className={styles.scale} style={strips}>
        <i className={styles.strip} />
        <ul>
          {legendMarks(quantity, unit).map((mark) => (
            <li key={mark.value} style={{ '--at': `${(mark.share * 100).toFixed(2)}%` } as CSSProperties}>
              {numberWords(mark.value)}
            </li>
          ))}
        </ul>
        {value !== undefined && (
          <i
            className={styles.read}
            style={{ '--at': `${(shareOf(quantity, value) * 100).toFixed(1)}%` } as CSSProperties}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws and lays out in ways of its own. */}
      <div className={styles.units} role="group" aria-label={m.charts_unit()}>
        {unitsOf[quantity].map((known) => (
          <button key={known} type="button" aria-pressed={known === unit} onClick={() => onUnit(known)}>
            {unitName(known)}
          </button>
        ))}
      </div>
    </section>
  );
}
