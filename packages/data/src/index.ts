export { backOff } from './back-off.ts';
export { type Limit, type Limits, limits, type Taken } from './limits.ts';
export { setting } from './setting.ts';
