import type { RenderSettings } from '#shared/rendering.ts'

/** Every rendered page has the settings as meta elements, so a build is the same for every stage. */
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

/** `document` is missing in the renderer. */
const metaContent = (name: string): string =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** Adds the site's origin to a path. An absolute URL stays unchanged. */
export const absolute = (address: string): string =>
  /^https?:\/\//.test(address) ? address : `${settings().origin}${address}`
