import { getAccuracy } from './accuracy.ts';
import {
  checkPassCode,
  getMe,
  issueToken,
  login,
  logout,
  logoutEverywhere,
  newPassCode,
  register,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
} from './auth.ts';
import type { Call } from './call.ts';
import {
  addFavorite,
  listFavoritesToday,
  previewAlert,
  removeFavorite,
  reorderFavorites,
  saveAlert,
} from './favorites.ts';
import { getForecast, getForecastLatLon, getWeather } from './forecast.ts';
import {
  confirmSubscription,
  contact,
  getUnsubscribe,
  openUnsubscribe,
  setEmailSubscription,
  subscribe,
  unsubscribe,
} from './letters.ts';
import { findNearestBeach, getLocationMenu, getNearbyName } from './places.ts';
import { listPopularBeaches } from './popular.ts';
import {
  askPasskey,
  beginPasskey,
  beginTotp,
  changePassword,
  confirmPasskey,
  confirmTotp,
  endSession,
  getSecurity,
  giveSecondFactor,
  linkProvider,
  removeSecondFactor,
  renewRecoveryCodes,
  unlinkProvider,
} from './security.ts';
import { getShareImage } from './share.ts';
import { getScriptVars, getSiteAlert } from './site.ts';
import { getBuoy, listMapStations } from './stations.ts';
import {
  changeEmail,
  checkOwnPassCode,
  confirmNewEmail,
  deleteAccount,
  exportAccount,
  getUnitOptions,
  getUserUnits,
  newOwnPassCode,
  updateSetting,
} from './user-setting.ts';

/** Every call, by the area whose folder answers it: `functions/<area>/<call.name>.ts`. */
export const areas = {
  accuracy: [getAccuracy],
  auth: [
    login,
    register,
    requestPasswordReset,
    resetPassword,
    verifyEmail,
    newPassCode,
    checkPassCode,
    issueToken,
    logout,
    logoutEverywhere,
    getMe,
  ],
  favorites: [listFavoritesToday, addFavorite, removeFavorite, reorderFavorites, saveAlert, previewAlert],
  forecast: [getForecast, getForecastLatLon, getWeather, listPopularBeaches],
  letters: [
    contact,
    subscribe,
    confirmSubscription,
    getUnsubscribe,
    openUnsubscribe,
    unsubscribe,
    setEmailSubscription,
  ],
  places: [getLocationMenu, getNearbyName, findNearestBeach],
  settings: [
    updateSetting,
    getUnitOptions,
    getUserUnits,
    changeEmail,
    confirmNewEmail,
    newOwnPassCode,
    checkOwnPassCode,
    deleteAccount,
    exportAccount,
  ],
  security: [
    getSecurity,
    changePassword,
    endSession,
    linkProvider,
    unlinkProvider,
    beginTotp,
    confirmTotp,
    beginPasskey,
    confirmPasskey,
    removeSecondFactor,
    renewRecoveryCodes,
    giveSecondFactor,
    askPasskey,
  ],
  share: [getShareImage],
  site: [getScriptVars, getSiteAlert],
  stations: [getBuoy, listMapStations],
} as const satisfies Record<string, readonly Call[]>;

export { Accuracy, type AccuracyReply } from './accuracy.ts';
export {
  AuthOutcome,
  type AuthOutcomeReply,
  checkPassCode,
  getMe,
  issueToken,
  login,
  logout,
  logoutEverywhere,
  type MeReply,
  newPassCode,
  PROVIDERS,
  register,
  requestPasswordReset,
  resetPassword,
  type SecondFactor,
  SignInEmail,
  type SocialProvider,
  verifyEmail,
} from './auth.ts';
export type { Access, BodyOf, Cache, Call, Method, ParamsOf, QueryOf, ReplyOf } from './call.ts';
export { call } from './call.ts';
export { type BestWindowReply, CurrentWeather, type CurrentWeatherReply } from './current-weather.ts';
export type { DayReply } from './day.ts';
export { ErrorEnvelope } from './errors.ts';
export {
  Alert,
  type AlertReply,
  addFavorite,
  CONDITION_IDS,
  type FavoritesTodayReply,
  HEIGHT_IDS,
  listFavoritesToday,
  previewAlert,
  removeFavorite,
  reorderFavorites,
  saveAlert,
  TIME_FRAMES_DAYS,
} from './favorites.ts';
export { LANGUAGES, type Language } from './fields.ts';
export { Forecast, type ForecastReply } from './forecast.ts';
export {
  CONTACT_SUBJECTS,
  confirmSubscription,
  contact,
  getUnsubscribe,
  openUnsubscribe,
  setEmailSubscription,
  subscribe,
  type UnsubscribeReply,
  unsubscribe,
} from './letters.ts';
export { BeachDay, type BeachDayReply, PlaceOverview, type PlaceOverviewReply } from './overview.ts';
export { pages } from './pages.ts';
export { LocationMenu, type LocationMenuReply } from './places.ts';
export { PopularBeaches, type PopularBeachesReply } from './popular.ts';
export { ROLES, type Role } from './roles.ts';
export {
  askPasskey,
  beginPasskey,
  beginTotp,
  changePassword,
  confirmPasskey,
  confirmTotp,
  endSession,
  getSecurity,
  giveSecondFactor,
  linkProvider,
  removeSecondFactor,
  renewRecoveryCodes,
  type SecurityReply,
  unlinkProvider,
} from './security.ts';
export { Buoy, type BuoyReply, MapStations, type MapStationsReply, type MeasuredReply } from './stations.ts';
export type { TimelineReply } from './timeline.ts';
export {
  changeEmail,
  checkOwnPassCode,
  confirmNewEmail,
  deleteAccount,
  exportAccount,
  getUnitOptions,
  getUserUnits,
  newOwnPassCode,
  SETTINGS,
  type UnitOptionsReply,
  updateSetting,
} from './user-setting.ts';
export {
  findNearestBeach,
  getAccuracy,
  getBuoy,
  getForecast,
  getForecastLatLon,
  getLocationMenu,
  getNearbyName,
  getScriptVars,
  getShareImage,
  getSiteAlert,
  getWeather,
  listMapStations,
  listPopularBeaches,
};
