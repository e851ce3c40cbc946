export type { AccountChange } from './account-change.ts';
export {
  type AccountUnits,
  NEW_ACCOUNT,
  parseAccount,
  type SocialIdentity,
  type StoredAccount,
  type StoredPasskey,
  type StoredSecondFactors,
  type StoredSession,
} from './account-row.ts';
export { type AccountSessions, accountSessions, withBrowser } from './account-sessions.ts';
export { type Accounts, accounts, type With } from './accounts.ts';
export { type Accuracy, type AccuracySummary, accuracy, type BuoyAccuracy, type BuoyDay } from './accuracy.ts';
export {
  type AlertLettersMessage,
  type AlertsMessage,
  queueAlertLetters,
  queueAlerts,
} from './alert-queues.ts';
export {
  type AlertClaim,
  type AlertSends,
  type AlertUser,
  alertSends,
  type ClaimedLetter,
  type SentAlerts,
} from './alert-sends.ts';
export { ALERTS_INDEX, type Alerts, type AlertToSave, alerts } from './alerts.ts';
export { type BuoyForecasts, type BuoyRun, buoyForecasts } from './buoy-forecasts.ts';
export { type Claim, type Claims, claims, type SpareIdentity } from './claims.ts';
export { type Consent, type Consents, consents } from './consents.ts';
export type { CycleProgress, SourceProgress } from './cycle-progress.ts';
export { type Build, type Cycles, cycles } from './cycles.ts';
export {
  type AlertSettings,
  type AlertUnits,
  type FavoriteList,
  parseFavorites,
  type StoredAlert,
} from './favorite-rows.ts';
export { type Favorites, favorites } from './favorites.ts';
export { type FollowUp, type FollowUps, type FollowUpTask, followUps } from './follow-ups.ts';
export { type BeachNow, type Forecasts, forecasts, type StoredForecast } from './forecasts.ts';
export { forgetSource } from './forget-source.ts';
export { HELD_SHARDS, type HeldAlert, type HeldAlerts, heldAlerts } from './held-alerts.ts';
export { CODE_PURPOSES, type CodePurpose, Letter, queueLetter } from './letters.ts';
export { type Limit, type Limits, limits } from './limits.ts';
export { type MailedLetters, mailedLetters } from './mailed-letters.ts';
export { digestReadings, type Observed, observed } from './observed.ts';
export {
  type BeachesMessage,
  queueBeaches,
  queueSteps,
  queueTileHours,
  type StepMessage,
  type TilesMessage,
} from './ocean-queues.ts';
export { type CodePlace, type PassCode, type PassCodes, passCodes, type RightCode } from './pass-codes.ts';
export { type PastDays, pastDays } from './past-days.ts';
export type { BlockBeach, BlockCell, SampleBlock } from './sample-block.ts';
export {
  AIR_WIDTH,
  BULLETIN_TRAINS,
  GRID_TRAINS,
  readAirRow,
  readWaveRow,
  waveWidth,
  writeAirRow,
  writeWaveRow,
} from './sample-rows.ts';
export { type BeachSeries, type Samples, samples } from './samples.ts';
export { setting } from './setting.ts';
export { digestHistory, type StationHistories, stationHistory } from './station-history.ts';
export { type StationLists, stationList } from './station-list.ts';
export { type Summaries, summaries } from './summaries.ts';
export { type TileStore, tileStore } from './tile-store.ts';
export { type UnitSettings, unitSettings } from './unit-settings.ts';
export { type UserRows, userRows } from './user-rows.ts';
export { type StoredUser, type Users, users } from './users.ts';
