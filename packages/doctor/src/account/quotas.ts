import { countQuotaNeeds } from '@groundswell/infra/quota-needs.ts';
import { type Stage, stackName } from '@groundswell/infra/stage.ts';
import { blocks, type Finding, good, warns } from '../finding.ts';
import type { AccountProbe } from './account-probe.ts';
import { type Deployment, EDGE_REGION, orUnknown } from './deployment.ts';

const SUBJECT = 'Quotas';
/** The default quotas of an HTTP API. Routes can be raised for an existing API, integrations cannot. */
const HTTP_API = { routes: 300, integrations: 300 };

interface Quota {
  readonly service: string;
  readonly code: string;
  readonly what: string;
  readonly needed: number;
  /** The value to request. */
  readonly ask: number;
  readonly isGlobal: boolean;
  readonly blocks: boolean;
  readonly why: string;
}

/** Compares the quotas of the account with the needs of one deployment, without what the account already uses. */
export async function checkQuotas(probe: AccountProbe, { region, settings }: Deployment): Promise<readonly Finding[]> {
  const found = await Promise.all(listQuotas(settings.stage).map((quota) => checkQuota(probe, region, quota)));
  return [...found.flat(), checkHttpApi(settings.stage)];
}

function listQuotas(stage: Stage): readonly Quota[] {
  const { workersAtOnce, distributions, cachePolicies } = countQuotaNeeds(stage);
  const cloudFront = {
    service: 'cloudfront',
    isGlobal: true,
    blocks: true,
    why: `CloudFront refuses the stack ${stackName(stage, 'Web')}, and the deployment fails.`,
  };
  return [
    {
      service: 'lambda',
      code: 'L-B99A9384',
      what: 'functions at the same time',
      needed: workersAtOnce,
      ask: 1000,
      isGlobal: false,
      blocks: false,
      why: 'The queues alone ask for that many. Calls of visitors then get 503, and forecasts arrive late.',
    },
    { ...cloudFront, code: 'L-24B04930', what: 'distributions', needed: distributions, ask: 200 },
    { ...cloudFront, code: 'L-7D134442', what: 'cache policies', needed: cachePolicies, ask: 20 },
  ];
}

async function checkQuota(probe: AccountProbe, ofApp: string, quota: Quota): Promise<readonly Finding[]> {
  const { service, code, what, needed, ask, why } = quota;
  const region = quota.isGlobal ? EDGE_REGION : ofApp;
  const command = `--region ${region} --service-code ${service} --quota-code ${code}`;
  return orUnknown(SUBJECT, `aws service-quotas get-service-quota ${command}`, async () => {
    const value = await probe.readQuota(region, service, code);
    if (value >= needed) return [good(SUBJECT, `${what}: ${needed} of ${value}`)];
    const lack = quota.blocks ? blocks : warns;
    return [
      lack(SUBJECT, {
        says: `The account allows ${value} ${what} in ${region}, a deployment needs ${needed}.`,
        why,
        fix: `aws service-quotas request-service-quota-increase ${command} --desired-value ${ask}`,
      }),
    ];
  });
}

function checkHttpApi(stage: Stage): Finding {
  const { routes, integrations } = countQuotaNeeds(stage);
  const says = `the HTTP API has ${routes} of ${HTTP_API.routes} routes and ${integrations} of ${HTTP_API.integrations} integrations`;
  if (routes <= HTTP_API.routes && integrations <= HTTP_API.integrations) return good(SUBJECT, says);
  return blocks(SUBJECT, {
    says: `A deployment needs more than AWS allows by default: ${says}.`,
    why: 'API Gateway refuses the rest, and the deployment fails.',
    fix: 'https://console.aws.amazon.com/servicequotas/home/services/apigateway/quotas    # Routes per API; integrations cannot be raised',
  });
}
