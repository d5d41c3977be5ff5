import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import * as z from 'zod/mini'
import { siteApp } from '../aws/siteApp.ts'
import { stackNameOf } from '../outputs.ts'
import { readSettings } from '../settings.ts'
import { acquire, release } from '../withLock.ts'
import { emptyBuild } from './emptyBuild.ts'
import { temporaryFolder } from './temporaryFolder.ts'

const Properties = z.record(z.string(), z.unknown())
const Template = z.object({
  Resources: z.record(
    z.string(),
    z.object({
      Type: z.string(),
      Properties: z._default(Properties, {}),
      DependsOn: z._default(z.array(z.string()), []),
      DeletionPolicy: z.optional(z.string()),
      UpdateReplacePolicy: z.optional(z.string()),
    }),
  ),
  Outputs: z.record(z.string(), z.object({ Value: z.unknown() })),
})

interface Synthesized extends z.infer<typeof Template> {
  /** The properties of every resource of a type, by logical id. */
  ofType(type: string): Record<string, z.infer<typeof Properties>>
  /** The template's JSON. */
  text: string
}

const earlier = new Map<string, Synthesized>()

/** The template of a deploy with these settings and an empty build, synthesized once. */
export function synthesized(context: Readonly<Record<string, string>> = {}): Synthesized {
  const settings = JSON.stringify(context)
  const folder = inject('folderOfRun')
  const stage = earlier.get(settings) ?? read(folder ? sharedText(folder, context) : textOf(context))
  earlier.set(settings, stage)
  return stage
}

function sharedText(folder: string, context: Readonly<Record<string, string>>): string {
  const name = createHash('sha256').update(JSON.stringify(context)).digest('hex')
  const file = path.join(folder, `${name}.json`)
  const lock = `${file}.lock`
  while (!acquire(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  try {
    if (!existsSync(file)) writeFileSync(file, textOf(context))
    return readFileSync(file, 'utf8')
  } finally {
    release(lock)
  }
}

export const synthesize = (
  context: Readonly<Record<string, string>> = {},
  options?: { checked: boolean },
): Synthesized => read(textOf(context, options))

function textOf(context: Readonly<Record<string, string>>, { checked } = { checked: false }): string {
  process.env.CDK_VALIDATION = 'false'
  // No test looks at the copies of the assets.
  process.env.CDK_CONTEXT_JSON = JSON.stringify({ 'aws:cdk:disable-asset-staging': true })
  const settings = readSettings(context)
  if ('problems' in settings) throw new Error(settings.problems.join(' '))
  const folder = temporaryFolder()
  const outdir = path.join(folder, 'cdk.out')
  try {
    siteApp({ ...emptyBuild(folder), ...settings.settings }, { outdir, checked }).synth()
  } finally {
    delete process.env.CDK_CONTEXT_JSON
  }
  return readFileSync(path.join(outdir, `${stackNameOf(settings.settings.stage)}.template.json`), 'utf8')
}

function read(text: string): Synthesized {
  const template = Template.parse(JSON.parse(text))
  return {
    ...template,
    text,
    ofType: (type) =>
      Object.fromEntries(
        Object.entries(template.Resources)
          .filter(([, resource]) => resource.Type === type)
          .map(([id, resource]) => [id, resource.Properties]),
      ),
  }
}
