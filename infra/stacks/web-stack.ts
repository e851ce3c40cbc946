import { areas } from '@groundswell/contracts';
import { CfnOutput, Duration, SecretValue, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
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
import { siteHeaders } from '../constructs/site-headers.ts';
import { edgeCode } from '../edge-code.ts';
import { listPathPatterns } from '../path-patterns.ts';
import type { Settings } from '../settings.ts';

export interface WebProps {
  readonly settings: Settings;
  readonly site: Bucket;
  readonly tiles: Bucket;
  readonly logs: Bucket;
  readonly api: HttpApi;
  readonly edgeKey: ISecret;
  /** An existing web ACL; absent: one is created here. */
  readonly webAclArn: string | undefined;
}

/** The public entry: the site's files, the tiles and the calls, at one address. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, { settings, site, tiles, logs, api, edgeKey, webAclArn }: WebProps) {
    super(scope, id, {
      env: { region: settings.region },
      crossRegionReferences: true,
      description: 'Groundswell: the site',
    });

    const siteOrigin = this.privateOrigin('Site', site);
    const tilesOrigin = this.privateOrigin('Tiles', tiles);
    const headers = siteHeaders(this, 'Headers', settings);
    const sitePage = this.edgeFunction('site-page');
    const { CACHING_DISABLED, CACHING_OPTIMIZED } = CachePolicy;

    const page = {
      ...files(siteOrigin, headers, CACHING_DISABLED),
      functionAssociations: [sitePage, { ...sitePage, eventType: FunctionEventType.VIEWER_RESPONSE }],
    };

    const distribution = new Distribution(this, 'Distribution', {
      comment: settings.productName,
      defaultBehavior: page,
      // No root object: it would hide the path '/' from the function.
      additionalBehaviors: {
        '/assets/*': files(siteOrigin, headers, CACHING_OPTIMIZED),
        '/base-map/*': files(siteOrigin, headers, CACHING_OPTIMIZED),
        '/tiles/*/firstTime.txt': files(tilesOrigin, headers, CACHING_DISABLED),
        '/tiles/*': files(tilesOrigin, headers, CACHING_OPTIMIZED),
        // A place at sea is drawn by the app alone; all other addresses of forecasts are calls.
        '/forecast/at/*': page,
        ...callBehaviors(this, {
          patterns: listPathPatterns(Object.values(areas).flat()),
          origin: new HttpOrigin(`${api.apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
            // The API accepts only the edge. Resolved at the deployment: no template contains the value.
            customHeaders: {
              'x-groundswell-edge': SecretValue.secretsManager(edgeKey.secretArn, {
                versionId: settings.edgeKeyVersion,
              }).unsafeUnwrap(),
            },
          }),
          headers,
          pageOrCall: this.edgeFunction('page-or-call'),
          siteHost: this.edgeFunction('site-host'),
        }),
      },
      // A failure is cached for a second, not for CloudFront's ten.
      errorResponses: [500, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(1) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableLogging: true,
      logBucket: logs,
      logFilePrefix: 'edge/',
      webAclId: webAclArn ?? callLimits(this),
      ...(settings.domain && {
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        domainNames: [settings.domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', settings.domain.certificateArn),
      }),
    });
    acceptFindings(distribution, settings);
    accept(
      this,
      '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      'The data stack writes this policy next to the bucket.',
    );
    new CfnOutput(this, 'SiteAddress', { value: `https://${settings.domain?.name ?? distribution.domainName}` });
  }

  /** The bucket by name: its policy, which admits CloudFront, is written in the bucket's stack. */
  private privateOrigin(id: string, bucket: Bucket): IOrigin {
    const known = Bucket.fromBucketAttributes(this, id, {
      bucketArn: bucket.bucketArn,
      bucketRegionalDomainName: bucket.bucketRegionalDomainName,
    });
    return S3BucketOrigin.withOriginAccessControl(known);
  }

  private edgeFunction(name: string): FunctionAssociation {
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, name, {
        runtime: FunctionRuntime.JS_2_0,
        code: FunctionCode.fromInline(edgeCode(name)),
      }),
    };
  }
}

/**
 * Files whose names change with their content may stay at the edge; the others are requested from the bucket each time.
 */
function files(
  origin: IOrigin,
  responseHeadersPolicy: ResponseHeadersPolicy,
  cachePolicy: ICachePolicy,
): BehaviorOptions {
  const viewerProtocolPolicy = ViewerProtocolPolicy.REDIRECT_TO_HTTPS;
  return { origin, responseHeadersPolicy, cachePolicy, viewerProtocolPolicy, compress: true };
}

function acceptFindings(distribution: Distribution, settings: Settings): void {
  accept(distribution, 'AwsSolutions-CFR1', 'Surfers travel: the forecast is open to every country.');
  if (!settings.domain)
    accept(
      distribution,
      'AwsSolutions-CFR4',
      "CloudFront's own domain sets its own minimum; with the setting domainName it is TLS 1.2 (2021).",
    );
}
