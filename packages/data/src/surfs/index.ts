export { type StoredSurf, type SurfConditions, surfLog } from './surf-log.ts';
