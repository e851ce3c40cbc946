import { TOKEN, type WellFormedOf } from './parts.ts';

export const emailRequests: WellFormedOf<'email'> = ({ email }) => ({
  contact: { body: { email, name: 'Keala', message: 'Is the tide right?' } },
  subscribe: { body: { email } },
  'confirm-subscription': { body: { token: TOKEN } },
  'get-unsubscribe': { params: { token: TOKEN } },
  'open-unsubscribe': { params: { token: TOKEN } },
  unsubscribe: { params: { token: TOKEN } },
  'set-email-subscription': { body: { subscribe: false } },
});
