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

const defaultSettings: Settings = {
  origin: '',
  contactFormUrl: '',
  contactFormScript: '',
}

let current: Settings | undefined

export function setSettings(settings: Settings) {
  current = settings
}

export function settings(): Settings {
  current ??= readFromDocument()
  return current
}

function readFromDocument(): Settings {
  if (typeof document === 'undefined') return defaultSettings
  const metaContent = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
  return {
    origin: metaContent('site-origin') || location.origin,
    contactFormUrl: metaContent('contact-form-url') || defaultSettings.contactFormUrl,
    contactFormScript: metaContent('contact-form-script') || defaultSettings.contactFormScript,
  }
}

/** Prefixes the site's origin; an absolute address stays as it is. */
export const absolute = (address: string): string =>
  /^https?:\/\//.test(address) ? address : `${settings().origin}${address}`
