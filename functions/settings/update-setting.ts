import { userEndpoint, withMailWanted } from '@groundswell/accounts';
import { updateSetting } from '@groundswell/contracts';
import { accounts, unitSettings } from '@groundswell/data';
import { readSetting } from './read-setting.ts';

/** Changes one thing that the user may set: what it may become is listed, all else is refused. */
export const handler = userEndpoint(updateSetting, async ({ body, user }) => {
  const set = readSetting(body.setting, body.value);
  const wantsMail = body.setting === 'alertSetting';
  const outcome =
    'quantity' in set
      ? await unitSettings.change(user.id, set.quantity, set.id)
      : await accounts.change(user.id, { ...set.change, ...(wantsMail && withMailWanted(user)) });
  return { success: outcome === 'changed' };
});
