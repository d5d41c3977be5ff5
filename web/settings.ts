/** What differs between installations. Every rendered page has it as meta elements, so no build depends on it. */
export interface Settings {
  origin: string
  /** Of the hosted form. Empty if none is configured: pages have the site's own form then. */
  contactFormUrl: string
  /** Empty unless the provider of the hosted form needs one. */
  contactFormScript: string
  /** The address of the search index, which only the search page has. */
  searchIndex?: string
}

let current: Settings | undefined

export function setSettings(settings: Settings) {
  current = settings
}

export function settings(): Settings {
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
