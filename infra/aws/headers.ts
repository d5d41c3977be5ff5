import { Duration } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/** What pages may run and embed beyond the site itself. */
export interface PagePermissions {
  /** Hashes of the scripts inside the pages, as `sha256-...`. */
  scriptHashes: readonly string[]
  /** Origin of the hosted contact form; without one the site's own stand-in is framed. */
  formOrigin?: string | undefined
  /** Origin of the script that the form's provider needs, if any. */
  formScriptOrigin?: string | undefined
}

/**
 * The headers of every answer: pages, assets, API and 404 alike. Where an origin says nothing of caching, a
 * browser asks again each time; objects that may be kept carry their own `Cache-Control`.
 */
export function everyAnswersHeaders(scope: Construct, permissions: PagePermissions): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'Headers', {
    ...security(permissions),
    customHeadersBehavior: {
      customHeaders: [permissionsPolicy, { header: 'Cache-Control', value: 'no-cache', override: false }],
    },
  })
}

/** The same for the staff area, which no cache keeps and no search engine lists. */
export function staffHeaders(scope: Construct, permissions: PagePermissions): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'StaffHeaders', {
    ...security(permissions),
    customHeadersBehavior: {
      customHeaders: [
        permissionsPolicy,
        { header: 'Cache-Control', value: 'no-store', override: true },
        { header: 'X-Robots-Tag', value: 'noindex', override: true },
      ],
    },
  })
}

const permissionsPolicy = {
  header: 'Permissions-Policy',
  value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  override: true,
}

function security(permissions: PagePermissions) {
  return {
    securityHeadersBehavior: {
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: {
        frameOption: permissions.formOrigin ? HeadersFrameOption.DENY : HeadersFrameOption.SAMEORIGIN,
        override: true,
      },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(permissions), override: true },
    },
  }
}

/**
 * Scripts come from the site or carry a known hash. `style-src` allows inline styles: pages carry their critical
 * CSS, and geometry computed in the browser is set on elements. No `upgrade-insecure-requests`: plain http never
 * reaches the site, and the same template is served on one machine without TLS.
 */
export function contentSecurityPolicy({
  scriptHashes,
  formOrigin,
  formScriptOrigin,
}: PagePermissions): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...(formScriptOrigin ? [formScriptOrigin] : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'"],
    'frame-src': ["'self'", ...(formOrigin ? [formOrigin] : [])],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // The site frames its own stand-in of the contact form; nobody else frames the site.
    'frame-ancestors': [formOrigin ? "'none'" : "'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
