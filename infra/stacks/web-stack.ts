import { areas } from '@groundswell/contracts';
import { CfnOutput, Duration, SecretValue, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type ICachePolicy,
  type IOrigin,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  type ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { accept } from '../constructs/accept.ts';
import { callBehaviors } from '../constructs/call-behaviors.ts';
import { callLimits } from '../constructs/call-limits.ts';
import { ReleasePages } from '../constructs/site-files.ts';
import { siteHeaders } from '../constructs/site-headers.ts';
import { WidgetFrames } from '../constructs/widget-frames.ts';
import { edgeCode, widgetScriptCode } from '../edge-code.ts';
import { listPathPatterns } from '../path-patterns.ts';
import type { Release } from '../release.ts';
import type { Settings } from '../settings.ts';
import { isTrial } from '../stage.ts';

export interface WebProps {
  readonly settings: Settings;
  /** The built site; absolute. */
  readonly siteDir: string;
  readonly release: Release;
  readonly site: Bucket;
  readonly tiles: Bucket;
  readonly uploads: Bucket;
  readonly logs: Bucket;
  readonly api: HttpApi;
  readonly edgeKey: ISecret;
  /** An existing web ACL; undefined to create one here. */
  readonly webAclArn: string | undefined;
}

/**
 * The path pattern of the widget frames' pages. The call that counts widget views has another path and is one of the
 * uncached calls.
 */
const FRAMES = '/widget/v1/*';
const SEEN = '/api/widget/seen';
const REST = '/api/*';

/** The public entry: the site's files, the tiles and the calls, at one address. */
export class WebStack extends Stack {
  readonly distribution: Distribution;
  constructor(
    scope: Construct,
    id: string,
    { settings, siteDir, release, site, tiles, uploads, logs, api, edgeKey, webAclArn }: WebProps,
  ) {
    super(scope, id, {
      env: { region: settings.region },
      crossRegionReferences: true,
      description: 'Groundswell: the site',
    });

    const siteOrigin = this.privateOrigin('Site', site);
    const tilesOrigin = this.privateOrigin('Tiles', tiles);
    const uploadsOrigin = this.privateOrigin('Uploads', uploads);
    const apiOrigin = new HttpOrigin(`${api.apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
      // The API accepts only requests with this key, which the edge adds. CloudFormation resolves the key at the
      // deployment, so no template contains its value.
      customHeaders: {
        'x-groundswell-edge': SecretValue.secretsManager(edgeKey.secretArn, {
          versionId: settings.edgeKeyVersion,
        }).unsafeUnwrap(),
      },
    });
    const { [FRAMES]: framed, ...calls } = callBehaviors(this, {
      patterns: listPathPatterns(Object.values(areas).flat()),
      origin: apiOrigin,
      pageOrCall: this.edgeFunction('page-or-call'),
      openCall: this.edgeFunction('open-call'),
      onePlace: this.edgeFunction('one-place'),
      siteHost: this.edgeFunction('site-host'),
      hasOneKey: isTrial(settings.stage),
    });
    const rest = calls[REST];
    if (!framed || !rest) throw new Error(`No call is at ${FRAMES}, or none at ${REST}.`);
    const webAclId = webAclArn ?? callLimits(this, settings);
    const certificate =
      settings.domain && Certificate.fromCertificateArn(this, 'Certificate', settings.domain.certificateArn);
    const frames = new WidgetFrames(this, 'Frames', {
      comment: `${settings.productName}: frames of widgets`,
      behaviors: { [FRAMES]: framed, [SEEN]: rest },
      origin: apiOrigin,
      nothingHere: this.edgeFunction('nothing-here'),
      webAclId,
      logs,
      domain: certificate && settings.framesDomainName ? { name: settings.framesDomainName, certificate } : undefined,
    });
    const headers = siteHeaders(this, 'Headers', { ...settings, framesHost: frames.host });
    const withHeaders = (behavior: BehaviorOptions) => ({ ...behavior, responseHeadersPolicy: headers });
    // This stack is deployed after the API, so no page meets an API older than itself. Once all pages are in the folder,
    // the update of one edge function publishes them together; a deployment that fails switches it back.
    const pages = new ReleasePages(this, 'Release', siteDir, site, release);
    const sitePage = this.edgeFunction('site-page', release.edgeCode);
    sitePage.function.node.addDependency(pages);
    const packedFile = this.edgeFunction('packed-file');
    const { CACHING_DISABLED, CACHING_OPTIMIZED } = CachePolicy;

    const page = {
      // These files say no-cache, but CloudFront compresses only cacheable replies. This policy therefore keeps them
      // for its minimum of one second.
      ...files(siteOrigin, headers, CACHING_OPTIMIZED),
      functionAssociations: [sitePage, { ...sitePage, eventType: FunctionEventType.VIEWER_RESPONSE }],
    };

    this.distribution = new Distribution(this, 'Distribution', {
      comment: settings.productName,
      defaultBehavior: page,
      // A default root object would hide the path '/' from the function.
      additionalBehaviors: {
        '/assets/*': {
          ...files(siteOrigin, headers, CACHING_OPTIMIZED),
          functionAssociations: [packedFile, { ...packedFile, eventType: FunctionEventType.VIEWER_RESPONSE }],
        },
        '/base-map/*': files(siteOrigin, headers, CACHING_OPTIMIZED),
        '/tiles/*/firstTime.txt': files(tilesOrigin, headers, CACHING_DISABLED),
        '/tiles/*': files(tilesOrigin, headers, CACHING_OPTIMIZED),
        '/uploads/*': files(uploadsOrigin, headers, CACHING_OPTIMIZED),
        // A browser posts a file with a signed form. The bucket checks the signature and the form's policy: key, type,
        // size and expiry.
        '/upload': {
          ...files(this.openOrigin('UploadsPosted', uploads), headers, CACHING_DISABLED),
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          originRequestPolicy: this.formPolicy(),
          functionAssociations: [this.edgeFunction('upload-form')],
        },
        // For a place at sea, the edge serves the app's page, which renders the forecast in the browser. All other
        // forecast URLs are calls.
        '/forecast/at/*': page,
        // The function sets its own headers, because the site's headers would prevent other sites from loading the
        // script.
        '/js/*': {
          ...files(siteOrigin, undefined, CACHING_DISABLED),
          functionAssociations: [this.edgeFunction('widget-script', widgetScriptCode(frames.host))],
        },
        ...Object.fromEntries(Object.entries(calls).map(([pattern, call]) => [pattern, withHeaders(call)])),
      },
      // CloudFront caches a failure for ten seconds by default; here for one.
      errorResponses: [500, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(1) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      publishAdditionalMetrics: settings.stage.hasEdgeMetrics,
      enableLogging: true,
      logBucket: logs,
      logFilePrefix: 'edge/',
      webAclId,
      ...(settings.domain &&
        certificate && {
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
          domainNames: [settings.domain.name],
          certificate,
        }),
    });
    acceptFindings(this.distribution, settings.domain?.name);
    acceptFindings(frames.distribution, settings.framesDomainName);
    accept(
      this,
      '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      'The data stack writes this policy next to the bucket.',
    );
    new CfnOutput(this, 'FramesAddress', { value: `https://${frames.host}` });
    new CfnOutput(this, 'SiteAddress', { value: `https://${settings.domain?.name ?? this.distribution.domainName}` });
  }

  /**
   * Refers to the bucket by its attributes, because the policy that admits CloudFront is written in the bucket's stack.
   */
  private privateOrigin(id: string, bucket: Bucket): IOrigin {
    const known = Bucket.fromBucketAttributes(this, id, {
      bucketArn: bucket.bucketArn,
      bucketRegionalDomainName: bucket.bucketRegionalDomainName,
    });
    return S3BucketOrigin.withOriginAccessControl(known);
  }

  /** Forwards only the header that the bucket needs to read a form, so no cookie of the site reaches the bucket. */
  private formPolicy(): OriginRequestPolicy {
    return new OriginRequestPolicy(this, 'UploadForm', {
      comment: 'What a bucket reads of a posted form',
      headerBehavior: OriginRequestHeaderBehavior.allowList('content-type'),
      queryStringBehavior: OriginRequestQueryStringBehavior.none(),
      cookieBehavior: OriginRequestCookieBehavior.none(),
    });
  }

  /** Uses the bucket without CloudFront's origin access control, so it accepts only signed forms. */
  private openOrigin(id: string, bucket: Bucket): IOrigin {
    const known = Bucket.fromBucketAttributes(this, id, {
      bucketArn: bucket.bucketArn,
      bucketRegionalDomainName: bucket.bucketRegionalDomainName,
    });
    return S3BucketOrigin.withBucketDefaults(known);
  }

  private edgeFunction(name: string, code = edgeCode(name)) {
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, name, {
        runtime: FunctionRuntime.JS_2_0,
        code: FunctionCode.fromInline(code),
      }),
    } satisfies FunctionAssociation;
  }
}

/**
 * Builds the behavior of static files. Files with a content hash in their name are cached at the edge; the others are
 * requested from the bucket each time.
 */
function files(
  origin: IOrigin,
  responseHeadersPolicy: ResponseHeadersPolicy | undefined,
  cachePolicy: ICachePolicy,
): BehaviorOptions {
  const viewerProtocolPolicy = ViewerProtocolPolicy.REDIRECT_TO_HTTPS;
  return { origin, responseHeadersPolicy, cachePolicy, viewerProtocolPolicy, compress: true };
}

function acceptFindings(distribution: Distribution, domainName: string | undefined): void {
  accept(distribution, 'AwsSolutions-CFR1', 'Surfers travel: the forecast is open to every country.');
  if (domainName === undefined)
    accept(
      distribution,
      'AwsSolutions-CFR4',
      "CloudFront's own domain sets its own minimum; with the setting domainName it is TLS 1.2 (2021).",
    );
}
