import * as v from 'valibot';
import { call } from './call.ts';
import { Email, PassCode } from './credentials.ts';
import { message } from './refusals/reason.ts';

const NewEmail = Email(message('new-email-not-valid'));
const Success = v.object({ success: v.boolean() });

/**
 * The settings of a user. Unit options are ids; choices are names. Quiet hours are in the beach's local time. Boards
 * are a bit set of `BOARD_NAMES`, in order.
 */
export const SETTINGS = [
  'wind',
  'wvht',
  'tide',
  'temp',
  'scale',
  'alertSetting',
  'lang',
  'quietFrom',
  'quietTo',
  'alertsADay',
  'skill',
  'boards',
] as const;

/** Changes one setting of the account. */
export const updateSetting = call({
  name: 'update-setting',
  method: 'PATCH',
  path: '/api/user-setting/update',
  access: 'user',
  body: v.object({
    setting: v.picklist(SETTINGS, message('no-such-setting')),
    value: v.union([v.number(), v.pipe(v.string(), v.maxLength(20))], message('not-a-choice')),
  }),
  reply: Success,
});

const Options = v.object({
  options: v.array(v.object({ id: v.number(), name: v.string() })),
  /** The id of the selected option. */
  value: v.number(),
});

/** Lists the choices of units, with the user's own. */
export const getUnitOptions = call({
  name: 'get-unit-options',
  method: 'GET',
  path: '/api/user-setting/units',
  access: 'user',
  reply: v.object({
    wind: Options,
    wvht: Options,
    tide: Options,
    temp: Options,
    scale: Options,
    /**
     * The other settings: how alerts are sent, the language of emails, the quiet hours in local time, and the daily
     * limit of alerts per beach.
     */
    alertSetting: v.picklist(['email', 'push']),
    lang: v.string(),
    quietFrom: v.number(),
    quietTo: v.number(),
    alertsADay: v.number(),
  }),
});
export type UnitOptionsReply = v.InferOutput<typeof getUnitOptions.reply>;

/** Returns the user's units. */
export const getUserUnits = call({
  name: 'get-user-units',
  method: 'GET',
  path: '/api/user-setting/user-units',
  access: 'user',
  reply: v.object({
    wind_unit: v.picklist(['mph', 'kph', 'kts']),
    wvht_unit: v.picklist(['ft', 'm']),
    temp_unit: v.picklist(['F', 'C']),
  }),
});

/**
 * Emails a pass code to the account's new address. 422 with `passcode` means that the user must first sign in, or check
 * a code of the old address. 422 with `sign_in` means that only signing in suffices. Either must have happened within
 * ten minutes.
 */
export const changeEmail = call({
  name: 'change-email',
  method: 'POST',
  path: '/api/user-setting/change-email',
  access: 'user',
  body: v.object({ newEmail: NewEmail }),
  reply: Success,
});

/** Changes the account's address by the emailed pass code. The code was sent to the new address. */
export const confirmNewEmail = call({
  name: 'confirm-new-email',
  method: 'POST',
  path: '/api/user-setting/confirm-new-email',
  access: 'user',
  body: v.object({ newEmail: NewEmail, passCode: PassCode }),
  reply: Success,
});

/**
 * Emails a pass code to the account's own address. `email` in the request is ignored. With `deletes` the code is for
 * deleting the account. If the deletion needs a recent sign-in, no code is sent (422 with `sign_in`).
 */
export const newOwnPassCode = call({
  name: 'new-own-pass-code',
  method: 'POST',
  path: '/api/user/new-pass-code',
  access: 'user',
  body: v.object({ email: v.optional(v.string()), deletes: v.optional(v.boolean()) }),
  reply: Success,
});

/** Checks a pass code of the account's own address. */
export const checkOwnPassCode = call({
  name: 'check-own-pass-code',
  method: 'POST',
  path: '/api/user/check-pass-code',
  access: 'user',
  body: v.object({ email: v.optional(v.string()), passcode: PassCode }),
  reply: Success,
});

/**
 * Deletes the account and its data. A pass code must have been checked within ten minutes. With a second factor, a
 * sign-in within ten minutes is required as well.
 */
export const deleteAccount = call({
  name: 'delete-account',
  method: 'DELETE',
  path: '/api/user-setting/delete',
  access: 'user',
  fails: [409, 422],
  reply: Success,
});

/** Returns all stored data of the user as JSON. */
export const exportAccount = call({
  name: 'export-account',
  method: 'GET',
  path: '/api/user-setting/export',
  access: 'user',
  reply: v.record(v.string(), v.unknown()),
});
