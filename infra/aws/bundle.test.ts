import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Endpoint, endpoints } from '#shared/api/endpoints.ts'
import { bundleFunctions } from './bundle.ts'
import { type FunctionName, functionNames } from './lambdas.ts'

/** Bytes of a function that a visitor waits for, and of one that staff wait for. */
const most = { visitor: 300 * 1024, staff: 500 * 1024 }
const forStaff = new Set(
  Object.values<Endpoint>(endpoints).flatMap((row) => (row.access === 'staff' ? [row.handler] : [])),
)

const handlers = [...new Set(Object.values(endpoints).map((row) => row.handler))]
let outDir: string
let folders: Record<FunctionName, string>

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'functions-'))
  folders = await bundleFunctions(outDir)
})
afterAll(() => rm(outDir, { recursive: true }))

const bundleOf = (name: FunctionName) => join(folders[name], 'index.mjs')

describe('the functions’ bundles', () => {
  it('are one for every function', () => {
    expect(Object.keys(folders)).toEqual(functionNames)
  })

  it.each(handlers)('%s weighs at most 300 KB, or 500 KB where only staff wait for it', async (name) => {
    expect((await stat(bundleOf(name))).size).toBeLessThanOrEqual(
      forStaff.has(name) ? most.staff : most.visitor,
    )
  })

  it.each(handlers)('%s carries no languages of the schema library', async (name) => {
    const code = await readFile(bundleOf(name), 'utf8')
    for (const word of ['Ungültige Eingabe', 'Entrée invalide', '無効な入力'])
      expect(code).not.toContain(word)
  })

  it.each(functionNames)('%s can be imported by itself', async (name) => {
    expect(await import(bundleOf(name))).toHaveProperty('handler')
  })
})
