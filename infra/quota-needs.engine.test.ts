import { RootConstruct } from 'constructs';
import { expect, test } from 'vitest';
import { countQuotaNeeds } from './quota-needs.ts';
import { readStage } from './stage.ts';
import { at, synthesizeScratch } from './test-support/scratch-cloud.ts';

test('the needs that are compared with quotas are those of the templates', () => {
  const cloud = synthesizeScratch();
  const ofType = (type: string) => cloud.filter((resource) => resource.type === type);
  const workers = ofType('AWS::Lambda::EventSourceMapping').map(({ properties }) =>
    Number(at(properties, 'ScalingConfig', 'MaximumConcurrency')),
  );
  expect(countQuotaNeeds(readStage(new RootConstruct().node))).toEqual({
    workersAtOnce: workers.reduce((sum, atOnce) => sum + atOnce, 0),
    mailersAtOnce: expect.any(Number),
    routes: ofType('AWS::ApiGatewayV2::Route').length,
    integrations: ofType('AWS::ApiGatewayV2::Integration').length,
    distributions: ofType('AWS::CloudFront::Distribution').length,
    cachePolicies: ofType('AWS::CloudFront::CachePolicy').length,
  });
});
