import { METRICS } from '@groundswell/runtime/metrics';

/** A resource of the synthesized templates. */
export interface TemplateResource {
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** The parts of the templates on which the costs depend. */
export interface TemplateFacts {
  readonly userPoolTier: 'LITE' | 'ESSENTIALS' | 'PLUS';
  readonly webAcls: number;
  readonly webAclRules: number;
  readonly secrets: number;
  readonly keys: number;
  readonly dashboards: number;
  /** The metrics that alarms watch; each costs, whether one alarm has it or several. */
  readonly alarmMetrics: number;
  /** The metrics of log filters, those that functions publish, and CloudFront's additional ones. */
  readonly customMetrics: number;
  readonly polledQueues: number;
  readonly backsUp: boolean;
  /** The memory of a function, MB: the median, since nine of ten functions are those of calls. */
  readonly callMemoryMb: number;
}

/**
 * Types that have a price. `month.ts` computes it from the facts or the work, except for topics and schedules, whose use
 * stays within AWS's free allowance.
 */
const PRICED: readonly string[] = [
  'AWS::ApiGatewayV2::Api',
  'AWS::Backup::BackupPlan',
  'AWS::CloudFront::Distribution',
  'AWS::CloudFront::Function',
  'AWS::CloudFront::MonitoringSubscription',
  'AWS::CloudWatch::Alarm',
  'AWS::CloudWatch::CompositeAlarm',
  'AWS::CloudWatch::Dashboard',
  'AWS::Cognito::UserPool',
  'AWS::DynamoDB::Table',
  'AWS::Events::Rule',
  'AWS::KMS::Key',
  'AWS::Lambda::Function',
  'AWS::Logs::LogGroup',
  'AWS::Logs::MetricFilter',
  'AWS::S3::Bucket',
  'AWS::SES::EmailIdentity',
  'AWS::SNS::Topic',
  'AWS::SQS::Queue',
  'AWS::SecretsManager::Secret',
  'AWS::WAFv2::LoggingConfiguration',
  'AWS::WAFv2::WebACL',
];

/** Types that cost nothing by themselves. An entry that ends in `::` is a prefix. */
const FREE: readonly string[] = [
  'AWS::ApiGatewayV2::Authorizer',
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::ApiGatewayV2::Stage',
  'AWS::Backup::BackupSelection',
  'AWS::Backup::BackupVault',
  'AWS::Budgets::Budget',
  'AWS::CDK::Metadata',
  'AWS::CloudFormation::',
  'AWS::CloudFront::CachePolicy',
  'AWS::CloudFront::OriginAccessControl',
  'AWS::CloudFront::OriginRequestPolicy',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::CodeDeploy::',
  'AWS::Cognito::UserPoolClient',
  'AWS::IAM::',
  'AWS::Lambda::Alias',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::LayerVersion',
  'AWS::Lambda::Permission',
  'AWS::Lambda::Version',
  'AWS::Logs::QueryDefinition',
  'AWS::Logs::ResourcePolicy',
  'AWS::S3::BucketPolicy',
  'AWS::SES::ConfigurationSet',
  'AWS::SES::ConfigurationSetEventDestination',
  'AWS::SNS::Subscription',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::QueuePolicy',
  'AWS::SecretsManager::ResourcePolicy',
  'AWS::XRay::',
  'Custom::',
];

/** Lists the types among resources that the model does not know, so that their cost would be missing. */
export function listUnknownTypes(resources: readonly TemplateResource[]): readonly string[] {
  const isKnown = (type: string) =>
    PRICED.includes(type) || FREE.some((known) => (known.endsWith('::') ? type.startsWith(known) : type === known));
  return [...new Set(resources.map(({ type }) => type))].filter((type) => !isKnown(type));
}

/** Reads the facts from the resources of all templates of a deployment. */
export function readFacts(resources: readonly TemplateResource[]): TemplateFacts {
  const ofType = (type: string) => resources.filter((one) => one.type === type);
  const [pool] = ofType('AWS::Cognito::UserPool');
  const alarms = ofType('AWS::CloudWatch::Alarm').flatMap(({ properties }) => metricsOf(properties));
  const memories = ofType('AWS::Lambda::Function').map(({ properties }) => Number(properties.MemorySize ?? 128));
  return {
    userPoolTier: tierOf(pool?.properties.UserPoolTier),
    webAcls: ofType('AWS::WAFv2::WebACL').length,
    webAclRules: ofType('AWS::WAFv2::WebACL').reduce((sum, { properties }) => sum + listOf(properties.Rules).length, 0),
    secrets: ofType('AWS::SecretsManager::Secret').length,
    keys: ofType('AWS::KMS::Key').length,
    dashboards: ofType('AWS::CloudWatch::Dashboard').length,
    alarmMetrics: alarms.length,
    customMetrics:
      ofType('AWS::Logs::MetricFilter').length +
      countPublished(ofType('AWS::Lambda::Function')) +
      EDGE_METRICS * ofType('AWS::CloudFront::MonitoringSubscription').length,
    polledQueues: ofType('AWS::Lambda::EventSourceMapping').length,
    backsUp: ofType('AWS::Backup::BackupPlan').length > 0,
    callMemoryMb: median(memories),
  };
}

/** The additional metrics of a distribution. */
const EDGE_METRICS = 8;

/**
 * Counts the metrics that functions publish all the time: the duration of calls in each area, and each other metric by
 * area in the one area that measures it. Metrics of failures have data, and so a price, only while something fails.
 */
function countPublished(functions: readonly TemplateResource[]): number {
  const areas = functions.flatMap(({ properties }) => {
    const { METRICS_AREA } = Object(Object(properties.Environment).Variables);
    return METRICS_AREA === undefined ? [] : [METRICS_AREA];
  });
  if (areas.length === 0) return 0;
  const byArea = Object.values(METRICS).filter(({ dimension }) => dimension === 'Area');
  return new Set(areas).size + byArea.length - 1;
}

/** An alarm has one metric, or a list of metrics and formulas; a formula alone costs nothing. */
function metricsOf({ MetricName, Metrics }: TemplateResource['properties']): readonly unknown[] {
  if (MetricName !== undefined) return [MetricName];
  return listOf(Metrics).filter((one) => one instanceof Object && 'MetricStat' in one);
}

function tierOf(tier: unknown): TemplateFacts['userPoolTier'] {
  return tier === 'LITE' || tier === 'PLUS' ? tier : 'ESSENTIALS';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
