import type * as contracts from '@groundswell/contracts';
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@groundswell/contracts';

/** What the browser needs of a call at run time. The schemas stay out of the bundle; the types hold both to one contract. */
export interface Address<C extends Call> {
  readonly name: C['name'];
  readonly method: C['method'];
  readonly path: C['path'];
  /** A token that the call cannot do without, or one that it reads where there is one. */
  readonly token?: TokenOf<C>;
  /** Asked also where a token that it needs is not to be had: the service worker may hold what was said last. */
  readonly kept?: true;
}
type TokenOf<C extends Call> = C['access'] extends 'anyone'
  ? C extends { readonly readsToken: true }
    ? 'read'
    : undefined
  : 'needed';
/** `token` must be told where there is something to tell. */
type Told<C extends Call> = Address<C> & (TokenOf<C> extends undefined ? unknown : { readonly token: TokenOf<C> });

export type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf };

export const calls = {
  getForecast: { name: 'get-forecast', method: 'GET', path: '/forecast/{fcstId}', token: 'read' },
  getWeather: { name: 'get-weather', method: 'GET', path: '/weather/{slug}', token: 'read' },
  getLocationMenu: { name: 'get-location-menu', method: 'GET', path: '/locationmenu' },
  findNearestBeach: { name: 'find-nearest-beach', method: 'GET', path: '/api/beach/nearby/lat/{lat}/lon/{lon}' },
  listPopularBeaches: { name: 'list-popular-beaches', method: 'GET', path: '/api/beach/popular', token: 'read' },
  getShareImage: { name: 'get-share-image', method: 'GET', path: '/share/{image}', token: 'read' },
  getBuoy: { name: 'get-buoy', method: 'GET', path: '/api/buoy/{buoyId}', token: 'read' },
  getScriptVars: { name: 'get-script-vars', method: 'GET', path: '/home/getScriptVars', token: 'read' },
  getSiteAlert: { name: 'get-site-alert', method: 'GET', path: '/api/alert' },
  register: { name: 'register', method: 'POST', path: '/register/ajax' },
  requestPasswordReset: { name: 'request-password-reset', method: 'POST', path: '/password/email-ajax' },
  resetPassword: { name: 'reset-password', method: 'POST', path: '/password/reset-ajax' },
  verifyEmail: { name: 'verify-email', method: 'POST', path: '/login/verify-email' },
  newPassCode: { name: 'new-pass-code', method: 'POST', path: '/user/new-pass-code' },
  checkPassCode: { name: 'check-pass-code', method: 'POST', path: '/user/check-pass-code' },
  issueToken: { name: 'issue-token', method: 'POST', path: '/oauth/token' },
  logout: { name: 'logout', method: 'POST', path: '/logout' },
  logoutEverywhere: {
    name: 'logout-everywhere',
    method: 'POST',
    path: '/api/auth/logout-everywhere',
    token: 'needed',
  },
  getMe: { name: 'get-me', method: 'GET', path: '/api/auth/me', token: 'needed', kept: true },
  listFavoritesToday: {
    name: 'list-favorites-today',
    method: 'GET',
    path: '/api/favorites/today',
    token: 'needed',
    kept: true,
  },
  addFavorite: {
    name: 'add-favorite',
    method: 'POST',
    path: '/api/favorites/add-favorite/{locationBeachId}',
    token: 'needed',
  },
  removeFavorite: {
    name: 'remove-favorite',
    method: 'DELETE',
    path: '/api/favorites/remove-favorite/{locationBeachId}',
    token: 'needed',
  },
  reorderFavorites: { name: 'reorder-favorites', method: 'PATCH', path: '/api/favorites/reorder', token: 'needed' },
  saveAlert: { name: 'save-alert', method: 'POST', path: '/api/favorites/save-alert', token: 'needed' },
  previewAlert: { name: 'preview-alert', method: 'GET', path: '/api/favorites/preview-alert', token: 'needed' },
  getUnitOptions: { name: 'get-unit-options', method: 'GET', path: '/api/user-setting/units', token: 'needed' },
  updateSetting: { name: 'update-setting', method: 'PATCH', path: '/api/user-setting/update', token: 'needed' },
  setEmailSubscription: {
    name: 'set-email-subscription',
    method: 'PATCH',
    path: '/api/email-subscribe',
    token: 'needed',
  },
  changeEmail: { name: 'change-email', method: 'POST', path: '/api/user-setting/change-email', token: 'needed' },
  confirmNewEmail: {
    name: 'confirm-new-email',
    method: 'POST',
    path: '/api/user-setting/confirm-new-email',
    token: 'needed',
  },
  newOwnPassCode: { name: 'new-own-pass-code', method: 'POST', path: '/api/user/new-pass-code', token: 'needed' },
  checkOwnPassCode: {
    name: 'check-own-pass-code',
    method: 'POST',
    path: '/api/user/check-pass-code',
    token: 'needed',
  },
  deleteAccount: { name: 'delete-account', method: 'DELETE', path: '/api/user-setting/delete', token: 'needed' },
  exportAccount: { name: 'export-account', method: 'GET', path: '/api/user-setting/export', token: 'needed' },
  getSecurity: { name: 'get-security', method: 'GET', path: '/api/security', token: 'needed' },
  changePassword: { name: 'change-password', method: 'POST', path: '/api/security/password', token: 'needed' },
  endSession: { name: 'end-session', method: 'POST', path: '/api/security/end-session', token: 'needed' },
  linkProvider: { name: 'link-provider', method: 'POST', path: '/api/security/link-provider', token: 'needed' },
  unlinkProvider: { name: 'unlink-provider', method: 'POST', path: '/api/security/unlink-provider', token: 'needed' },
  beginTotp: { name: 'begin-totp', method: 'POST', path: '/api/security/totp/begin', token: 'needed' },
  confirmTotp: { name: 'confirm-totp', method: 'POST', path: '/api/security/totp/confirm', token: 'needed' },
  beginPasskey: { name: 'begin-passkey', method: 'POST', path: '/api/security/passkey/begin', token: 'needed' },
  confirmPasskey: { name: 'confirm-passkey', method: 'POST', path: '/api/security/passkey/confirm', token: 'needed' },
  removeSecondFactor: {
    name: 'remove-second-factor',
    method: 'POST',
    path: '/api/security/remove-second-factor',
    token: 'needed',
  },
  renewRecoveryCodes: {
    name: 'renew-recovery-codes',
    method: 'POST',
    path: '/api/security/recovery-codes',
    token: 'needed',
  },
  giveSecondFactor: { name: 'give-second-factor', method: 'POST', path: '/login/second-factor' },
  askPasskey: { name: 'ask-passkey', method: 'POST', path: '/login/passkey-options' },
  contact: { name: 'contact', method: 'POST', path: '/contact' },
  subscribe: { name: 'subscribe', method: 'POST', path: '/subscribe' },
  confirmSubscription: { name: 'confirm-subscription', method: 'POST', path: '/api/subscribe/confirm' },
  getUnsubscribe: { name: 'get-unsubscribe', method: 'GET', path: '/api/unsubscribe/{token}/letter' },
  unsubscribe: { name: 'unsubscribe', method: 'POST', path: '/api/unsubscribe/{token}' },
} as const satisfies {
  [Name in keyof typeof contracts as (typeof contracts)[Name] extends Call
    ? Name
    : never]?: (typeof contracts)[Name] extends Call ? Told<(typeof contracts)[Name]> : never;
};

export type CallName = keyof typeof calls;
export type CallOf<Name extends CallName> = (typeof contracts)[Name];
