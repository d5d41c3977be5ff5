import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms'
import { callRequestPurpose } from '#shared/callRequests.ts'
import { environment } from '../environment.ts'
import { once } from '../once.ts'

/** The data key of one call request: the key itself, and its copy that only KMS can decrypt. */
export async function newDataKey(id: string) {
  const generate = new GenerateDataKeyCommand({ ...keyFor(id), KeySpec: 'AES_256' })
  const { Plaintext, CiphertextBlob } = await kms().send(generate)
  if (!Plaintext || !CiphertextBlob) throw new Error('KMS returned no data key')
  return { plain: Plaintext, wrapped: CiphertextBlob }
}

export async function unwrapDataKey(id: string, wrapped: Uint8Array): Promise<Uint8Array> {
  const decrypt = new DecryptCommand({ ...keyFor(id), CiphertextBlob: wrapped })
  const { Plaintext } = await kms().send(decrypt)
  if (!Plaintext) throw new Error('KMS returned no data key')
  return Plaintext
}

const nonceBytes = 12
const tagBytes = 16

/** Encrypts a value for one call request: AES-256-GCM with a random nonce, bound to the request's id. */
export function seal(value: unknown, key: Uint8Array, id: string): Uint8Array {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(id))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** @throws if the bytes were changed, or sealed for another request. */
export function open(sealed: Uint8Array, key: Uint8Array, id: string): unknown {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(id))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  const text = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
  return JSON.parse(text.toString('utf8'))
}

const keyFor = (id: string) => ({
  KeyId: environment('CALL_REQUESTS_KEY'),
  EncryptionContext: { purpose: callRequestPurpose, id },
})

const kms = once(
  () =>
    new KMSClient({
      region: environment('AWS_REGION'),
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
    }),
)
