import { expect, test } from 'vitest';
import { findReach } from './bin/list-reached.mjs';

const USERS = 'packages/data/src/accounts/users.engine.test.ts';
const CALLS = 'test/refusals.test.ts';
const WORDS = 'web/src/ui/ago-words.test.ts';
/** The import graph is built once for the three files that the tests start from. */
const finding = findReach([USERS, CALLS, WORDS]);

test.each([
  ['imports, however far away', 'packages/data/src/table.ts', [USERS, CALLS]],
  ['imports by a name that it computes', 'functions/settings/get-user-units.ts', [CALLS]],
  ['is itself', WORDS, [WORDS]],
  ['needs, where it is a package', 'node_modules/@aws-sdk/lib-dynamodb', [USERS, CALLS]],
])('a changed file reaches the test that %s', async (_, changed, reached) => {
  expect((await finding)?.([changed])).toEqual(new Set(reached));
});

test('an import that cannot be resolved makes the reach unknown', async () => {
  expect(await findReach([WORDS, 'test/removed.test.ts'])).toBeUndefined();
});
