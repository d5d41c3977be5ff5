import { viewerOrigins } from '../http/viewerOrigins.ts'

/** The origin and the host that an authenticator's response must be made for. */
export const relyingParty = (host: string) => ({
  expectedOrigin: viewerOrigins(host),
  expectedRPID: new URL(`https://${host}`).hostname,
})
