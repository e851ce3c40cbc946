import { expect, test } from 'vitest';
import { promptWords } from './prompt-words.ts';

const alert = { wvht_min: 3, wvht_max: 0, conditions: 2, time_frame: 4 };

test('an alert that was switched off is offered to be turned on again, rather than to be set up', () => {
  const told = (alert_active: boolean, notification_active: boolean) =>
    Object.values(promptWords('Folly Beach', { ...alert, alert_active, notification_active }));
  expect(told(false, false)).toEqual(['Your surf alert for Folly Beach is off.', 'Turn it on']);
  expect(told(true, false)).toEqual(['Your surf alert for Folly Beach is paused.', 'Change it']);
  expect(told(true, true)).toEqual(['You get an alert when Folly Beach is good.', 'Change it']);
  expect(Object.values(promptWords('Folly Beach', null))).toEqual([
    'Get an alert when Folly Beach is good.',
    'Set a surf alert',
  ]);
});
