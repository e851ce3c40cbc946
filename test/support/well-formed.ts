import type { areas } from '@groundswell/contracts';

export type CallName = (typeof areas)[keyof typeof areas][number]['name'];

/** What a request carries beside its token. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Whose things a request names. */
export interface Named {
  readonly email: string;
  readonly beachId: number;
  readonly slug: string;
}

const PASSWORD = 'a wave at Folly Beach';
const TOKEN = 'a-token.that-nobody-signed.1234567890';
const CODE = '000000';
const CREDENTIAL = { id: 'a-passkey', rawId: 'a-passkey', type: 'public-key', response: {} };
const ALERT = { minWvht: '3', maxWvht: '0', waveCondition: '3', timeFrame: '4' };

/** A request for each call that gets past what it takes, and names this address and this beach wherever a call takes one. */
export function wellFormed({ email, beachId, slug }: Named): Readonly<Record<CallName, Parts>> {
  const locationBeachId = String(beachId);
  const unit = { query: { units: '1' } };
  return {
    'get-accuracy': {},
    login: { body: { email, password: PASSWORD } },
    register: { body: { email, password: PASSWORD } },
    'request-password-reset': { body: { email } },
    'reset-password': { body: { email, password: PASSWORD, password_confirmation: PASSWORD, token: TOKEN } },
    'verify-email': { body: { email } },
    'new-pass-code': { body: { email, reset: true } },
    'check-pass-code': { body: { email, passcode: CODE, reset: true } },
    'issue-token': { body: { grant: 'password', username: email, password: PASSWORD } },
    logout: {},
    'logout-everywhere': {},
    'get-security': {},
    'change-password': { body: { current_password: PASSWORD, password: PASSWORD, password_confirmation: PASSWORD } },
    'end-session': { body: { session_id: 'another-session' } },
    'link-provider': { body: { provider: 'google', access_token: TOKEN } },
    'unlink-provider': { body: { provider: 'google' } },
    'begin-totp': {},
    'confirm-totp': { body: { ticket: TOKEN, code: CODE } },
    'begin-passkey': {},
    'confirm-passkey': { body: { ticket: TOKEN, name: 'Phone', credential: CREDENTIAL } },
    'remove-second-factor': { body: { factor: 'totp' } },
    'renew-recovery-codes': {},
    'give-second-factor': { body: { factor: 'totp', code: CODE } },
    'ask-passkey': {},
    'get-me': {},
    'list-favorites-today': {},
    'add-favorite': { params: { locationBeachId } },
    'remove-favorite': { params: { locationBeachId } },
    'reorder-favorites': { body: { newOrder: [beachId] } },
    'save-alert': { body: { favoriteId: beachId, active: false, minWvht: 9, waveCondition: 1, timeFrame: 1 } },
    'preview-alert': { query: { favoriteId: locationBeachId, ...ALERT } },
    'get-forecast': { params: { fcstId: locationBeachId }, ...unit },
    'get-forecast-lat-lon': { params: { beach: slug } },
    'get-weather': { params: { slug: slug }, ...unit },
    'list-popular-beaches': {},
    contact: { body: { email, name: 'Keala', message: 'Is the tide right?' } },
    subscribe: { body: { email } },
    'confirm-subscription': { body: { token: TOKEN } },
    'get-unsubscribe': { params: { token: TOKEN } },
    'open-unsubscribe': { params: { token: TOKEN } },
    unsubscribe: { params: { token: TOKEN } },
    'set-email-subscription': { body: { subscribe: false } },
    'get-location-menu': {},
    'get-nearby-name': { params: { beach: slug } },
    'find-nearest-beach': { params: { lat: '38.6', lon: '-75.1' } },
    'update-setting': { body: { setting: 'wvht', value: 2 } },
    'get-unit-options': {},
    'get-user-units': {},
    'change-email': { body: { newEmail: email } },
    'confirm-new-email': { body: { newEmail: email, passCode: CODE } },
    'new-own-pass-code': { body: { email } },
    'check-own-pass-code': { body: { email, passcode: CODE } },
    'delete-account': {},
    'export-account': {},
    'get-share-image': { params: { image: `${slug}.png` } },
    'get-script-vars': {},
    'get-site-alert': {},
    'get-buoy': { params: { buoyId: '44009' } },
    'list-map-stations': {},
  };
}
