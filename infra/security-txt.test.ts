import { RootConstruct } from 'constructs';
import { expect, test } from 'vitest';
import { drawSecurityTxt } from './security-txt.ts';
import { readSettings } from './settings.ts';

const DAY_MS = 86_400_000;

/** Reads the fields as RFC 9116 requires: a name, a colon, a space and a value on each line, which ends in LF. */
function fieldsOf(text = ''): readonly (readonly [name: string, value: string])[] {
  expect(text).toMatch(/\n$/);
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => {
      const [, name = '', value = ''] = line.match(/^([A-Z][A-Za-z-]+): ([!-~][ -~]*)$/) ?? [];
      expect([line, name]).toEqual([line, expect.stringMatching(/./)]);
      return [name, value];
    });
}

function settingsWith(context: Record<string, unknown>) {
  const { node } = new RootConstruct();
  for (const [name, value] of Object.entries(context)) node.setContext(name, value);
  return readSettings(node);
}

test('it has each field of RFC 9116 once, with a contact as a URI and the site’s own address as canonical', () => {
  const settings = settingsWith({
    contactAddress: 'crew@waves.example',
    securityPolicyUrl: 'https://waves.example/disclosure',
    siteUrl: 'https://waves.example',
  });
  expect(fieldsOf(drawSecurityTxt(settings, Date.UTC(2026, 10, 30, 12)))).toEqual([
    ['Contact', 'mailto:crew@waves.example'],
    ['Expires', '2027-10-01T00:00:00.000Z'],
    ['Preferred-Languages', 'en, es, zh-CN'],
    ['Canonical', 'https://waves.example/.well-known/security.txt'],
    ['Policy', 'https://waves.example/disclosure'],
  ]);
});

test('on every day of four years it is valid for ten months and less than a year', () => {
  const settings = settingsWith({ securityContact: 'https://waves.example/report' });
  for (let day = 0; day < 4 * 366; day++) {
    const now = Date.UTC(2026, 0, 1) + day * DAY_MS;
    const expires = new Map(fieldsOf(drawSecurityTxt(settings, now))).get('Expires') ?? '';
    const days = (Date.parse(expires) - now) / DAY_MS;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  }
});

test('securityContact precedes contactAddress, and without both there is no file', () => {
  const both = settingsWith({ contactAddress: 'crew@waves.example', securityContact: 'safety@waves.example' });
  expect(drawSecurityTxt(both, 0)).toContain('Contact: mailto:safety@waves.example\n');
  expect(drawSecurityTxt(settingsWith({}), 0)).toBeUndefined();
  expect(() => settingsWith({ securityContact: 'a\nPolicy: https://evil.example' })).toThrow('securityContact must be');
});
