import crypto from 'node:crypto';
import { expect, test, vi } from 'vitest';
import webPush from 'web-push';
import { isPushEndpoint } from './endpoint.ts';
import { isPublicAddress } from './public-lookup.ts';

/** The example of RFC 8291, section 5, with the intermediate values of its appendix A. */
const RFC = {
  plaintext: 'When I grow up, I want to be a watermelon',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  receiverPublic: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  authSecret: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl' +
    '7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('a message is encrypted to the very bytes of the example in RFC 8291', () => {
  const sender = crypto.createECDH('prime256v1');
  sender.setPrivateKey(Buffer.from(RFC.senderPrivate, 'base64url'));
  vi.spyOn(sender, 'generateKeys').mockReturnValue(sender.getPublicKey() as never);
  // The library generates a key pair and a salt for each message; the mocks return those of the example.
  vi.spyOn(crypto, 'createECDH').mockReturnValue(sender);
  vi.spyOn(crypto, 'randomBytes').mockImplementation(() => Buffer.from(RFC.salt, 'base64url'));
  const target = {
    endpoint: 'https://push.example.net/push/1',
    keys: { p256dh: RFC.receiverPublic, auth: RFC.authSecret },
  };
  const { body } = webPush.generateRequestDetails(target, RFC.plaintext, { contentEncoding: 'aes128gcm' });
  vi.restoreAllMocks();
  expect(body.toString('base64url')).toBe(RFC.body);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/dJf:APA91b-_x',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA=',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-by3p.notify.windows.com/w/?token=BQYAAA%2b',
])('a browser’s push service is one: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/1',
  'https://fcm.googleapis.com:8443/1',
  'https://user:word@fcm.googleapis.com/1',
  'https://fcm.googleapis.com/1#part',
  'https://localhost/1',
  'https://printer/1',
  'https://router.local/1',
  'https://metadata.google.internal/1',
  'https://127.0.0.1/1',
  'https://2130706433/1',
  'https://0x7f.1/1',
  'https://[::1]/1',
  'https://[::ffff:169.254.169.254]/1',
  'https://127.0.0.1./1',
  'https://push.example.com./1',
  'https://push.example.com/a b',
  'https://push.example.com/\r\nHost: x',
  'https:push.example.com/1',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '//push.example.com/1',
  `https://push.example.com/${'x'.repeat(1024)}`,
  '',
])('no address inside a network, and none with anything hidden, is an endpoint: %j', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false);
});

test('names resolve only to public addresses', () => {
  for (const address of ['142.250.72.10', '172.32.0.1', '2607:f8b0:4004:c07::5f', '2a00:1450:4001:82a::200a'])
    expect(isPublicAddress(address), address).toBe(true);
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
  ];
  const inside6 = [
    '::1',
    '::',
    'fe80::1',
    'fd00:ec2::254',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
  ];
  for (const address of [...inside, ...inside6]) expect(isPublicAddress(address), address).toBe(false);
});
