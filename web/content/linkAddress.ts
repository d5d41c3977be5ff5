import { allowedAddress } from '#shared/rules/allowedHtml.ts'

/** Undefined for an address that could run a script. */
export const linkAddress = (address: string | undefined): string | undefined => {
  const trimmed = address?.trim()
  return trimmed && allowedAddress.test(trimmed) ? trimmed : undefined
}
