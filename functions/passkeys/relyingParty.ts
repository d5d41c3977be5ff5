import { viewerOrigins } from '../http/viewerOrigins.ts'

/** What a response of an authenticator must have been made for: pages of this host. */
export const relyingParty = (host: string) => ({
  expectedOrigin: viewerOrigins(host),
  expectedRPID: new URL(`https://${host}`).hostname,
})
