import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms'
import { callRequestPurpose } from '#shared/callRequests.ts'
import { once } from '#shared/once.ts'
import { decrypted, encrypted } from '../encrypted.ts'
import { environment } from '../environment.ts'
import { shortTimeouts } from '../shortTimeouts.ts'

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

/** Encrypts a value for one call request, bound to the request's id. */
export const seal = (value: unknown, key: Uint8Array, id: string): Uint8Array =>
  encrypted(JSON.stringify(value), key, id)

/** @throws if the bytes were changed, or sealed for another request. */
export const open = (sealed: Uint8Array, key: Uint8Array, id: string): unknown =>
  JSON.parse(decrypted(sealed, key, id).toString('utf8'))

const keyFor = (id: string) => ({
  KeyId: environment('CALL_REQUESTS_KEY'),
  EncryptionContext: { purpose: callRequestPurpose, id },
})

const kms = once(() => new KMSClient({ region: environment('AWS_REGION'), requestHandler: shortTimeouts }))
