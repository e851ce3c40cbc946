import type { UnitOptionsReply } from '@groundswell/contracts';
import { m } from '../../paraglide/later.js';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import styles from './account.module.css';
import { UNITS, type Unit } from './model.ts';
import { useSetting } from './queries.ts';

const NAMES: Record<Unit, () => string> = {
  wind: m.account_unit_wind,
  wvht: m.account_unit_wvht,
  tide: m.account_unit_tide,
  temp: m.account_unit_temp,
  scale: m.account_unit_scale,
};
/** The names of units that need a translation; all other names are the same in every language. */
const WORDS: Readonly<Record<number, () => string>> = {
  6: m.ui_kph,
  7: m.ui_kts,
  10: m.account_scale_face,
  11: m.account_scale_hawaiian,
};

/** Shows a unit for each quantity; a choice applies at once, to every page. */
export function UnitSettings({ settings }: { readonly settings: UnitOptionsReply }) {
  const { mutate: set } = useSetting();
  return (
    <section className={styles.part}>
      <h3>{m.account_units()}</h3>
      {UNITS.map((unit) => (
        <div key={unit} className={styles.choice}>
          <span aria-hidden="true">{NAMES[unit]()}</span>
          <ToggleGroup
            name={NAMES[unit]()}
            options={settings[unit].options.map(({ id, name }) => ({ value: id, text: WORDS[id]?.() ?? name }))}
            value={settings[unit].value}
            onChoose={(value) => set({ setting: unit, value })}
          />
        </div>
      ))}
    </section>
  );
}
