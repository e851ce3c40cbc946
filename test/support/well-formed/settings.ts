import { CODE, type WellFormedOf } from './parts.ts';

export const settingsRequests: WellFormedOf<'settings'> = ({ email }) => ({
  'update-setting': { body: { setting: 'wvht', value: 2 } },
  'get-unit-options': {},
  'get-user-units': {},
  'change-email': { body: { newEmail: email } },
  'confirm-new-email': { body: { newEmail: email, passCode: CODE } },
  'new-own-pass-code': { body: { email } },
  'check-own-pass-code': { body: { email, passcode: CODE } },
  'delete-account': {},
  'export-account': {},
  'list-api-keys': {},
  'make-api-key': { body: { name: 'Shop door' } },
  'revoke-api-key': { body: { id: 'another-key' } },
});
