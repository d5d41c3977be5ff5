import { Duration } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import {
  contentSecurityPolicy,
  formFramePolicy,
  type PagePermissions,
  previewContentSecurityPolicy,
  staffContentSecurityPolicy,
} from './contentSecurityPolicy.ts'

export interface HeaderOptions {
  permissions: PagePermissions
  hstsSubdomains: boolean
}

/** The headers of every response, errors included. `no-cache` applies if the origin sets no `Cache-Control`. */
export function siteHeaders(scope: Construct, options: HeaderOptions): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'Headers', {
    securityHeadersBehavior: securityHeaders(options, {
      policy: contentSecurityPolicy(options.permissions),
      frameOption: options.permissions.formOrigin ? HeadersFrameOption.DENY : HeadersFrameOption.SAMEORIGIN,
    }),
    customHeadersBehavior: {
      customHeaders: [permissionsPolicy, { header: 'Cache-Control', value: 'no-cache', override: false }],
    },
  })
}

/** The same for the staff area, which no cache stores and no search engine lists. */
export const staffHeaders = (scope: Construct, options: HeaderOptions): ResponseHeadersPolicy =>
  staffHeadersWith(scope, 'StaffHeaders', options, {
    policy: staffContentSecurityPolicy(options.permissions),
    frameOption: HeadersFrameOption.DENY,
  })

/** For the preview, which the staff area frames. */
export const previewHeaders = (scope: Construct, options: HeaderOptions): ResponseHeadersPolicy =>
  staffHeadersWith(scope, 'PreviewHeaders', options, {
    policy: previewContentSecurityPolicy(options.permissions),
    frameOption: HeadersFrameOption.SAMEORIGIN,
  })

function staffHeadersWith(
  scope: Construct,
  name: string,
  options: HeaderOptions,
  rules: DocumentRules,
): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, name, {
    securityHeadersBehavior: securityHeaders(options, rules),
    customHeadersBehavior: {
      customHeaders: [
        permissionsPolicy,
        // A window that a page of another site opened, or that opened one, has no reference to the staff area.
        { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
        { header: 'Cache-Control', value: 'no-store', override: true },
        { header: 'X-Robots-Tag', value: 'noindex', override: true },
      ],
    },
  })
}

/** For the page with the script of the hosted form's provider. */
export function formFrameHeaders(scope: Construct, options: HeaderOptions): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'FormFrameHeaders', {
    securityHeadersBehavior: securityHeaders(options, {
      policy: formFramePolicy(options.permissions),
      frameOption: HeadersFrameOption.SAMEORIGIN,
    }),
    customHeadersBehavior: {
      customHeaders: [permissionsPolicy, { header: 'Cache-Control', value: 'no-cache', override: false }],
    },
  })
}

const permissionsPolicy = {
  header: 'Permissions-Policy',
  value: 'camera=(),microphone=(),geolocation=(),payment=(),usb=(),browsing-topics=()',
  override: true,
}

interface DocumentRules {
  policy: string
  frameOption: HeadersFrameOption
}

function securityHeaders({ hstsSubdomains }: HeaderOptions, { policy, frameOption }: DocumentRules) {
  return {
    strictTransportSecurity: {
      accessControlMaxAge: Duration.days(730),
      // On an apex domain it would end plain http on every other host of the clinic, and browsers would not forget it.
      includeSubdomains: hstsSubdomains,
      override: true,
    },
    contentTypeOptions: { override: true },
    frameOptions: { frameOption, override: true },
    referrerPolicy: {
      referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
      override: true,
    },
    contentSecurityPolicy: { contentSecurityPolicy: policy, override: true },
  }
}
