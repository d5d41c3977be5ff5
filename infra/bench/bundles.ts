import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Endpoint, endpoints } from '#shared/api/endpoints.ts'
import { bundleFunctions } from '../aws/bundle.ts'
import { type Bench, repeat } from './benchContext.ts'
import type * as importTime from './importTime.ts'
import { inOwnProcess } from './ownProcess.ts'
import { recorded } from './recorded.ts'
import { count, kilobytes, ms, type Row } from './row.ts'

/** Bytes and import time of the function behind every public read. */
export const bundles: Bench = async ({ runs = 7, log, folder }) => {
  const folders: Record<string, string> = await bundleFunctions(folder)
  const rows: Row[] = []
  let withLanguages = 0
  for (const [key, { access, handler }] of Object.entries<Endpoint>(endpoints)) {
    if (access || !key.startsWith('GET ')) continue
    log(handler)
    const file = join(folders[handler] ?? '', 'index.mjs')
    const text = await readFile(file, 'utf8')
    if (/Ungültige Eingabe|Entrée invalide/.test(text)) withLanguages += 1
    const importTimeOf = () =>
      inOwnProcess<typeof importTime>(import.meta.resolve('./importTime.ts'), [file], {
        NODE_COMPILE_CACHE: '',
      })
    const { size, time } = recorded.hono
    rows.push(
      kilobytes(`${handler}: bundle`, text.length / 1024, {
        atMost: 300,
        beside: [recorded.hono.name, size],
      }),
      ms(`${handler}: import`, await repeat(runs, importTimeOf), {
        timesAtMost: 0.7,
        beside: [recorded.hono.name, time],
      }),
    )
  }
  return [...rows, count('bundles with languages of zod in them', withLanguages, { atMost: 0 })]
}
