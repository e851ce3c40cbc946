import { BOARDS, SKILLS } from '@groundswell/contracts';
import { BOARD_NAMES, SKILL_LEVELS } from '@groundswell/forecast';
import { expect, test } from 'vitest';

test('levels and boards that a reader may choose are those that advice is given for', () => {
  expect([SKILLS, BOARDS]).toEqual([SKILL_LEVELS, BOARD_NAMES]);
});
