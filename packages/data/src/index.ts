export { type Limit, type Limits, limits } from './limits.ts';
export { setting } from './setting.ts';
