import type { RenderSettings } from '#shared/rendering.ts'

/** Every rendered page has them as meta elements, so no build depends on an installation. */
let current: RenderSettings | undefined

export function setSettings(settings: RenderSettings) {
  current = settings
}

export function settings(): RenderSettings {
  current ??= {
    origin: metaContent('site-origin') || (globalThis.location?.origin ?? ''),
    contactFormUrl: metaContent('contact-form-url'),
    contactFormScript: metaContent('contact-form-script'),
  }
  return current
}

/** The renderer has no document. */
const metaContent = (name: string): string =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** Prefixes the site's origin; an absolute address stays as it is. */
export const absolute = (address: string): string =>
  /^https?:\/\//.test(address) ? address : `${settings().origin}${address}`
