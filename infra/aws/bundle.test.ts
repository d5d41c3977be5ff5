import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Endpoint, endpoints } from '#shared/api/endpoints.ts'
import { buildSite } from '../build.ts'
import { type FunctionName, functionNames } from './lambdas.ts'

/** Bytes of a function that visitors call, and of one that only staff call: publishing sanitizes and checks texts. */
const limit = { visitor: 320 * 1024, staff: 640 * 1024 }

/** Bytes of functions that staff seldom call. */
const exceptions: Partial<Record<FunctionName, number>> = {
  // It seals with a key of KMS, and its keys of the table bring the kinds of documents.
  'callRequests/receiveCallRequest': 338 * 1024,
  // It reads drafts of every kind, and few people have its links.
  'desk/openPreview': 496 * 1024,
  // It counts drafts and images without a text.
  'desk/listTasks': 680 * 1024,
  // The WebAuthn library checks certificates of every kind of device.
  'passkeys/openPasskeySession': 760 * 1024,
  'account/addPasskey': 760 * 1024,
  // They check texts, with the plan of the world's phone numbers.
  'desk/listReady': 760 * 1024,
  'desk/scheduleDocument': 760 * 1024,
  // They publish, and look images up in the bucket.
  'desk/publishDocument': 960 * 1024,
  'desk/publishTogether': 960 * 1024,
  'treatments/changeServicePageImage': 960 * 1024,
  // The dictionaries of the password estimate (decision 33).
  'members/joinStaff': 2100 * 1024,
  'account/changePassword': 2100 * 1024,
}
const staffHandlers = new Set(
  Object.values<Endpoint>(endpoints).flatMap((row) => (row.access === 'staff' ? [row.handler] : [])),
)

const handlers = [...new Set(Object.values(endpoints).map((row) => row.handler))]
let folders: Record<FunctionName, string>

beforeAll(async () => {
  folders = (await buildSite()).functionFolders
}, 300_000)

const bundleOf = (name: FunctionName) => join(folders[name], 'index.mjs')

describe('the bundle of', () => {
  it.each(handlers)(
    '%s is at most 320 KB, or 640 KB if only staff call it, but for named exceptions',
    async (name) => {
      expect((await stat(bundleOf(name))).size).toBeLessThanOrEqual(
        exceptions[name] ?? (staffHandlers.has(name) ? limit.staff : limit.visitor),
      )
    },
  )
})

it('no bundle contains the translations of the schema library', () => {
  const translated = functionNames.filter((name) =>
    /Ungültige Eingabe|Entrée invalide|無効な入力/.test(readFileSync(bundleOf(name), 'utf8')),
  )
  expect(translated).toEqual([])
})
