import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Built } from '../build.ts'
import type { Settings } from '../settings.ts'

export interface PagePermissions {
  scriptHashes: readonly string[]
  /** Origin of the hosted contact form. Without one, pages show the site's own form. */
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

/**
 * The fallback of all fetch directives is `default-src`. Inline styles are allowed for critical CSS and for
 * geometry that the browser computes. `upgrade-insecure-requests` is missing because the local system serves
 * the same template without TLS. Instead, CloudFront redirects plain http.
 */
export const contentSecurityPolicy = ({ scriptHashes, formOrigin }: PagePermissions): string =>
  policyOf({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    ...(formOrigin && { 'frame-src': ["'self'", formOrigin] }),
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [formOrigin ? "'none'" : "'self'"],
  })

/** The staff area frames no other site, is framed by none, and parses or runs no string as HTML or script. */
export const staffContentSecurityPolicy = ({ scriptHashes }: PagePermissions): string =>
  [
    contentSecurityPolicy({ scriptHashes }).replace("frame-ancestors 'self'", "frame-ancestors 'none'"),
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies.join(' ')}`,
  ].join('; ')

const trustedTypesPolicies = [
  // web/data/trustedHtml.ts
  'site-html',
  // The editor parses pasted HTML in a separate document, which runs no script.
  'ProseMirrorClipboard',
]

export const previewContentSecurityPolicy = (permissions: PagePermissions): string =>
  staffContentSecurityPolicy(permissions).replace("frame-ancestors 'none'", "frame-ancestors 'self'")

/** For the page with the provider's script. `sandbox` withholds the site's origin even outside a frame. */
export function formFramePolicy({ formOrigin = '', formScriptOrigin = '' }: PagePermissions): string {
  const provider = [...new Set([formOrigin, formScriptOrigin])]
  return policyOf({
    sandbox: [
      ...['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'],
      'allow-top-navigation-by-user-activation',
    ],
    'default-src': ["'none'"],
    'script-src': [formScriptOrigin],
    'style-src': ["'unsafe-inline'", ...provider],
    'img-src': ['data:', ...provider],
    'connect-src': provider,
    'frame-src': [formOrigin],
    'form-action': [formOrigin],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  })
}

const policyOf = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

function scriptHashes(webFolder: string): string[] {
  const files = readdirSync(webFolder).filter((name) => name.endsWith('.html'))
  const html = files.map((name) => readFileSync(path.join(webFolder, name), 'utf8')).join('\n')
  const inlineScripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)
  const hashes = Array.from(inlineScripts, ([, text = '']) => `sha256-${hash('sha256', text, 'base64')}`)
  return [...new Set(hashes)].sort()
}
