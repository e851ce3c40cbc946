import { expect, test } from 'vitest';
import { requireUncommon } from './password-rule.ts';

test.each(['password', 'PassWord1', '12345678', '123456789', 'iloveyou', 'qwertyuiop', 'football'])(
  '%s is on the lists that thieves try first',
  (password) => {
    expect(() => requireUncommon(password)).toThrow('Choose another password');
  },
);

test.each(['a wave at Folly Beach', '', '\n', 'password\niloveyou', 'correct horse battery staple'])(
  '%j is not',
  (password) => {
    expect(() => requireUncommon(password)).not.toThrow();
  },
);
