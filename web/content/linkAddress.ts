import { allowedAddress } from '#shared/rules/allowedHtml.ts'

/** A stored address that may become a link: one of this site, or of a scheme that runs nothing. */
export const linkAddress = (address: string | undefined): string | undefined => {
  const trimmed = address?.trim()
  return trimmed && allowedAddress.test(trimmed) ? trimmed : undefined
}
