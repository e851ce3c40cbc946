import { Duration } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  type FunctionAssociation,
  HeadersReferrerPolicy,
  HttpVersion,
  type IOrigin,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

export interface WidgetFramesProps {
  readonly comment: string;
  /** The edge's behaviours of the calls for frames, by path pattern. */
  readonly behaviors: Readonly<Record<string, BehaviorOptions>>;
  readonly origin: IOrigin;
  /** Answers everything else. */
  readonly nothingHere: FunctionAssociation;
  readonly webAclId: string;
  readonly logs: Bucket;
  readonly domain: { readonly name: string; readonly certificate: ICertificate } | undefined;
}

/**
 * The address of the frames of widgets, an origin of their own: pages of any site may frame what is here and nothing
 * else of ours, and no cookie of the site reaches it.
 */
export class WidgetFrames extends Construct {
  readonly distribution: Distribution;
  /** Its host: what a page that shows widgets allows in `frame-src`. */
  readonly host: string;

  constructor(scope: Construct, id: string, props: WidgetFramesProps) {
    super(scope, id);
    const headers = this.headers();
    const { origin, behaviors, domain } = props;
    this.distribution = new Distribution(this, 'Distribution', {
      comment: props.comment,
      defaultBehavior: {
        origin,
        responseHeadersPolicy: headers,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        functionAssociations: [props.nothingHere],
      },
      additionalBehaviors: Object.fromEntries(
        Object.entries(behaviors).map(([pattern, behavior]) => [
          pattern,
          { ...behavior, responseHeadersPolicy: headers, viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY },
        ]),
      ),
      errorResponses: [500, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(1) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableLogging: true,
      logBucket: props.logs,
      logFilePrefix: 'frames/',
      webAclId: props.webAclId,
      ...(domain && {
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        domainNames: [domain.name],
        certificate: domain.certificate,
      }),
    });
    this.host = domain?.name ?? this.distribution.distributionDomainName;
  }

  /** The content security policy is the call's own: it names the digests of its style and script. */
  private headers(): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, 'Headers', {
      securityHeadersBehavior: {
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          preload: true,
          override: true,
        },
        contentTypeOptions: { override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      },
      customHeadersBehavior: {
        customHeaders: [
          { header: 'Permissions-Policy', value: PERMISSIONS, override: true },
          // For pages that isolate themselves (COEP: require-corp).
          { header: 'Cross-Origin-Embedder-Policy', value: 'require-corp', override: true },
          { header: 'Cross-Origin-Resource-Policy', value: 'cross-origin', override: true },
          { header: 'X-Robots-Tag', value: 'noindex', override: true },
        ],
      },
    });
  }
}

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'interest-cohort']
  .map((feature) => `${feature}=()`)
  .join(', ');
