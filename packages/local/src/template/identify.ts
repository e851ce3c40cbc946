import { createHash } from 'node:crypto';
import { evaluate } from './expression.ts';
import { asText } from './json.ts';
import type { Resource } from './scope.ts';

/**
 * The addresses of this machine's services. Attributes of resources, such as a queue's URL, contain these addresses.
 */
export interface Addresses {
  /** The base of queue URLs, such as `http://127.0.0.1:9324`. */
  readonly queuesUrl: string;
  /** The account of the services; absent for the local one. */
  readonly accountId?: string;
  /** The site's host as its users see it, such as `localhost:3000`. */
  readonly siteHost: string;
}

/**
 * Creates a function that evaluates Ref and GetAtt as CloudFormation does, for the resources that run here. Throws for
 * an unknown attribute.
 */
export function identifyAt(addresses: Addresses) {
  return (resource: Resource, attribute: string | undefined): string => {
    const name = physicalIdOf(resource);
    if (attribute === undefined) return refOf(resource, name, addresses);
    if (attribute === 'Arn' || attribute.endsWith('ARN')) return arnOf(resource, name);
    const value = attributesOf(resource, name, addresses)[attribute];
    if (value !== undefined) return value;
    throw new Error(
      `The local cloud does not know the attribute ${attribute} of ${resource.type} (${resource.logicalId}).`,
    );
  };
}

/** Returns the local name of a resource: its given name, else its stack and logical id. */
export function nameOf({ scope, logicalId, type, properties }: Resource): string {
  const given = properties[NAME_PROPERTY[type] ?? 'Name'];
  const isName = given !== undefined && type in NAME_PROPERTY;
  const name = isName ? asText(evaluate(scope, given), `${logicalId} name`) : `${scope.stackName}-${logicalId}`;
  return type === 'AWS::S3::Bucket' ? name.toLowerCase() : name;
}

/** Returns a resource's physical id: usually the name. A user pool and its clients get a generated id in AWS's form. */
export function physicalIdOf(resource: Resource): string {
  const name = nameOf(resource);
  const { region } = resource.scope.world;
  switch (resource.type) {
    case 'AWS::Cognito::UserPool':
      return `${region}_${digits(name, 9)}`;
    case 'AWS::Cognito::UserPoolClient':
      return digits(name, 26);
    default:
      return name;
  }
}

/** Derives a text of lower-case letters and digits from the name; the same name always gives the same text. */
function digits(name: string, length: number): string {
  return BigInt(`0x${createHash('sha256').update(name).digest('hex')}`)
    .toString(36)
    .slice(0, length);
}

const NAME_PROPERTY: Readonly<Record<string, string>> = {
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::Events::Rule': 'Name',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SES::ConfigurationSet': 'Name',
  'AWS::SES::EmailIdentity': 'EmailIdentity',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::Scheduler::Schedule': 'Name',
  'AWS::SecretsManager::Secret': 'Name',
};

function refOf(resource: Resource, name: string, addresses: Addresses): string {
  const { type, scope } = resource;
  if (type === 'AWS::SQS::Queue') return `${addresses.queuesUrl}/${scope.world.accountId}/${name}`;
  if (type === 'AWS::Lambda::Alias') return aliasArn(resource);
  return type === 'AWS::SecretsManager::Secret' || type === 'AWS::SNS::Topic' ? arnOf(resource, name) : name;
}

function aliasArn({ type, scope, properties: { FunctionName, Name }, logicalId }: Resource): string {
  const [name, alias] = [FunctionName, Name].map((value) => asText(evaluate(scope, value), logicalId));
  return `${arnOf({ type, scope }, name ?? '')}:${alias}`;
}

export function arnOf({ type, scope }: Pick<Resource, 'type' | 'scope'>, name: string): string {
  const { region, accountId } = scope.world;
  const [, service = '', kind = ''] = type.split('::');
  if (type === 'AWS::S3::Bucket') return `arn:aws:s3:::${name}`;
  if (type === 'AWS::SNS::Topic') return `arn:aws:sns:${region}:${accountId}:${name}`;
  if (type === 'AWS::SQS::Queue') return `arn:aws:sqs:${region}:${accountId}:${name}`;
  if (service === 'Cognito') return `arn:aws:cognito-idp:${region}:${accountId}:userpool/${name}`;
  if (service === 'SecretsManager')
    return `arn:aws:secretsmanager:${region}:${accountId}:secret:${name}-${digits(name, 6)}`;
  if (service === 'DynamoDB') return `arn:aws:dynamodb:${region}:${accountId}:table/${name}`;
  if (service === 'Lambda') return `arn:aws:lambda:${region}:${accountId}:function:${name}`;
  return `arn:aws:${service.toLowerCase()}:${region}:${accountId}:${kind.toLowerCase()}/${name}`;
}

function attributesOf(resource: Resource, name: string, addresses: Addresses): Readonly<Record<string, string>> {
  const { type, scope } = resource;
  const { region } = scope.world;
  switch (type) {
    case 'AWS::S3::Bucket':
      return { DomainName: `${name}.s3.amazonaws.com`, RegionalDomainName: `${name}.s3.${region}.amazonaws.com` };
    case 'AWS::SQS::Queue':
      return { QueueName: name, QueueUrl: refOf(resource, name, addresses) };
    case 'AWS::ApiGatewayV2::Api':
      return { ApiId: name, ApiEndpoint: `https://${apiHost(name, region)}` };
    case 'AWS::Cognito::UserPool':
      return { UserPoolId: name, ProviderName: `cognito-idp.${region}.amazonaws.com/${name}` };
    case 'AWS::Cognito::UserPoolClient':
      return { ClientId: name };
    case 'AWS::SNS::Topic':
      return { TopicArn: arnOf(resource, name), TopicName: name };
    case 'AWS::SecretsManager::Secret':
      return { Id: arnOf(resource, name) };
    case 'AWS::CloudFront::Distribution':
      return { DomainName: distributionHost(resource.logicalId, addresses.siteHost), Id: name };
    case 'AWS::CloudFront::CachePolicy':
    case 'AWS::CloudFront::OriginRequestPolicy':
    case 'AWS::CloudFront::ResponseHeadersPolicy':
    case 'AWS::CloudFront::OriginAccessControl':
      return { Id: name };
    default:
      return {};
  }
}

/**
 * Returns a distribution's host on this machine. The site's distribution has the logical id 'Distribution' and gets the
 * site's host. Any other gets a subdomain such as 'frames.localhost:3000', which browsers resolve to this machine.
 */
export function distributionHost(logicalId: string, siteHost: string): string {
  const [name = ''] = logicalId.split('Distribution');
  return name === '' ? siteHost : `${name.toLowerCase()}.${siteHost}`;
}

/** Returns the host name by which a distribution finds an HTTP API. */
export function apiHost(apiId: string, region: string): string {
  return `${apiId}.execute-api.${region}.amazonaws.com`;
}
