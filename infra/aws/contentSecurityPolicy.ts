import type { Built } from '../build.ts'
import type { Settings } from '../settings.ts'
import { scriptHashes } from './scriptHashes.ts'

export interface PagePermissions {
  scriptHashes: readonly string[]
  /** Origin of the hosted contact form; without one, pages frame the site's own placeholder. */
  formOrigin?: string | undefined
  formScriptOrigin?: string | undefined
}

export const pagePermissions = ({
  webFolder,
  contactFormUrl,
  contactFormScript,
}: Pick<Built, 'webFolder'> & Pick<Settings, 'contactFormUrl' | 'contactFormScript'>): PagePermissions => ({
  scriptHashes: scriptHashes(webFolder),
  formOrigin: originOf(contactFormUrl),
  formScriptOrigin: originOf(contactFormScript),
})

const originOf = (address: string | undefined) => address && new URL(address).origin

/** Inline styles are allowed for critical CSS and for geometry that the browser computes. `upgrade-insecure-requests` is
 * missing because the local system serves the same template without TLS; CloudFront redirects plain http. */
export function contentSecurityPolicy(permissions: PagePermissions): string {
  const { scriptHashes, formOrigin, formScriptOrigin } = permissions
  const directives = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...(formScriptOrigin ? [formScriptOrigin] : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'"],
    'frame-src': ["'self'", ...(formOrigin ? [formOrigin] : [])],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // Without a hosted form, the site frames its own placeholder.
    'frame-ancestors': [formOrigin ? "'none'" : "'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
