import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { decrypted, encrypted } from '../../../functions/encrypted.ts'
import type { Service } from '../http/awsServer.ts'
import { type HttpRequest, jsonError, jsonResponse } from '../http/message.ts'
import { isAllowed } from '../iam/policy.ts'
import type { KmsKey } from './keys.ts'

const Input = z.object({
  KeyId: z.string(),
  CiphertextBlob: z.optional(z.string()),
  EncryptionContext: z._default(z.record(z.string(), z.string()), {}),
})

/** KMS over the template's keys. The policies of both the role and the key must allow a request. */
export const kms = (keys: readonly KmsKey[], masterKeyOf: (arn: string) => Buffer): Service => ({
  errors: 'json',
  accessesOf: (request) => [accessOf(request)],
  respond: async (request) => {
    const { KeyId, CiphertextBlob, EncryptionContext } = inputOf(request)
    const key = keys.find(({ arn }) => arn === KeyId)
    if (!key) return jsonError(400, 'NotFoundException', `There is no key ${KeyId}.`)
    if (!isAllowed(key.policy, { ...accessOf(request), resource: '*', ofAccount: true }))
      return jsonError(400, 'AccessDeniedException', 'The policy of the key does not allow it.')
    const masterKey = masterKeyOf(KeyId)
    const context = canonical(EncryptionContext)
    if (CiphertextBlob === undefined) {
      const dataKey = randomBytes(32)
      const wrapped = encrypted(dataKey, masterKey, context)
      return plaintext(KeyId, dataKey, { CiphertextBlob: wrapped.toString('base64') })
    }
    const dataKey = unwrapped(CiphertextBlob, masterKey, context)
    return dataKey ? plaintext(KeyId, dataKey) : jsonError(400, 'InvalidCiphertextException', '')
  },
})

const inputOf = ({ body }: HttpRequest) => z.parse(Input, JSON.parse(body.toString()))

function accessOf(request: HttpRequest) {
  const { KeyId, EncryptionContext } = inputOf(request)
  const action = `kms:${String(request.headers['x-amz-target']).split('.')[1]}`
  const context = Object.entries(EncryptionContext).map(
    ([name, value]) => [`kms:encryptioncontext:${name.toLowerCase()}`, [value]] as const,
  )
  return { action, resource: KeyId, context: Object.fromEntries(context) }
}

const plaintext = (KeyId: string, dataKey: Buffer, others: object = {}) =>
  jsonResponse(200, { KeyId, Plaintext: dataKey.toString('base64'), ...others })

/** Returns undefined for another master key, another context, or damaged bytes. */
function unwrapped(wrapped: string, masterKey: Buffer, context: string): Buffer | undefined {
  try {
    return decrypted(Buffer.from(wrapped, 'base64'), masterKey, context)
  } catch {
    return undefined
  }
}

/** The encryption context as text, which is the same for any order of names. Decryption needs the same context. */
const canonical = (context: Record<string, string>) =>
  JSON.stringify(Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1)))
