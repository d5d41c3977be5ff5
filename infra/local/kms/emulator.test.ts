import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { regionalArn } from '../cloudformation/localAccount.ts'
import type { LocalServer } from '../http/server.ts'
import { clientOptions, keyAllowing, ownerKey, startEmulator } from '../testing/emulator.ts'
import { kms } from './emulator.ts'
import { masterKeys } from './keys.ts'

const KeyId = regionalArn('kms', 'key/Sealing')
const EncryptionContext = { purpose: 'call-request', id: '1' }
const file = path.join(temporaryFolder(), 'keys.json')

let server: LocalServer
beforeAll(async () => {
  server = await startEmulator({ kms: kms(masterKeys(file, [KeyId], { isSealed: false })) })
})
afterAll(() => server.close())

const clientOf = (accessKey: string) => new KMSClient(clientOptions(server.address, accessKey))
const sealing = () => clientOf(keyAllowing('kms:GenerateDataKey', KeyId))
const opening = () => clientOf(keyAllowing('kms:Decrypt', KeyId))
const generate = (client: KMSClient) =>
  client.send(new GenerateDataKeyCommand({ KeyId, KeySpec: 'AES_256', EncryptionContext }))
const decrypt = (client: KMSClient, CiphertextBlob: Uint8Array | undefined, context = EncryptionContext) =>
  client.send(new DecryptCommand({ KeyId, CiphertextBlob, EncryptionContext: context }))
const denied = expect.objectContaining({ name: 'AccessDeniedException' })

describe('KMS', () => {
  it('denies each role what its own policy does not allow [12.17]', async () => {
    const { CiphertextBlob } = await generate(sealing())
    await expect(decrypt(sealing(), CiphertextBlob)).rejects.toThrow(denied)
    await expect(generate(opening())).rejects.toThrow(denied)
  })

  it('decrypts with the same encryption context only', async () => {
    const { CiphertextBlob } = await generate(sealing())
    await expect(decrypt(opening(), CiphertextBlob, { ...EncryptionContext, id: '2' })).rejects.toThrow(
      expect.objectContaining({ name: 'InvalidCiphertextException' }),
    )
  })

  it('decrypts after a restart', async () => {
    const { Plaintext, CiphertextBlob } = await generate(sealing())
    const restarted = await startEmulator({ kms: kms(masterKeys(file, [KeyId], { isSealed: false })) })
    const client = new KMSClient(clientOptions(restarted.address, ownerKey))
    expect((await decrypt(client, CiphertextBlob)).Plaintext).toEqual(Plaintext)
    await restarted.close()
  })
})

it.each(['', '{', '{}', '[]', JSON.stringify({ [KeyId]: 'short' })])(
  'a file of keys with %j stops the start in a sentence, and is not replaced by new keys',
  (text) => {
    const damaged = path.join(temporaryFolder(), 'keys.json')
    writeFileSync(damaged, text)
    expect(() => masterKeys(damaged, [KeyId], { isSealed: false })).toThrow(
      /The keys in .* are damaged.* --fresh/,
    )
    expect(readFileSync(damaged, 'utf8')).toBe(text)
    rmSync(damaged)
  },
)
