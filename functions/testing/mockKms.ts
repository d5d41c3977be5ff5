import { randomBytes } from 'node:crypto'
import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms'
import { mockClient } from './mockClient.ts'

/** Wraps data keys in memory, for one encryption context each. */
export function mockKms() {
  const wrappedKeys = new Map<string, { plain: Uint8Array; context: string }>()
  const kms = mockClient(KMSClient)
  kms.on(GenerateDataKeyCommand).callsFake(({ EncryptionContext }) => {
    const [plain, wrapped] = [randomBytes(32), randomBytes(16)]
    wrappedKeys.set(wrapped.toString('hex'), { plain, context: JSON.stringify(EncryptionContext) })
    return { Plaintext: plain, CiphertextBlob: new Uint8Array(wrapped) }
  })
  kms.on(DecryptCommand).callsFake(({ CiphertextBlob, EncryptionContext }) => {
    const found = wrappedKeys.get(Buffer.from(CiphertextBlob).toString('hex'))
    if (found?.context !== JSON.stringify(EncryptionContext)) throw new Error('InvalidCiphertextException')
    return { Plaintext: found.plain }
  })
  return kms
}
