import { telephoneLink } from '#shared/clinic/telephoneLink.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { realAddress } from './realAddress.ts'

/** The address that staff mean by what they typed; undefined for words to search. `origin` is the site's own. */
export function typedAddress(typed: string, origin: string): string | undefined {
  const text = realAddress(typed.trim()).address
  if (/^(?:911|988)$/.test(text) || (/^[+()\d\s.-]+$/.test(text) && text.replace(/\D/g, '').length >= 10))
    return telephoneLink(text)
  if (/^[^\s@/:]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`
  if (text.startsWith(`${origin}/`)) return linkAddress(text.slice(origin.length))
  if (/^http:\/\/\S+$/i.test(text)) return linkAddress(text.replace(/^http/i, 'https'))
  if (/^(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/i.test(text)) return `https://${text}`
  return /^(?:\/|#|[a-z]+:)\S*$/i.test(text) ? linkAddress(text) : undefined
}
