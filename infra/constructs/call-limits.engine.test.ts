import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { RootConstruct } from 'constructs';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { callLimits } from './call-limits.ts';

const outdir = mkdtempSync(join(tmpdir(), 'groundswell-limits-'));
afterAll(() => rmSync(outdir, { recursive: true }));

function templateWith(context: Record<string, unknown>): Template {
  const { node } = new RootConstruct();
  for (const [name, value] of Object.entries(context)) node.setContext(name, value);
  const stack = new Stack(new App({ outdir, builtinCloudFormationValidation: false }), 'Limits');
  callLimits(stack, readSettings(node));
  return Template.fromStack(stack);
}

test('without wafLogs no visitor’s address is kept', () => {
  const template = templateWith({});
  template.resourceCountIs('AWS::WAFv2::LoggingConfiguration', 0);
  template.resourceCountIs('AWS::Logs::LogGroup', 0);
  expect(JSON.stringify(template.toJSON())).not.toContain('"SampledRequestsEnabled":true');
});

test('with wafLogs refused and counted requests alone are kept, without cookies, tokens and query strings', () => {
  const template = templateWith({ wafLogs: 'on', logDays: 14 });
  template.hasResourceProperties('AWS::WAFv2::LoggingConfiguration', {
    RedactedFields: [
      { SingleHeader: { Name: 'cookie' } },
      { SingleHeader: { Name: 'authorization' } },
      { QueryString: {} },
    ],
    LoggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: [{ ActionCondition: { Action: 'BLOCK' } }, { ActionCondition: { Action: 'COUNT' } }],
        },
      ],
    },
    LogDestinationConfigs: [Match.objectLike({ 'Fn::Join': ['', Match.arrayWith([':log-group:'])] })],
  });
  expect(
    Object.keys(template.findResources('AWS::Logs::LogGroup', { Properties: { RetentionInDays: 14 } })),
  ).toHaveLength(1);
});

test('two stages have log groups of their own, with the prefix that WAF requires', () => {
  const names = [{}, { stage: 'dev' }].map((stage) => {
    const groups = templateWith({ wafLogs: 'on', ...stage }).findResources('AWS::Logs::LogGroup');
    return Object.values(groups).map(({ Properties }) => Properties.LogGroupName);
  });
  expect(names).toEqual([['aws-waf-logs-groundswell'], ['aws-waf-logs-groundswelldev']]);
});

test('wafLogs is refused with another web ACL, whose logs are its owner’s', () => {
  expect(() => templateWith({ wafLogs: 'on', webAclArn: 'arn' })).toThrow('webAclArn replaces it');
});
