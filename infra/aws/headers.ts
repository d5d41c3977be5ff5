import { Duration } from 'aws-cdk-lib'
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
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

/** The headers of every response, errors included. */
export const siteHeaders = (scope: Construct, options: HeaderOptions): ResponseHeadersPolicy =>
  headersOf(scope, 'Headers', options, {
    policy: contentSecurityPolicy(options.permissions),
    frameOption: options.permissions.formOrigin ? HeadersFrameOption.DENY : HeadersFrameOption.SAMEORIGIN,
    others: [revalidation],
  })

/** The same for the staff area, which no cache stores and no search engine lists. */
export const staffHeaders = (scope: Construct, options: HeaderOptions): ResponseHeadersPolicy =>
  headersOf(scope, 'StaffHeaders', options, {
    policy: staffContentSecurityPolicy(options.permissions),
    frameOption: HeadersFrameOption.DENY,
    others: ofStaff,
  })

export const previewHeaders = (scope: Construct, options: HeaderOptions): ResponseHeadersPolicy =>
  headersOf(scope, 'PreviewHeaders', options, {
    policy: previewContentSecurityPolicy(options.permissions),
    frameOption: HeadersFrameOption.SAMEORIGIN,
    others: ofStaff,
  })

export const formFrameHeaders = (scope: Construct, options: HeaderOptions): ResponseHeadersPolicy =>
  headersOf(scope, 'FormFrameHeaders', options, {
    policy: formFramePolicy(options.permissions),
    frameOption: HeadersFrameOption.SAMEORIGIN,
    others: [revalidation],
  })

const permissionsPolicy = {
  header: 'Permissions-Policy',
  value: 'camera=(),microphone=(),geolocation=(),payment=(),usb=(),browsing-topics=()',
  override: true,
}

/** If the origin sets no `Cache-Control`. */
const revalidation = { header: 'Cache-Control', value: 'no-cache', override: false }

const ofStaff = [
  // A window that a page of another site opened, or that opened one, has no reference to the staff area.
  { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
  { header: 'Cache-Control', value: 'no-store', override: true },
  { header: 'X-Robots-Tag', value: 'noindex', override: true },
]

interface DocumentRules {
  policy: string
  frameOption: HeadersFrameOption
  others: readonly ResponseCustomHeader[]
}

function headersOf(
  scope: Construct,
  id: string,
  { hstsSubdomains }: HeaderOptions,
  { policy, frameOption, others }: DocumentRules,
): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
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
    },
    customHeadersBehavior: { customHeaders: [permissionsPolicy, ...others] },
  })
}
