import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Bucket, type CfnBucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { Release } from '../release.ts';
import { accept } from './accept.ts';

/** Files with a hash of their content in their name, and the records of the release. */
const HASHED_FILES = ['assets/*', 'releases/*'];
/** The same scripts and styles, compressed with brotli. */
const PACKED_FILES = 'packed/*';
/**
 * The base map's tiles, in a folder named by their content. They need a content type, or the edge would not compress
 * them.
 */
const MAP_FILES = 'base-map/*';
const MAP_TYPE = 'application/vnd.mapbox-vector-tile';
/** Code of the functions that render a page; the edge does not serve it. */
const SERVER_FILES = 'server/*';
const FOREVER = [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()];
const ALWAYS_ASK = [CacheControl.noCache()];

interface Copied {
  readonly cacheControl: CacheControl[];
  readonly folder?: string;
  readonly include?: string[];
  readonly exclude: string[];
  readonly contentType?: string;
  readonly contentEncoding?: string;
}

/**
 * The files that releases share, copied before the API is deployed. Its functions draw pages that refer to them. Files
 * of earlier releases stay, for pages that are still open; `npm run releases -- prune` removes them.
 */
export class SharedFiles extends Construct {
  constructor(scope: Construct, id: string, siteDir: string, bucket: Bucket) {
    super(scope, id);
    const copy = copier(this, siteDir, bucket, `<${logicalId(bucket)}.Arn>`);
    copy('Hashed', { cacheControl: FOREVER, exclude: ['*'], include: HASHED_FILES });
    copy('Packed', { cacheControl: FOREVER, exclude: ['*'], include: [PACKED_FILES], contentEncoding: 'br' });
    copy('Map', { cacheControl: FOREVER, exclude: ['*'], include: [MAP_FILES], contentType: MAP_TYPE });
  }
}

/** The pages of a release, copied into its folder. The edge serves them once its function names that folder. */
export class ReleasePages extends Construct {
  constructor(scope: Construct, id: string, siteDir: string, owned: Bucket, { folder }: Release) {
    super(scope, id);
    // The bucket belongs to another stack, which must not change with each release.
    const bucket = Bucket.fromBucketArn(this, 'Bucket', owned.bucketArn);
    const name = Stack.of(this).resolve(Stack.of(owned).exportValue(owned.bucketArn))['Fn::ImportValue'];
    const exclude = [...HASHED_FILES, PACKED_FILES, MAP_FILES, SERVER_FILES];
    copier(this, siteDir, bucket, name)('Pages', { cacheControl: ALWAYS_ASK, exclude, folder });
  }
}

/**
 * Returns a function that copies a part of the built site to the bucket, on every deployment that changes the site.
 * cdk-nag's findings call the bucket `name`.
 */
function copier(
  scope: Construct,
  siteDir: string,
  bucket: IBucket,
  name: string,
): (part: string, copied: Copied) => void {
  const files = new Asset(scope, 'Files', { path: siteDir });
  const logGroup = new LogGroup(scope, 'Log', {
    retention: RetentionDays.ONE_WEEK,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const role = copyRole(scope, files, bucket, logGroup);
  accept(
    role,
    `AwsSolutions-IAM5[Resource::${name}/*]`,
    'It writes the whole site, into this one bucket, which holds nothing else.',
  );
  return (part, { folder, ...copied }) => {
    const deployment = new BucketDeployment(scope, part, {
      ...copied,
      sources: [Source.bucket(files.bucket, files.s3ObjectKey)],
      destinationBucket: bucket,
      destinationKeyPrefix: folder,
      prune: false,
      memoryLimit: 512,
      logGroup,
      // By default the construct would grant s3:GetObject*, s3:List* and more.
      role: role.withoutPolicyUpdates(),
    });
    deployment.node.addDependency(role);
    acceptItsRuntime(Stack.of(scope));
  };
}

function copyRole(scope: Construct, files: Asset, bucket: IBucket, logGroup: LogGroup): Role {
  const role = new Role(scope, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  logGroup.grantWrite(role);
  const allow = (action: string, resource: string) =>
    role.addToPolicy(new PolicyStatement({ actions: [action], resources: [resource] }));
  allow('s3:GetObject', files.bucket.arnForObjects(files.s3ObjectKey));
  allow('s3:ListBucket', bucket.bucketArn);
  allow('s3:PutObject', bucket.arnForObjects('*'));
  return role;
}

/** Returns the bucket's logical id, by which cdk-nag's findings name a resource of the same stack. */
function logicalId(bucket: Bucket): string {
  return Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnBucket);
}

/**
 * Accepts cdk-nag's finding about the runtime of CDK's own copy function, which CDK adds once for each stack and memory
 * size.
 */
function acceptItsRuntime(stack: Stack): void {
  const copyFunction = stack.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
  if (!copyFunction) throw new Error('The function that copies the site is not where the CDK used to put it.');
  accept(copyFunction, 'AwsSolutions-L1', 'The CDK chooses the Python that runs its own copying function.');
}
