import { m } from '../../paraglide/messages.js';
import { defaultUnits } from '../../preferences/default-units.ts';
import { language } from '../../preferences/language.ts';
import { useUnits } from '../../preferences/units.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { useReservedPlace } from '../../ui/use-reserved-place.ts';

const options = () =>
  [
    { value: 1, text: m.units_imperial(), name: m.units_imperial_name() },
    { value: 2, text: m.units_metric(), name: m.units_metric_name() },
  ] as const;

interface Props {
  /**
   * Whether the server rendered this page once for all readers. The reader's own choice then shows only after
   * hydration.
   */
  readonly isForAll?: boolean;
}

/** Shows a visitor's choice of units, which is stored in a cookie. */
export function UnitsToggle({ isForAll = false }: Props) {
  const { units, chooseUnits } = useUnits();
  const { inBrowser } = useReservedPlace();
  const shown = isForAll && !inBrowser ? defaultUnits(language, undefined) : units;
  return <ToggleGroup name={m.units_name()} options={options()} value={shown} onChoose={chooseUnits} />;
}
