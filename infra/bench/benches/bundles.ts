import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Endpoint, endpoints } from '#shared/api/endpoints.ts'
import { bundleFunctions } from '../../aws/bundle.ts'
import type * as importTime from '../isolated/importTime.ts'
import { type Bench, repeat } from '../support/benchContext.ts'
import { hono } from '../support/hono.ts'
import { inOwnProcess } from '../support/ownProcess.ts'
import { count, kilobytes, ms, type Row } from '../support/row.ts'

/** Bytes and import time of the function behind every public read. */
export const bundles: Bench = async ({ runs = 7, log, folder }) => {
  const folders: Record<string, string> = await bundleFunctions(folder)
  const rows: Row[] = []
  let withTranslations = 0
  for (const [key, { access, handler }] of Object.entries<Endpoint>(endpoints)) {
    if (access || !key.startsWith('GET ')) continue
    log(handler)
    const file = join(folders[handler] ?? '', 'index.mjs')
    const text = await readFile(file, 'utf8')
    if (/Ungültige Eingabe|Entrée invalide/.test(text)) withTranslations += 1
    const importTimeOf = () =>
      inOwnProcess<typeof importTime>(import.meta.resolve('../isolated/importTime.ts'), [file], {
        NODE_COMPILE_CACHE: '',
      })
    rows.push(
      kilobytes(`${handler}: bundle`, text.length / 1024, {
        atMost: 300,
        comparedWith: [hono.name, hono.size],
      }),
      ms(`${handler}: import`, await repeat(runs, importTimeOf), {
        timesAtMost: 0.7,
        comparedWith: [hono.name, hono.time],
      }),
    )
  }
  return [...rows, count('bundles that contain translations of zod', withTranslations, { atMost: 0 })]
}
