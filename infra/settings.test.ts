import { RootConstruct } from 'constructs';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

function settingsOf(context: Record<string, unknown>) {
  const { node } = new RootConstruct();
  for (const [name, value] of Object.entries(context)) node.setContext(name, value);
  return readSettings(node);
}

test('without a context a visitor sees three days of the real ocean', () => {
  expect(settingsOf({})).toMatchObject({
    productName: 'Groundswell',
    basicDays: 3,
    noaaGfsUrl: 'https://noaa-gfs-bdp-pds.s3.amazonaws.com',
    shortRangeModel: 'hrrr',
    oceanPins: '{}',
    biasCorrection: 'on',
    domain: undefined,
  });
});

test('a notice is English, or one text by language', () => {
  expect(settingsOf({ siteAlert: 'Storm.' }).siteAlert).toBe('{"en":"Storm."}');
  const texts = { en: 'Storm.', es: 'Temporal.' };
  expect(settingsOf({ siteAlert: texts }).siteAlert).toBe(JSON.stringify(texts));
  expect(settingsOf({ siteAlert: JSON.stringify(texts) }).siteAlert).toBe(JSON.stringify(texts));
  expect(settingsOf({ siteAlert: '' }).siteAlert).toBe('');
});

test('numbers may come as text, as on the command line', () => {
  expect(settingsOf({ basicDays: '16' }).basicDays).toBe(16);
});

const MAIL = { mailFrom: 'Groundswell <letters@groundswell.example>', contactAddress: 'crew@groundswell.example' };

test('emails come from an address of a domain, and link to the site', () => {
  expect(settingsOf({ ...MAIL, siteUrl: 'https://d1.cloudfront.example/' })).toMatchObject({
    mailFrom: { text: MAIL.mailFrom, address: 'letters@groundswell.example', domain: 'groundswell.example' },
    siteUrl: 'https://d1.cloudfront.example',
  });
  const ofDomain = {
    mailFrom: 'a@b.example',
    domainName: 'surf.example',
    certificateArn: 'arn',
    contactAddress: 'a@b.c',
  };
  expect(settingsOf(ofDomain)).toMatchObject({ mailFrom: { address: 'a@b.example' }, siteUrl: 'https://surf.example' });
});

test.each([
  [{ mailFrom: 'letters' }, 'The setting mailFrom must be an address, or a name and <address>, not "letters".'],
  [{ mailFrom: 'a@b.c' }, 'The setting mailFrom needs siteUrl or domainName: letters link to the site.'],
  [{ mailFrom: 'a@b.c', siteUrl: 'https://b.c' }, 'The setting mailFrom needs contactAddress'],
  [{ siteUrl: 'b.c' }, 'The setting siteUrl must be an http or https address, not "b.c".'],
  [{ hstsPreload: 'on' }, 'The setting hstsPreload needs domainName: the list holds whole domains.'],
  [{ securityContact: 'call us' }, 'The setting securityContact must be an email address or an https address'],
  [{ securityPolicyUrl: 'http://b.c' }, 'The setting securityPolicyUrl must be an https address, not "http://b.c".'],
  [{ wafLogs: 'yes' }, 'The setting wafLogs must be one of on, off, not "yes".'],
  [{ basicDays: 0 }, 'The setting basicDays must be a whole number from 1 to 16, not "0".'],
  [{ basicDays: 'many' }, 'The setting basicDays must be a whole number from 1 to 16, not "many".'],
  [{ ndbcUrl: 'ftp://x' }, 'The setting ndbcUrl must be an http or https address, not "ftp://x".'],
  [{ nwsUrl: 'off' }, 'The setting nwsUrl must be an http or https address, not "off".'],
  [{ shortRangeModel: 'wrf' }, 'The setting shortRangeModel must be one of nam, hrrr, rrfs, none, not "wrf".'],
  [{ biasCorrection: 'some' }, 'The setting biasCorrection must be one of on, off, not "some".'],
  [{ region: 'Europe' }, 'The setting region must be a region\'s name, as eu-west-1, not "Europe".'],
  [{ oceanPins: '[1]' }, 'The setting oceanPins must be a JSON object.'],
  [{ oceanPins: '{' }, 'The setting oceanPins must be a JSON object.'],
  [{ siteAlert: 7 }, 'The setting siteAlert must be text, or texts by language with "en" among them.'],
  [
    { siteAlert: { es: 'Temporal.' } },
    'The setting siteAlert must be text, or texts by language with "en" among them.',
  ],
  [
    { edgeAlarmTopicArn: 'arn:aws:sns:eu-west-1:123456789012:edge' },
    'The setting edgeAlarmTopicArn must be the ARN of a topic in us-east-1',
  ],
  [{ monthlyBudgetDollars: 0 }, 'The setting monthlyBudgetDollars must be a whole number from 1 to 1000000, not "0".'],
  [{ dashboards: 'some' }, 'The setting dashboards must be one of on, off, not "some".'],
  [{ domainName: 'groundswell.example' }, 'The settings domainName and certificateArn go together.'],
])('%o is refused by name', (context, sentence) => {
  expect(() => settingsOf(context)).toThrow(sentence);
});
