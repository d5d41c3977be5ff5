import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export type EncryptionContext = Readonly<Record<string, string>>

const nonceBytes = 12
const tagBytes = 16

/** Encrypts a data key under a master key. Only the same encryption context decrypts it. */
export function wrapDataKey(dataKey: Buffer, masterKey: Buffer, context: EncryptionContext): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', masterKey, nonce).setAAD(canonical(context))
  const encrypted = Buffer.concat([cipher.update(dataKey), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
}

/** Returns undefined for another master key, another context, or damaged bytes. */
export function unwrapDataKey(
  wrapped: Buffer,
  masterKey: Buffer,
  context: EncryptionContext,
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

const canonical = (context: EncryptionContext) =>
  Buffer.from(JSON.stringify(Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1))))
