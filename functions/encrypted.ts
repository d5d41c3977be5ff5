import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM with a random nonce. Decryption takes the same key and context. */
export function encrypted(text: Uint8Array | string, key: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  const bytes = Buffer.concat([cipher.update(Buffer.from(text)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), bytes])
}

/** @throws if the bytes were changed, or encrypted with another key or context. */
export function decrypted(bytes: Uint8Array, key: Uint8Array, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()])
}
