import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { type LocalServer, readBody, startServer } from '../http/server.ts'
import type { EmulatorContext } from '../iam/accessKeys.ts'
import { isAllowed } from '../iam/policy.ts'
import { unwrapDataKey, wrapDataKey } from './dataKey.ts'
import type { KmsKey } from './keys.ts'

const EncryptionContext = z._default(z.record(z.string(), z.string()), {})
const inputs = {
  GenerateDataKey: z.object({ KeyId: z.string(), KeySpec: z.literal('AES_256'), EncryptionContext }),
  Decrypt: z.object({ KeyId: z.string(), CiphertextBlob: z.string(), EncryptionContext }),
}

/**
 * KMS over the template's keys: GenerateDataKey and Decrypt. A request needs both policies, the role's own and the
 * key's, since the key's leaves the decision to the roles of the account.
 */
export function startKms(
  keys: readonly KmsKey[],
  masterKeyOf: (arn: string) => Buffer,
  { accessKeys, logError }: EmulatorContext,
): Promise<LocalServer> {
  return startServer(
    async (request, response) => {
      const body = (await readBody(request, 64 * 1024)) ?? Buffer.alloc(0)
      const operation = String(request.headers['x-amz-target']).split('.')[1]
      if (operation !== 'GenerateDataKey' && operation !== 'Decrypt') {
        return respondWithError(response, 'UnsupportedOperationException', `${operation} is not supported.`)
      }
      const input = z.parse(inputs[operation], JSON.parse(body.toString()))
      const key = keys.find(({ arn }) => arn === input.KeyId)
      if (!key) return respondWithError(response, 'NotFoundException', `There is no key ${input.KeyId}.`)

      const principal = accessKeys.principalOf(request.headers)
      const access = {
        action: `kms:${operation}`,
        resource: key.arn,
        context: contextKeys(input.EncryptionContext),
      }
      const keyPolicyAllows = isAllowed(key.policy, { ...access, resource: '*', ofAccount: true })
      if (!principal?.isAllowed(access) || !keyPolicyAllows) {
        return respondWithError(
          response,
          'AccessDeniedException',
          `User: ${principal?.name} is not authorized to perform: ${access.action} on resource: ${key.arn}`,
        )
      }

      if ('CiphertextBlob' in input) {
        const wrapped = Buffer.from(input.CiphertextBlob, 'base64')
        const dataKey = unwrapDataKey(wrapped, masterKeyOf(key.arn), input.EncryptionContext)
        if (!dataKey) return respondWithError(response, 'InvalidCiphertextException', '')
        return respond(response, 200, { KeyId: key.arn, Plaintext: dataKey.toString('base64') })
      }
      const dataKey = randomBytes(32)
      const wrapped = wrapDataKey(dataKey, masterKeyOf(key.arn), input.EncryptionContext)
      respond(response, 200, {
        KeyId: key.arn,
        Plaintext: dataKey.toString('base64'),
        CiphertextBlob: wrapped.toString('base64'),
      })
    },
    { logError },
  )
}

const contextKeys = (context: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(context).map(([name, value]) => [`kms:encryptioncontext:${name.toLowerCase()}`, [value]]),
  )

function respondWithError(response: ServerResponse, code: string, message: string): void {
  respond(response, 400, { __type: code, message })
}

function respond(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' })
  response.end(JSON.stringify(body))
}
