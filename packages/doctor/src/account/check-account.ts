import type { Settings } from '@groundswell/infra/settings.ts';
import { blocks, type Finding, good, warns } from '../finding.ts';
import type { AccountProbe } from './account-probe.ts';
import { explainAwsFailure, NO_REGION, refusedCredentials } from './aws-failure.ts';
import { regionOf } from './aws-probe.ts';
import { type Deployment, EDGE_REGION, orUnknown } from './deployment.ts';
import { checkDomain } from './domain.ts';
import { checkEmail } from './email.ts';
import { checkQuotas } from './quotas.ts';
import { checkFacebook, checkPayments, checkPush } from './secrets.ts';

/** The bootstrap version that the templates of the CDK's default synthesizer require (their rule CheckBootstrapVersion). */
const BOOTSTRAP_VERSION = 6;
/** The AWS SDK's releases after January 2027 require this version of Node. */
const DEPLOYING_NODE = 22;

/** The settings of a deployment, and those that only the site's build reads. */
export interface AccountSettings {
  readonly settings: Settings;
  readonly mapboxStyle: string;
}

/** Compares a machine and an AWS account with the needs of a deployment. */
export async function checkAccount(
  probe: AccountProbe,
  { settings, mapboxStyle }: AccountSettings,
): Promise<readonly Finding[]> {
  const local = [checkNode(probe), ...checkMapbox(settings.mapboxToken, mapboxStyle)];
  const region = settings.region ?? (await probe.findRegion());
  if (region === undefined) return [...local, blocks('Region', NO_REGION)];
  const identity = await probe
    .readAccount(region)
    .catch((error: unknown) => explainAwsFailure(error) ?? refusedCredentials(error));
  if (typeof identity !== 'string') return [...local, identity];
  local.push(...checkArns(settings, region));
  const deployment: Deployment = { account: identity, region, settings };
  const checks = [checkBootstrap, checkEmail, checkDomain, checkPayments, checkPush, checkFacebook, checkQuotas];
  const found = await Promise.all(checks.map((check) => check(probe, deployment)));
  return [good('Credentials', `account ${identity}, region ${region}`), ...local, ...found.flat()];
}

function checkNode({ nodeVersion }: AccountProbe): Finding {
  if (Number(nodeVersion.split('.')[0]) >= DEPLOYING_NODE) return good('Node', nodeVersion);
  return warns('Node', {
    says: `This is Node ${nodeVersion}.`,
    why: `It runs the app on this machine, but the AWS SDK will require ${DEPLOYING_NODE}.`,
    fix: `nvm install ${DEPLOYING_NODE}    # or https://nodejs.org`,
  });
}

async function checkBootstrap(probe: AccountProbe, { account, region }: Deployment): Promise<readonly Finding[]> {
  const regions = [...new Set([region, EDGE_REGION])];
  const found = regions.map((one) => {
    const fix = `npx cdk bootstrap aws://${account}/${one}`;
    const see = `aws ssm get-parameter --region ${one} --name /cdk-bootstrap/hnb659fds/version`;
    return orUnknown('Bootstrap', see, async () => {
      const version = await probe.findBootstrapVersion(one);
      if (version !== undefined && version >= BOOTSTRAP_VERSION)
        return [good('Bootstrap', `${one}: version ${version}`)];
      const why = 'The CDK needs a bucket and roles there, and the deployment fails without them.';
      const says =
        version === undefined
          ? `The region ${one} of account ${account} is not bootstrapped.`
          : `The bootstrap stack of ${one} has version ${version}, the templates need ${BOOTSTRAP_VERSION}.`;
      return [blocks('Bootstrap', { says, why, fix })];
    });
  });
  return (await Promise.all(found)).flat();
}

/** Checks the regions in the settings' ARNs that no other check reads. */
function checkArns(
  { stage, monthlyBudgetDollars, alarmTopicArn, edgeAlarmTopicArn, webAclArn }: Settings,
  region: string,
): readonly Finding[] {
  const findings: Finding[] = [];
  if (!alarmTopicArn && stage.hasAlarms)
    findings.push(
      warns('Alarms', {
        says: 'The setting alarmTopicArn is not set.',
        why: `Alarms show in CloudWatch, but reach nobody${monthlyBudgetDollars ? ', and nobody hears of the budget' : ''}.`,
        fix: 'aws sns create-topic --name groundswell-alarms    # then set alarmTopicArn to its ARN, and subscribe to it',
      }),
    );
  if (alarmTopicArn && regionOf(alarmTopicArn) !== region)
    findings.push(
      blocks('Alarms', {
        says: `The topic of alarmTopicArn is in ${regionOf(alarmTopicArn)}, the alarms are in ${region}.`,
        why: 'CloudWatch takes only topics of its own region, and the deployment fails.',
        fix: `aws sns create-topic --region ${region} --name groundswell-alarms    # then set alarmTopicArn to its ARN`,
      }),
    );
  if (alarmTopicArn && !edgeAlarmTopicArn && region !== EDGE_REGION)
    findings.push(
      warns('Alarms', {
        says: 'The setting edgeAlarmTopicArn is not set.',
        why: `CloudFront's alarms are in ${EDGE_REGION}: they show in CloudWatch, but reach nobody.`,
        fix: `aws sns create-topic --region ${EDGE_REGION} --name groundswell-alarms    # then set edgeAlarmTopicArn to its ARN, and subscribe to it`,
      }),
    );
  if (webAclArn && regionOf(webAclArn) !== EDGE_REGION)
    findings.push(
      blocks('Web ACL', {
        says: `The web ACL of webAclArn is in ${regionOf(webAclArn)}.`,
        why: `CloudFront takes only web ACLs of ${EDGE_REGION}, and the deployment fails.`,
        fix: `aws wafv2 list-web-acls --region ${EDGE_REGION} --scope CLOUDFRONT`,
      }),
    );
  return findings;
}

function checkMapbox(token: string, style: string): readonly Finding[] {
  const fix = 'https://account.mapbox.com/access-tokens    # set mapboxToken in cdk.json to a public token (pk.…)';
  if (token !== '' && !token.startsWith('pk.')) {
    const says = 'The setting mapboxToken is not a public token, which begins with pk.';
    return [blocks('Mapbox', { says, why: 'It would be published with the site.', fix })];
  }
  if (style === '') return [];
  if (token === '')
    return [
      warns('Mapbox', { says: 'The setting mapboxStyle needs mapboxToken.', why: 'Maps show our own style.', fix }),
    ];
  return [good('Mapbox', style)];
}
