import { type Account, sendsMail, userEndpoint, withMailWanted } from '@groundswell/accounts';
import { LANGUAGES, type Reason, reason, type SETTINGS, SKILLS, updateSetting } from '@groundswell/contracts';
import { type AccountChange, accounts, unitSettings } from '@groundswell/data/accounts';
import { pushBrowsers } from '@groundswell/data/alerts';
import { BOARD_NAMES, UNIT_OPTIONS, type UnitChoices } from '@groundswell/forecast';
import { InvalidRequestError, productName } from '@groundswell/runtime';

const LATEST_HOUR = 23;
const MOST_ALERTS_A_DAY = 3;

/** Changes one setting. Only listed settings and values are accepted. */
export const handler = userEndpoint(updateSetting, async ({ body, user }) => {
  const set = readSetting(body.setting, body.value);
  const alertSetting = 'change' in set ? set.change.alertSetting : undefined;
  if (alertSetting === 'email' && !sendsMail()) refuse(reason('mail-off'));
  if (alertSetting === 'push') await requireBrowser(user);
  const outcome =
    'quantity' in set
      ? await unitSettings.change(user.id, set.quantity, set.id)
      : await accounts.change(user.id, { ...set.change, ...(alertSetting === 'email' && withMailWanted(user)) });
  return { success: outcome === 'changed' };
});

/** A setting's change: a unit by its option id, or a change of another field of the account. */
type SettingChange = { readonly quantity: keyof UnitChoices; readonly id: number } | { readonly change: AccountChange };

/** Returns the change for a setting's new value. Throws InvalidRequestError if the value is not an option. */
function readSetting(setting: (typeof SETTINGS)[number], value: number | string): SettingChange {
  switch (setting) {
    case 'wind':
    case 'wvht':
    case 'tide':
    case 'temp':
    case 'scale': {
      const option = UNIT_OPTIONS[setting].find(({ id }) => String(id) === String(value));
      return { quantity: setting, id: option?.id ?? refuse() };
    }
    case 'alertSetting':
      return { change: { alertSetting: value === 'email' || value === 'push' ? value : refuse() } };
    case 'lang':
      return { change: { lang: LANGUAGES.find((language) => language === value) ?? refuse() } };
    case 'quietFrom':
      return { change: { quietFrom: wholeNumber(value, 0, LATEST_HOUR) } };
    case 'quietTo':
      return { change: { quietTo: wholeNumber(value, 0, LATEST_HOUR) } };
    case 'alertsADay':
      return { change: { alertsADay: wholeNumber(value, 1, MOST_ALERTS_A_DAY) } };
    case 'skill':
      // An empty value clears the skill.
      if (value === '') return { change: { skill: undefined } };
      return { change: { skill: SKILLS.find((skill) => skill === value) ?? refuse() } };
    case 'boards':
      return { change: { boards: wholeNumber(value, 0, 2 ** BOARD_NAMES.length - 1) } };
  }
}

/** Refuses to turn on notifications unless a browser of an active session has subscribed to them. */
async function requireBrowser({ id, sessions }: Account): Promise<void> {
  const browsers = await pushBrowsers.list(id);
  if (!browsers.some(({ sessionId }) => sessions[sessionId]))
    refuse(reason('push-needs-app', { product: productName() }));
}

function wholeNumber(value: number | string, least: number, most: number): number {
  const isNumber = /^\d{1,2}$/.test(String(value));
  const number = isNumber ? Number(value) : Number.NaN;
  return number >= least && number <= most ? number : refuse();
}

function refuse(why: Reason = reason('not-a-choice')): never {
  throw new InvalidRequestError({ value: [why] });
}
