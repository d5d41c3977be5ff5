import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { decrypted, encrypted } from '../../../functions/encrypted.ts'
import type { Service } from '../http/awsServer.ts'
import { type HttpRequest, jsonError, jsonResponse } from '../http/message.ts'

const Input = z.object({
  KeyId: z.string(),
  CiphertextBlob: z.optional(z.string()),
  EncryptionContext: z._default(z.record(z.string(), z.string()), {}),
})

/** KMS over the keys of the template, by their ARN. */
export const kms = (keys: ReadonlyMap<string, Buffer>): Service => ({
  errors: 'json',
  accessesOf: (request) => {
    const { KeyId, EncryptionContext } = inputOf(request)
    const action = `kms:${String(request.headers['x-amz-target']).split('.')[1]}`
    const context = Object.entries(EncryptionContext).map(
      ([name, value]) => [`kms:encryptioncontext:${name.toLowerCase()}`, [value]] as const,
    )
    return [{ action, resource: KeyId, context: Object.fromEntries(context) }]
  },
  respond: async (request) => {
    const { KeyId, CiphertextBlob, EncryptionContext } = inputOf(request)
    const key = keys.get(KeyId)
    if (!key) return jsonError(400, 'NotFoundException', `There is no key ${KeyId}.`)
    const context = canonical(EncryptionContext)
    if (CiphertextBlob === undefined) {
      const dataKey = randomBytes(32)
      const wrapped = encrypted(dataKey, key, context).toString('base64')
      return jsonResponse(200, { KeyId, Plaintext: dataKey.toString('base64'), CiphertextBlob: wrapped })
    }
    try {
      const dataKey = decrypted(Buffer.from(CiphertextBlob, 'base64'), key, context)
      return jsonResponse(200, { KeyId, Plaintext: dataKey.toString('base64') })
    } catch {
      return jsonError(400, 'InvalidCiphertextException', '')
    }
  },
})

const inputOf = ({ body }: HttpRequest) => z.parse(Input, JSON.parse(body.toString()))

/** The encryption context as text, which is the same for any order of names. Decryption needs the same context. */
const canonical = (context: Record<string, string>) =>
  JSON.stringify(Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1)))
