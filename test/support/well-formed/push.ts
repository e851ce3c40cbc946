import type { WellFormedOf } from './parts.ts';

const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

export const pushRequests: WellFormedOf<'push'> = () => ({
  'get-push': {},
  'add-push-browser': { body: { endpoint: 'https://push.groundswell.example/a-browser', keys: KEYS } },
  'remove-push-browser': { params: { id: '4ZqUsTXcoHjLXeQZSPbQcwEQ0bzFRjgXtN8YrYQ5lSo' } },
});
