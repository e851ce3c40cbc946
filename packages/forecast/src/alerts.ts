export { ALERT_DAYS, type AlertDay, type AlertHour, isSunlit, listAlertDays } from './alerts/alert-day.ts';
export { type AlertCriteria, type AlertWindow, findAlertWindow, findAlertWindows } from './alerts/find-windows.ts';
export { faceCmOfOption, HEIGHT_OPTIONS, type HeightUnits, heightStep } from './alerts/height-options.ts';
export { addNotified, listNewWindows, type NotifiedBest, type NotifiedDays } from './alerts/new-windows.ts';
export { type QuietHours, quietUntil } from './alerts/quiet-hours.ts';
export { listWorthyWindows } from './alerts/worthy-windows.ts';
