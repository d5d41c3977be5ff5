import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Service } from '../http/awsServer.ts'
import { type HttpRequest, jsonError, jsonResponse } from '../http/message.ts'
import { isAllowed } from '../iam/policy.ts'
import type { KmsKey } from './keys.ts'

const Input = z.object({
  KeyId: z.string(),
  CiphertextBlob: z.optional(z.string()),
  EncryptionContext: z._default(z.record(z.string(), z.string()), {}),
})

/**
 * KMS over the template's keys: GenerateDataKey and Decrypt. A request needs both policies, the role's own and the
 * key's, since the key's leaves the decision to the roles of the account.
 */
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
    if (CiphertextBlob === undefined) {
      const dataKey = randomBytes(32)
      const wrapped = wrapDataKey(dataKey, masterKey, EncryptionContext)
      return plaintext(KeyId, dataKey, { CiphertextBlob: wrapped.toString('base64') })
    }
    const dataKey = unwrapDataKey(Buffer.from(CiphertextBlob, 'base64'), masterKey, EncryptionContext)
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

const nonceBytes = 12
const tagBytes = 16

/** Encrypts a data key under a master key. Only the same encryption context decrypts it. */
function wrapDataKey(dataKey: Buffer, masterKey: Buffer, context: Record<string, string>): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', masterKey, nonce).setAAD(canonical(context))
  const encrypted = Buffer.concat([cipher.update(dataKey), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
}

/** Returns undefined for another master key, another context, or damaged bytes. */
function unwrapDataKey(
  wrapped: Buffer,
  masterKey: Buffer,
  context: Record<string, string>,
): Buffer | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', masterKey, wrapped.subarray(0, nonceBytes))
      .setAAD(canonical(context))
      .setAuthTag(wrapped.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([decipher.update(wrapped.subarray(nonceBytes + tagBytes)), decipher.final()])
  } catch {
    return undefined
  }
}

const canonical = (context: Record<string, string>) =>
  Buffer.from(JSON.stringify(Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1))))
