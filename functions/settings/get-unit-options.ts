import { userEndpoint } from '@groundswell/accounts';
import { getUnitOptions } from '@groundswell/contracts';
import { UNIT_OPTIONS, type UnitChoices } from '@groundswell/forecast';

/**
 * Returns the unit options and the chosen values, with the other settings, so that the settings panel needs one
 * request.
 */
export const handler = userEndpoint(getUnitOptions, async ({ user }) => {
  const { units, alertSetting, lang, quietFrom, quietTo, alertsADay } = user;
  const listed = (quantity: keyof UnitChoices) => ({
    options: UNIT_OPTIONS[quantity].map(({ id, name }) => ({ id, name })),
    value: units[quantity],
  });
  return {
    wind: listed('wind'),
    wvht: listed('wvht'),
    tide: listed('tide'),
    temp: listed('temp'),
    scale: listed('scale'),
    alertSetting,
    lang,
    quietFrom,
    quietTo,
    alertsADay,
  };
});
