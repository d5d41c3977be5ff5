import { allowedSchemes } from '#shared/rules/allowedHtml.ts'

const allowed = new RegExp(`^(?:/(?![/\\\\])|#|\\?|(?:${allowedSchemes.join('|')}):)`, 'i')

/** A stored address as a link may use it: on this site, or of a scheme that cannot run; nothing for any other. */
export const linkAddress = (address: string | undefined): string | undefined =>
  address !== undefined && allowed.test(address.trim()) ? address.trim() : undefined
