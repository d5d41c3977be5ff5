/**
 * What differs between one installation and another. The renderer is told it and writes it into every page;
 * the browser reads it from there, so no build knows where it will run.
 */
export interface Settings {
  /** The site's own origin, without a trailing slash. */
  origin: string
  /** The hosted contact form's address; the site's own stand-in page when none is configured. */
  contactFormUrl: string
  /** The hosted form's script, only if its provider needs one. */
  contactFormScript: string
}

export const defaultSettings: Settings = {
  origin: '',
  contactFormUrl: '/contact-form',
  contactFormScript: '',
}

let current: Settings | undefined

/** Told once by the renderer before it draws. */
export function setSettings(settings: Settings) {
  current = settings
}

/** This installation's settings. */
export function settings(): Settings {
  current ??= readFromDocument()
  return current
}

function readFromDocument(): Settings {
  if (typeof document === 'undefined') return defaultSettings
  const named = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
  return {
    origin: named('site-origin') || location.origin,
    contactFormUrl: named('contact-form-url') || defaultSettings.contactFormUrl,
    contactFormScript: named('contact-form-script') || defaultSettings.contactFormScript,
  }
}

/** An address with the site's origin before it; an absolute address stays as it is. */
export const absolute = (address: string): string =>
  /^https?:\/\//.test(address) ? address : `${settings().origin}${address}`
