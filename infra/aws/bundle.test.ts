import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { buildSite } from '../build.ts'
import { type FunctionName, functionNames, routesOf } from './lambdas.ts'

/** Kilobytes of the bundle of each function that serves endpoints, since all of it is loaded at a cold start. */
const limits: Partial<Record<FunctionName, number>> = {
  // Those that read a directory can complete a damaged row from its document.
  // The facts of the state that schemas and texts name are in it.
  publicReads: 377,
  visitorWrites: 375,
  // It seals with a key of KMS.
  callSealing: 350,
  previews: 380,
  // The WebAuthn library checks certificates of every kind of device.
  logins: 620,
  // Most of it are dictionaries, which only a new password loads (decision 33).
  accounts: 2350,
  // It lists what a publication would find, with the plan of the world's phone numbers.
  noticeAddresses: 362,
  deskReads: 800,
  deskWrites: 648,
  discussions: 660,
  // It sanitizes and checks texts, and looks images up in the bucket.
  publishing: 990,
  imageWrites: 552,
  callOpening: 400,
}

let folders: Record<FunctionName, string>

beforeAll(async () => {
  folders = (await buildSite()).functionFolders
}, 300_000)

const bundleOf = (name: FunctionName) => join(folders[name], 'index.mjs')

const served = functionNames.filter((name) => routesOf(name).length > 0)

it.each(served)('the bundle of %s has at most the size of its row', async (name) => {
  expect((await stat(bundleOf(name))).size).toBeLessThanOrEqual((limits[name] ?? 0) * 1024)
})

it('no bundle contains the translations of the schema library', () => {
  const translated = functionNames.filter((name) =>
    /Ungültige Eingabe|Entrée invalide|無効な入力/.test(readFileSync(bundleOf(name), 'utf8')),
  )
  expect(translated).toEqual([])
})
