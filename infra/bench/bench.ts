import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { alerts } from './alerts.ts'
import { api } from './api.ts'
import type { Bench } from './benchContext.ts'
import { launchBrowser } from './browser.ts'
import { bundles } from './bundles.ts'
import { callForm } from './callForm.ts'
import { contentChecks } from './contentChecks.ts'
import { controls } from './controls.ts'
import { documents } from './documents.ts'
import { edit } from './edit.ts'
import { editOfMany } from './editOfMany.ts'
import { facts } from './facts.ts'
import { invocations } from './invocations.ts'
import { lighthouse } from './lighthouse.ts'
import { login } from './login.ts'
import { navigation } from './navigation.ts'
import { posts } from './posts.ts'
import { rendering } from './rendering.ts'
import { count, printRows, type Row } from './row.ts'
import { search } from './search.ts'
import { shift } from './shift.ts'
import { type BenchSite, startSite } from './site.ts'
import { start } from './start.ts'
import { synth } from './synth.ts'
import { weight } from './weight.ts'
import { putYardstick } from './yardstick/yardstick.ts'

const benches: Record<string, Bench> = {
  ...{ start, synth, bundles, api, posts, documents, weight, shift, controls, navigation, search },
  ...{ invocations, rendering, edit, editOfMany, facts, alerts, login, callForm, contentChecks, lighthouse },
}

// `npm run bench -- api lighthouse --runs 1` runs the named benches, and measures each figure once.
const { values, positionals } = parseArgs({ options: { runs: { type: 'string' } }, allowPositionals: true })
const unknown = positionals.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. Known: ${Object.keys(benches).join(', ')}.\n`)
  process.exit(1)
}
const log = (line: string) => void process.stderr.write(`  ${line}\n`)
const runs = values.runs ? { runs: Number(values.runs) } : {}
await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-'))
await using browser = await launchBrowser()
let started: Promise<BenchSite> | undefined
const site = () => {
  started ??= startSite(join(folder.path, 'site')).then((one) => putYardstick(one, browser))
  return started
}

const rows: Row[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  process.stderr.write(`── ${name}\n`)
  const began = performance.now()
  try {
    rows.push(...(await bench({ ...runs, log, folder: join(folder.path, name), browser, site })))
  } catch (error) {
    // The other benches still run.
    log(error instanceof Error ? String(error.stack) : String(error))
    rows.push(count(name, undefined))
    process.exitCode = 1
  }
  log(`${Math.round((performance.now() - began) / 1_000)} s`)
}
await (await started)?.stop()
process.stdout.write(`\n${printRows(rows)}\n`)
