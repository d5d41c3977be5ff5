import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { regionalArn } from '../cloudformation/localAccount.ts'
import type { LocalServer } from '../http/server.ts'
import { clientOptions, ownerKey, startEmulator } from '../testing/emulator.ts'
import { kms } from './emulator.ts'
import { masterKeys } from './keys.ts'

const KeyId = regionalArn('kms', 'key/Sealing')
const EncryptionContext = { purpose: 'call-request', id: '1' }
const file = path.join(temporaryFolder(), 'keys.json')

const start = () => startEmulator({ kms: kms(masterKeys(file, [KeyId], { isSealed: false })) })
const clientOf = ({ address }: LocalServer) => new KMSClient(clientOptions(address, ownerKey))

it('KMS decrypts with the same encryption context only, also after a restart', async () => {
  const server = await start()
  const { Plaintext, CiphertextBlob } = await clientOf(server).send(
    new GenerateDataKeyCommand({ KeyId, KeySpec: 'AES_256', EncryptionContext }),
  )
  await server.close()
  const restarted = await start()
  const decrypt = (id: string) =>
    clientOf(restarted).send(
      new DecryptCommand({ KeyId, CiphertextBlob, EncryptionContext: { ...EncryptionContext, id } }),
    )
  await expect(decrypt('2')).rejects.toThrow(expect.objectContaining({ name: 'InvalidCiphertextException' }))
  expect((await decrypt('1')).Plaintext).toEqual(Plaintext)
  await restarted.close()
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
