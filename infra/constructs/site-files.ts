import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { accept } from './accept.ts';

/** Files with a hash of their content in their name. */
const HASHED_FILES = 'assets/*';
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

/** The built site, copied to its bucket on every deployment. */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, siteDir: string, bucket: Bucket) {
    super(scope, id);
    const files = new Asset(this, 'Files', { path: siteDir });
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_WEEK,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = this.copyRole(files, bucket, logGroup);
    const copy = (
      part: string,
      cacheControl: CacheControl[],
      filter: { include?: string[]; exclude: string[]; contentType?: string; contentEncoding?: string },
    ) => {
      const copied = new BucketDeployment(this, part, {
        ...filter,
        cacheControl,
        sources: [Source.bucket(files.bucket, files.s3ObjectKey)],
        destinationBucket: bucket,
        // Old files stay, so that a page opened before a deployment still finds its hashed files.
        prune: false,
        memoryLimit: 512,
        logGroup,
        // By default the construct would grant s3:GetObject*, s3:List* and more.
        role: role.withoutPolicyUpdates(),
      });
      copied.node.addDependency(role);
      return copied;
    };
    const hashed = copy('Hashed', FOREVER, { exclude: ['*'], include: [HASHED_FILES] });
    const packed = copy('Packed', FOREVER, { exclude: ['*'], include: [PACKED_FILES], contentEncoding: 'br' });
    const map = copy('Map', FOREVER, { exclude: ['*'], include: [MAP_FILES], contentType: MAP_TYPE });
    const others = copy('Others', ALWAYS_ASK, { exclude: [HASHED_FILES, PACKED_FILES, MAP_FILES, SERVER_FILES] });
    // The page is copied after the files that it refers to.
    others.node.addDependency(hashed, packed, map);
    acceptItsRuntime(Stack.of(this));
  }

  private copyRole(files: Asset, bucket: Bucket, logGroup: LogGroup): Role {
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    const allow = (action: string, resource: string) =>
      role.addToPolicy(new PolicyStatement({ actions: [action], resources: [resource] }));
    allow('s3:GetObject', files.bucket.arnForObjects(files.s3ObjectKey));
    allow('s3:ListBucket', bucket.bucketArn);
    allow('s3:PutObject', bucket.arnForObjects('*'));
    accept(
      role,
      `AwsSolutions-IAM5[Resource::<${logicalId(bucket)}.Arn>/*]`,
      'It writes the whole site, into this one bucket, which holds nothing else.',
    );
    return role;
  }
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
  const copier = stack.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
  if (!copier) throw new Error('The function that copies the site is not where the CDK used to put it.');
  accept(copier, 'AwsSolutions-L1', 'The CDK chooses the Python that runs its own copying function.');
}
