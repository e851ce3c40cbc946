import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { type ContactMessage, faultsOf, hasBusinessFields, submitMessage } from './model.ts';

const MESSAGE: ContactMessage = {
  email: 'kai@example.org',
  name: 'Kai',
  message: 'The tide at Folly is off.',
  subject: 'Contact Form',
};
const failing = (error: Error) => submitMessage(MESSAGE, () => Promise.reject(error));

test('an invalid address is an error, and nothing is sent', async () => {
  const send = vi.fn();
  expect(await submitMessage({ ...MESSAGE, email: 'kai@' }, send)).toEqual({ email: 'Your email address is invalid.' });
  expect(send).not.toHaveBeenCalled();
});

test('a name and a message are required', () => {
  expect(faultsOf({ ...MESSAGE, name: '', message: '' })).toEqual({
    name: 'Enter your name.',
    message: 'Enter a message.',
  });
});

test('a message that arrived has no errors', async () => {
  expect(await submitMessage(MESSAGE, async () => ({ valid: true }))).toBeUndefined();
});

test('the server’s error about a message is shown', async () => {
  expect(await submitMessage(MESSAGE, async () => ({ valid: false, errorMsg: 'Not today.' }))).toEqual({
    form: 'Not today.',
  });
  expect(await submitMessage(MESSAGE, async () => ({ valid: false }))).toEqual({
    form: 'There was a problem processing the form',
  });
});

test('each refused field has its error beside it; an error of a field outside the form concerns the whole form', async () => {
  const phone = 'The phone must be 40 characters at most.';
  const refused = new ApiError(422, phone, { fields: { phone: [phone], name: ['Enter your name.', 'x'] } });
  expect(await failing(refused)).toEqual({ name: 'Enter your name.' });
  const advertiser = { ...MESSAGE, subject: 'Advertising Contact' } as const;
  expect(await submitMessage(advertiser, () => Promise.reject(refused))).toEqual({ name: 'Enter your name.', phone });
  expect(await failing(new ApiError(422, phone, { fields: { phone: [phone] } }))).toEqual({ form: phone });
  expect(await failing(new ApiError(422, 'There is no such subject.', { fields: { subject: ['x'] } }))).toEqual({
    form: 'There is no such subject.',
  });
});

test('a rate limit states how long to wait, a site without email says so, any other failure whether anything was sent', async () => {
  expect(await failing(new ApiError(429, 'Wait an hour.'))).toEqual({ form: 'Wait an hour.' });
  expect(await failing(new ApiError(409, 'No email is sent.'))).toEqual({ form: 'No email is sent.' });
  const form = 'There was a problem processing the form: nothing was sent. Your message stays here: try again later.';
  for (const status of [403, 500, 503, 507]) expect(await failing(new ApiError(status, 'secret'))).toEqual({ form });
  const unclear =
    'There was a problem processing the form: whether your message arrived is not known. Send it again: it is delivered only once.';
  for (const status of [0, 502, 504]) expect(await failing(new ApiError(status, 'secret'))).toEqual({ form: unclear });
  expect(await failing(new TypeError('bug'))).toEqual({ form: 'There was a problem processing the form' });
});

test('business and phone are fields of advertising only', () => {
  expect(hasBusinessFields('Advertising Contact')).toBe(true);
  for (const subject of ['Contact Form', 'About Contact', 'FAQ Contact', 'Blog Contact - Bigger boards'] as const)
    expect(hasBusinessFields(subject)).toBe(false);
});
