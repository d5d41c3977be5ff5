import type { AccessKeys, Principal } from '../iam/accessKeys.ts'
import { type HttpRequest, type HttpResponse, jsonError } from './message.ts'
import { type LocalServer, startServer } from './server.ts'

/** An emulator. It checks what the principal may do; without a response, the connection breaks. */
export type Service = (request: HttpRequest, principal: Principal) => Promise<HttpResponse | undefined>

/** More than anybody uploads to S3. */
const bodyLimit = 64 * 1024 * 1024

/** One server for all emulators, each under the name that signatures (Signature Version 4) have for its service. */
export const startAws = (
  services: Readonly<Record<string, Service>>,
  { accessKeys, logError }: { accessKeys: AccessKeys; logError(error: unknown): void },
): Promise<LocalServer> =>
  startServer(
    async (request) => {
      const credential = /Credential=([^/\s]+)\/\d+\/[\w-]+\/(\w+)\//.exec(
        request.headers.authorization ?? '',
      )
      const [, key = '', service = ''] = credential ?? []
      const principal = accessKeys.principalOf(key)
      const respond = services[service]
      if (principal && respond) return respond(request, principal)
      const message = 'The security token included in the request is invalid.'
      return jsonError(403, 'UnrecognizedClientException', message)
    },
    { bodyLimit, logError },
  )
