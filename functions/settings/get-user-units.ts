import { userEndpoint } from '@groundswell/accounts';
import { getUserUnits } from '@groundswell/contracts';
import { unitsOfChoices } from '@groundswell/forecast';

export const handler = userEndpoint(getUserUnits, async ({ user }) => {
  const { wind, wave, temp } = unitsOfChoices(user.units);
  return { wind_unit: wind, wvht_unit: wave, temp_unit: temp };
});
