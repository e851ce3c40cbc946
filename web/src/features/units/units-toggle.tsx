import { messages } from '../../messages.ts';
import { useUnits } from '../../preferences/units.tsx';
import { Segmented } from '../../ui/segmented.tsx';

const OPTIONS = [
  { value: 1, text: messages.units.imperial, name: messages.units.imperialName },
  { value: 2, text: messages.units.metric, name: messages.units.metricName },
] as const;

/** A visitor's choice of units, kept in a cookie. */
export function UnitsToggle() {
  const { units, chooseUnits } = useUnits();
  return <Segmented name={messages.units.name} options={OPTIONS} value={units} onChoose={chooseUnits} />;
}
