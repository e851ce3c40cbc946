import { areas, type Call } from '@groundswell/contracts';
import { describe, expect, test } from 'vitest';
import {
  at,
  list,
  type Resource,
  siteDistribution,
  synthesizeScratch,
  WITH_SETTINGS,
} from './test-support/scratch-cloud.ts';

const calls: readonly Call[] = Object.values(areas).flat();
const find = (cloud: readonly Resource[], type: string) => cloud.filter((resource) => resource.type === type);
const usedBy = (cloud: readonly Resource[]) =>
  at(siteDistribution(cloud)?.properties, 'DistributionConfig', 'WebACLId');

describe('the web ACL', () => {
  const cloud = synthesizeScratch();
  const [acl, ...others] = find(cloud, 'AWS::WAFv2::WebACL');
  const rules = list(at(acl?.properties, 'Rules')).map((rule) => {
    const statement = at(rule, 'Statement', 'RateBasedStatement');
    const regex = String(at(statement, 'ScopeDownStatement', 'RegexMatchStatement', 'RegexString'));
    // WAF limits the length of a pattern.
    expect(regex.length).toBeLessThan(512);
    return { most: at(statement, 'Limit'), paths: new RegExp(regex), statement };
  });

  test('counts by network address within a minute, and only blocks past a limit', () => {
    expect(others).toEqual([]);
    expect(acl?.properties).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
    for (const { statement } of rules)
      expect(statement).toMatchObject({ AggregateKeyType: 'IP', EvaluationWindowSec: 60 });
    expect(usedBy(cloud)).toEqual({ 'Fn::GetAtt': [acl?.id, 'Arn'] });
  });

  test('lets 120 calls pass; site files, tiles, reports, background requests of tabs and Stripe’s webhooks do not count', () => {
    const { most, paths } = rules[1] ?? expect.fail();
    expect(most).toBe(120);
    const repeated = ['/entitlement', '/payment-events'];
    const reports = ['/csp-report'];
    for (const { path } of calls) if (![...repeated, ...reports].includes(path)) expect(path).toMatch(paths);
    for (const path of reports) expect(path).toMatch(rules[3]?.paths ?? /^$/);
    expect(rules[2]?.most).toBe(1200);
    for (const path of repeated) expect(path).toMatch(rules[2]?.paths ?? /^$/);
    for (const path of [
      ...repeated,
      ...reports,
      '/',
      '/assets/page.js',
      '/tiles/wvht/firstTime.txt',
      '/sw.js',
      '/apis',
      '/maps-app',
    ])
      expect(path).not.toMatch(paths);
  });

  test('refuses with 429, when to come again, and nothing that a cache keeps', () => {
    for (const rule of list(at(acl?.properties, 'Rules'))) {
      const { ResponseCode, ResponseHeaders } = Object(at(rule, 'Action', 'Block', 'CustomResponse'));
      expect(ResponseCode).toBe(429);
      expect(ResponseHeaders).toEqual([
        { Name: 'retry-after', Value: '60' },
        { Name: 'cache-control', Value: 'no-store' },
      ]);
    }
  });

  test('lets 60 calls pass that sign in, register, or have a code mailed or checked', () => {
    const { most, paths } = rules[0] ?? expect.fail();
    expect(most).toBe(60);
    const auth: readonly Call[] = areas.auth;
    const counted = auth.filter(({ method, access }) => method !== 'GET' && access === 'anyone');
    for (const { path } of counted) expect(path).toMatch(paths);
    for (const path of ['/api/user/new-pass-code', '/api/user/check-pass-code']) expect(path).toMatch(paths);
    // GET calls load pages, so the rate limit must not count them.
    for (const { path } of calls.filter(({ method }) => method === 'GET')) expect(path).not.toMatch(paths);
  });

  test('an existing web ACL replaces it if the setting names one', () => {
    const { webAclArn } = WITH_SETTINGS;
    for (const own of [synthesizeScratch(WITH_SETTINGS), synthesizeScratch({ webAclArn, region: 'eu-west-1' })]) {
      expect([find(own, 'AWS::WAFv2::WebACL'), usedBy(own)]).toEqual([[], webAclArn]);
    }
  });
});
