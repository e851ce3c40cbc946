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
import { strictTransport } from './site-headers.ts';

export interface WidgetFramesProps {
  readonly comment: string;
  /** The edge's behaviors for the calls that frames use, by path pattern. */
  readonly behaviors: Readonly<Record<string, BehaviorOptions>>;
  readonly origin: IOrigin;
  /** The function that answers all other requests with 404. */
  readonly nothingHere: FunctionAssociation;
  readonly webAclId: string;
  readonly logs: Bucket;
  readonly domain: { readonly name: string; readonly certificate: ICertificate } | undefined;
}

/**
 * The separate CloudFront distribution of the widget frames. Any site may frame its pages but no other page of ours,
 * and its host receives no cookies of the main site.
 */
export class WidgetFrames extends Construct {
  readonly distribution: Distribution;
  /** The frames' host, which a page with widgets must allow in `frame-src`. */
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

  /**
   * Builds the headers without a content security policy, because each call sends its own with the digests of its style
   * and script. It reports no violations: a report would name the site that embeds the widget.
   */
  private headers(): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, 'Headers', {
      securityHeadersBehavior: {
        strictTransportSecurity: strictTransport(false),
        contentTypeOptions: { override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      },
      customHeadersBehavior: {
        customHeaders: [
          { header: 'Permissions-Policy', value: PERMISSIONS, override: true },
          // Pages that are cross-origin isolated (COEP: require-corp) need this header in their frames.
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
