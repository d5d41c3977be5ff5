import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  randomBytes,
  sign,
} from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Changes that an attacker may make to an authenticator's response. */
interface Forgery {
  origin?: string
  rpId?: string
  counter?: number
  userHandle?: string
  /** The response lacks a fingerprint, a face or a PIN. */
  isUnverified?: true
}

const flags = { present: 1, verified: 4, hasCredential: 64 }

/** What a device stores of a passkey. */
export interface SavedPasskey {
  id: string
  key: JsonWebKey
  uses: number
}

const newPasskey = (): SavedPasskey => ({
  id: randomBytes(16).toString('base64url'),
  key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  uses: 0,
})

/** A passkey of a device, as the browser presents it to the site at `origin`. */
export function authenticator(origin: string, userHandle: string, saved = newPasskey()) {
  const id = Buffer.from(saved.id, 'base64url')
  const privateKey = createPrivateKey({ key: saved.key, format: 'jwk' })
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]),
  )
  let { uses } = saved
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  }

  function authenticatorData(
    { rpId = new URL(origin).hostname, counter, isUnverified }: Forgery,
    flag = 0,
  ): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? uses)
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([flags.present + (isUnverified ? 0 : flags.verified) + flag]),
      count,
    ])
  }

  return {
    save: (): SavedPasskey => ({ ...saved, uses }),

    /** The result of `navigator.credentials.create`. */
    create(challenge: string, forgery: Forgery = {}) {
      const idLength = Buffer.from([0, id.length])
      const authData = Buffer.concat([
        authenticatorData(forgery, flags.hasCredential),
        ...[Buffer.alloc(16), idLength, id, coseKey],
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, forgery.origin ?? origin),
          attestationObject: Buffer.from(
            isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
          ).toString('base64url'), // A map of text to what CBOR has.
        },
      }
    },

    /** The result of `navigator.credentials.get`. */
    get(challenge: string, forgery: Forgery = {}) {
      uses += 1
      const authData = authenticatorData(forgery)
      const clientDataJSON = clientData('webauthn.get', challenge, forgery.origin ?? origin)
      const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
      return {
        ...credential,
        response: {
          clientDataJSON,
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle: forgery.userHandle ?? userHandle,
        },
      }
    },
  }
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
