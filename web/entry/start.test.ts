// @vitest-environment node
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { buildTargets } from '../browsers.ts'

const web = join(import.meta.dirname, '..')

it('hours and alerts add at most 550 bytes to the script of every page, as sent', async () => {
  const added =
    (await startBytes({ withHoursAndAlerts: true })) - (await startBytes({ withHoursAndAlerts: false }))
  expect(added).toBeGreaterThan(300)
  expect(added).toBeLessThanOrEqual(550)
}, 60_000)

async function startBytes({ withHoursAndAlerts }: { withHoursAndAlerts: boolean }): Promise<number> {
  const result = await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    plugins: [entry(withHoursAndAlerts)],
    build: {
      write: false,
      target: buildTargets,
      modulePreload: false,
      rollupOptions: {
        input: 'entry',
        external: [/\/(app|staffApp)\.tsx$/, 'virtual:danger-model'],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const [chunk] = 'output' in result ? result.output : []
  if (chunk?.type !== 'chunk') throw new Error('The build has no script')
  return brotliCompressSync(chunk.code).length
}

/** The first script of the build, with what the app imports from it. */
function entry(withHoursAndAlerts: boolean): Plugin {
  const start = join(web, 'entry/start.ts')
  const shared = [
    `export { showOfficeStates as a } from '${join(web, 'ui/OfficeState.enhancement.ts')}'`,
    `export { alertState as b, unannouncedAlerts as c } from '${join(web, 'public/layout/Alerts.enhancement.ts')}'`,
  ]
  return {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id) => (id === 'entry' ? id : undefined),
    load: (id) => {
      if (id === 'entry') return [`import '${start}'`, ...(withHoursAndAlerts ? shared : [])].join('\n')
      return id.endsWith('.css') ? '' : undefined
    },
    transform: (code, id) =>
      id === start && !withHoursAndAlerts
        ? code.replaceAll(/^ *setInterval\([\s\S]*?^ *\}, 5_000\)$|^.*(Alerts|OfficeStates)\b.*$/gm, '')
        : undefined,
  }
}
