import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Service } from '../http/awsServer.ts'
import { jsonError, jsonResponse } from '../http/message.ts'
import { denialOf } from '../iam/accessKeys.ts'
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
export const kms =
  (keys: readonly KmsKey[], masterKeyOf: (arn: string) => Buffer): Service =>
  async ({ headers, body }, principal) => {
    const operation = String(headers['x-amz-target']).split('.')[1]
    if (operation !== 'GenerateDataKey' && operation !== 'Decrypt')
      return jsonError(400, 'UnsupportedOperationException', `${operation} is not supported.`)
    const input = z.parse(inputs[operation], JSON.parse(body.toString()))
    const key = keys.find(({ arn }) => arn === input.KeyId)
    if (!key) return jsonError(400, 'NotFoundException', `There is no key ${input.KeyId}.`)

    const context = contextKeys(input.EncryptionContext)
    const access = { action: `kms:${operation}`, resource: key.arn, context }
    const keyPolicyAllows = isAllowed(key.policy, { ...access, resource: '*', ofAccount: true })
    if (!principal.isAllowed(access) || !keyPolicyAllows)
      return jsonError(400, 'AccessDeniedException', denialOf(principal, access))

    const masterKey = masterKeyOf(key.arn)
    if ('CiphertextBlob' in input) {
      const wrapped = Buffer.from(input.CiphertextBlob, 'base64')
      const dataKey = unwrapDataKey(wrapped, masterKey, input.EncryptionContext)
      if (!dataKey) return jsonError(400, 'InvalidCiphertextException', '')
      return jsonResponse(200, { KeyId: key.arn, Plaintext: dataKey.toString('base64') })
    }
    const dataKey = randomBytes(32)
    const wrapped = wrapDataKey(dataKey, masterKey, input.EncryptionContext)
    return jsonResponse(200, {
      KeyId: key.arn,
      Plaintext: dataKey.toString('base64'),
      CiphertextBlob: wrapped.toString('base64'),
    })
  }

const contextKeys = (context: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(context).map(([name, value]) => [`kms:encryptioncontext:${name.toLowerCase()}`, [value]]),
  )
