import { m } from '../../paraglide/messages.js';
import { useUnits } from '../../preferences/units.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';

const options = () =>
  [
    { value: 1, text: m.units_imperial(), name: m.units_imperial_name() },
    { value: 2, text: m.units_metric(), name: m.units_metric_name() },
  ] as const;

/** A visitor's choice of units, kept in a cookie. */
export function UnitsToggle() {
  const { units, chooseUnits } = useUnits();
  return <ToggleGroup name={m.units_name()} options={options()} value={units} onChoose={chooseUnits} />;
}
