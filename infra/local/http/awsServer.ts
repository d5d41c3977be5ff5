import { type AccessKeys, denialOf, type Principal } from '../iam/accessKeys.ts'
import type { AccessRequest } from '../iam/policy.ts'
import { type HttpRequest, type HttpResponse, jsonError, xmlError } from './message.ts'
import { type LocalServer, startServer } from './server.ts'

export interface Service {
  errors: keyof typeof denied
  /** The actions that the principal needs for a request. */
  accessesOf(request: HttpRequest): AccessRequest[]
  /** The operation of a request, if it is not the action that the principal needs. */
  operationOf?(request: HttpRequest): string
  respond(request: HttpRequest, principal: Principal): Promise<HttpResponse>
}

/** Lets tests respond in place of a service. If it resolves to undefined, the connection breaks. */
export type Intercept = (
  operation: string,
  respond: () => Promise<HttpResponse>,
  request: HttpRequest,
) => Promise<HttpResponse | undefined>

export interface AwsOptions {
  accessKeys: AccessKeys
  isDiskFull?(): boolean
  intercept?: Intercept | undefined
  logError(error: unknown): void
}

/** Bytes. More than anybody uploads to S3. */
const bodyLimit = 64 * 1024 * 1024

/** Operations that need disk space. They include DynamoDB's deletions, because its store appends a deletion. */
const writing = /^(s3:Put|dynamodb:(Put|Update|Delete|BatchWrite|TransactWrite))/

/** One server for all emulators. The request's signature (Signature Version 4) names the service. */
export const startAws = (
  services: Readonly<Record<string, Service>>,
  { accessKeys, isDiskFull, intercept = (_, respond) => respond(), logError }: AwsOptions,
): Promise<LocalServer> =>
  startServer(
    async (request) => {
      const credential = /Credential=([^/\s]+)\/\d+\/[\w-]+\/(\w+)\//
      const [, key = '', name = ''] = credential.exec(request.headers.authorization ?? '') ?? []
      const principal = accessKeys.principalOf(key)
      const service = services[name]
      if (!principal || !service)
        return jsonError(
          403,
          'UnrecognizedClientException',
          'The security token included in the request is invalid.',
        )
      const accesses = service.accessesOf(request)
      const refused = accesses.find((access) => !principal.isAllowed(access))
      if (refused) return denied[service.errors](denialOf(principal, refused))
      const operation = service.operationOf?.(request) ?? accesses[0]?.action ?? ''
      if (writing.test(operation) && isDiskFull?.())
        return jsonError(500, 'InternalError', 'The disk is full.')
      return intercept(operation, () => service.respond(request, principal), request)
    },
    { bodyLimit, logError },
  )

const denied = {
  json: (message: string) => jsonError(400, 'AccessDeniedException', message),
  xml: (message: string) => xmlError(403, 'AccessDenied', message),
}
