export { ALERT_DAYS, type AlertDay, type AlertHour, isSunlit, listAlertDays } from './alerts/alert-day.ts';
export { type AlertWindow, type AlertWish, findAlertWindow, findAlertWindows } from './alerts/find-windows.ts';
export { faceCmOfOption, HEIGHT_OPTIONS, type HeightUnits, heightStep } from './alerts/height-options.ts';
export { addTold, listNews, type Told, type ToldDays } from './alerts/news.ts';
export { type QuietHours, quietUntil } from './alerts/quiet-hours.ts';
export { listWorthyWindows } from './alerts/worthy-windows.ts';
