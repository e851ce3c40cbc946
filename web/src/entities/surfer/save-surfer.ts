import type { Surfer } from '@groundswell/forecast';
import { request } from '../../api/client.ts';
import { bitsOf } from './model.ts';

export type SurferChange = Pick<Surfer, 'level'> | Pick<Surfer, 'boards'>;

/** Saves the level or the boards in the account. */
export function saveSurfer(change: SurferChange) {
  return request('updateSetting', {
    body:
      'boards' in change
        ? { setting: 'boards', value: bitsOf(change.boards) }
        : { setting: 'skill', value: change.level ?? '' },
  });
}
