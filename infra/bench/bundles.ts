import { mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import * as z from 'zod/mini'
import { bundleFunctions } from '../aws/bundle.ts'
import type { Benchmark } from './benchmark.ts'
import { honoHandlers } from './honoHandlers.ts'
import { measuringProcess } from './measuringProcess.ts'
import { median } from './median.ts'
import type { Row } from './row.ts'
import { inTemporaryFolder } from './temporary.ts'

/** Bytes and import time of every public read's bundle, beside the same handler on hono with the whole SDK. */
export const bundles: Benchmark = {
  name: 'bundles',
  run: ({ runs = 7, say }) =>
    inTemporaryFolder(async (folder) => {
      say('bundling our handlers and those on hono')
      const ours: Record<string, string> = await bundleFunctions(path.join(folder, 'ours'))
      const theirs = await bundleHono(path.join(folder, 'hono'))
      const rows: Row[] = []
      for (const name of Object.keys(honoHandlers)) {
        say(name)
        const own = path.join(ours[name] ?? '', 'index.mjs')
        const other = path.join(theirs, `${name}.mjs`)
        rows.push(await sizeRow(name, own, other), await importRow(name, own, other, runs))
      }
      rows.push({
        figure: 'bundles with languages of zod in them',
        measured: await foreignBundles(
          Object.keys(honoHandlers).map((name) => path.join(ours[name] ?? '', 'index.mjs')),
        ),
        unit: '',
        bound: { atMost: 0 },
      })
      return rows
    }),
}

async function bundleHono(outdir: string): Promise<string> {
  const root = path.join(import.meta.dirname, '../..')
  await mkdir(outdir, { recursive: true })
  await Promise.all(
    Object.entries(honoHandlers).map(([name, contents]) =>
      build({
        stdin: { contents, resolveDir: root, loader: 'ts' },
        outfile: path.join(outdir, `${name}.mjs`),
        bundle: true,
        minify: true,
        platform: 'node',
        target: 'node24',
        format: 'esm',
        legalComments: 'none',
        banner: {
          js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
        },
      }),
    ),
  )
  return outdir
}

async function sizeRow(name: string, own: string, other: string): Promise<Row> {
  const [ours, theirs] = await Promise.all([stat(own), stat(other)])
  return {
    figure: `${name}: bundle`,
    measured: ours.size / 1024,
    unit: 'KB',
    yardstick: { what: 'hono', value: theirs.size / 1024 },
    bound: { atMost: 300 },
  }
}

async function importRow(name: string, own: string, other: string, runs: number): Promise<Row> {
  const ours = []
  const theirs = []
  // By turns, so that whatever else the machine does weighs on both.
  for (let run = 0; run < runs; run += 1) {
    ours.push(await importTime(own))
    theirs.push(await importTime(other))
  }
  return {
    figure: `${name}: import`,
    measured: median(ours),
    unit: 'ms',
    yardstick: { what: 'hono', value: median(theirs) },
    bound: { timesAtMost: 0.7 },
  }
}

async function importTime(file: string): Promise<number> {
  const script = new URL('./importProcess.ts', import.meta.url)
  const { milliseconds } = await measuringProcess(script, [file], z.object({ milliseconds: z.number() }), {
    NODE_COMPILE_CACHE: '',
  })
  return milliseconds
}

async function foreignBundles(files: readonly string[]): Promise<number> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return texts.filter((text) => /Ungültige Eingabe|Entrée invalide/.test(text)).length
}
