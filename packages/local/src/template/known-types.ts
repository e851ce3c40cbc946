/** Resource types that the local cloud emulates. */
const RUN = new Set([
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::Authorizer',
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::ApiGatewayV2::Stage',
  'AWS::CloudFormation::Stack',
  'AWS::CloudFront::CachePolicy',
  'AWS::CloudFront::Distribution',
  'AWS::CloudFront::Function',
  'AWS::CloudFront::OriginRequestPolicy',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::DynamoDB::GlobalTable',
  'AWS::DynamoDB::Table',
  'AWS::Events::Rule',
  'AWS::Lambda::Alias',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Function',
  'AWS::S3::Bucket',
  'AWS::SES::ConfigurationSet',
  'AWS::SES::ConfigurationSetEventDestination',
  'AWS::SES::EmailIdentity',
  'AWS::SNS::Subscription',
  'AWS::SNS::Topic',
  'AWS::SQS::Queue',
  'AWS::Scheduler::Schedule',
  'AWS::SecretsManager::Secret',
  'AWS::WAFv2::WebACL',
  'Custom::CDKBucketDeployment',
]);

/** Resource types that need no emulation, each with the reason. An entry that ends in `::` is a prefix. */
const IGNORED: readonly (readonly [type: string, reason: string])[] = [
  ['AWS::Backup::', 'the data folder is copied as files'],
  ['AWS::Budgets::', 'nothing costs money here'],
  ['AWS::CDK::Metadata', 'only counts CDK versions'],
  ['AWS::CertificateManager::', 'the local site speaks plain http'],
  ['AWS::CloudFront::CloudFrontOriginAccessIdentity', 'buckets are reached from inside'],
  ['AWS::CloudFront::MonitoringSubscription', 'metrics watch the real cloud'],
  ['AWS::CloudFront::OriginAccessControl', 'buckets are reached from inside'],
  ['AWS::CodeDeploy::', 'a new version gets all requests at once here'],
  ['AWS::CloudWatch::', 'alarms and dashboards watch the real cloud'],
  ['AWS::Cognito::UserPoolGroup', 'roles stand in the table'],
  ['AWS::Cognito::UserPoolIdentityProvider', "the functions check providers' tokens themselves"],
  ['AWS::IAM::', 'a role is read with its function, and the services check it'],
  ['AWS::KMS::', 'nothing is encrypted at rest here'],
  ['AWS::Lambda::EventInvokeConfig', 'an event that nobody waits for is tried three times'],
  ['AWS::Lambda::LayerVersion', 'only the bucket deployment of CDK uses one'],
  ['AWS::Lambda::Permission', 'permissions are asserted on the template, not enforced here'],
  ['AWS::Lambda::Version', 'the newest version of a function runs here'],
  ['AWS::Logs::', 'logs are files in the data folder'],
  ['AWS::Route53::', 'the local site is localhost'],
  ['AWS::S3::BucketPolicy', 'permissions are asserted on the template, not enforced here'],
  ['AWS::SNS::TopicPolicy', 'permissions are asserted on the template, not enforced here'],
  ['AWS::SQS::QueuePolicy', 'permissions are asserted on the template, not enforced here'],
  ['AWS::Scheduler::ScheduleGroup', 'only groups'],
  ['AWS::SecretsManager::ResourcePolicy', 'permissions are asserted on the template, not enforced here'],
  ['AWS::WAFv2::LoggingConfiguration', 'refusals are answered here, not logged'],
  ['Custom::LogRetention', 'logs are files in the data folder'],
  ['Custom::S3AutoDeleteObjects', 'a bucket is a folder that its owner deletes'],
];

/** Throws, with type and logical id, for a resource that the local cloud neither emulates nor may ignore. */
export function assertKnownType(type: string, logicalId: string) {
  if (RUN.has(type)) return;
  if (IGNORED.some(([known]) => (known.endsWith('::') ? type.startsWith(known) : type === known))) return;
  throw new Error(`The local cloud cannot run ${type} (${logicalId}). Teach it in packages/local/src/template.`);
}
