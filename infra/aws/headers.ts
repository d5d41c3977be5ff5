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

const permissionsPolicy = {
  header: 'Permissions-Policy',
  value: 'camera=(),microphone=(),geolocation=(),payment=(),usb=(),browsing-topics=()',
  override: true,
}

/** The default if the origin sets no `Cache-Control`. */
const revalidation = { header: 'Cache-Control', value: 'no-cache', override: false }

const ofStaff = [
  // Windows of other sites have no reference to the staff area, whether they opened it or it opened them.
  { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
  { header: 'Cache-Control', value: 'no-store', override: true },
  { header: 'X-Robots-Tag', value: 'noindex', override: true },
]

const headersWith =
  (id: string, policyOf: (permissions: PagePermissions) => string, others: readonly ResponseCustomHeader[]) =>
  (scope: Construct, { permissions, hstsSubdomains }: HeaderOptions): ResponseHeadersPolicy => {
    const policy = policyOf(permissions)
    const { DENY, SAMEORIGIN } = HeadersFrameOption
    return new ResponseHeadersPolicy(scope, id, {
      securityHeadersBehavior: {
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          // Below an apex domain, this takes plain http from every other host, and browsers remember it for two years.
          includeSubdomains: hstsSubdomains,
          override: true,
        },
        contentTypeOptions: { override: true },
        // For browsers that do not support the policy's `frame-ancestors`.
        frameOptions: {
          frameOption: policy.includes("frame-ancestors 'none'") ? DENY : SAMEORIGIN,
          override: true,
        },
        referrerPolicy: {
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override: true,
        },
        contentSecurityPolicy: { contentSecurityPolicy: policy, override: true },
      },
      customHeadersBehavior: { customHeaders: [permissionsPolicy, ...others] },
    })
  }

export const siteHeaders = headersWith('Headers', contentSecurityPolicy, [revalidation])

export const staffHeaders = headersWith('StaffHeaders', staffContentSecurityPolicy, ofStaff)
export const previewHeaders = headersWith('PreviewHeaders', previewContentSecurityPolicy, ofStaff)

export const formFrameHeaders = headersWith('FormFrameHeaders', formFramePolicy, [revalidation])
