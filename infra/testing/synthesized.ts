import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { siteApp } from '../aws/siteApp.ts'
import { stackNameOf } from '../outputs.ts'
import { readSettings } from '../settings.ts'
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
  const stage = earlier.get(settings) ?? synthesize(context)
  earlier.set(settings, stage)
  return stage
}

export function synthesize(
  context: Readonly<Record<string, string>> = {},
  { checked } = { checked: false },
): Synthesized {
  process.env.CDK_VALIDATION = 'false'
  const read = readSettings(context)
  if ('problems' in read) throw new Error(read.problems.join(' '))
  const folder = temporaryFolder()
  const outdir = path.join(folder, 'cdk.out')
  siteApp({ ...emptyBuild(folder), ...read.settings }, { outdir, checked }).synth()
  const text = readFileSync(path.join(outdir, `${stackNameOf(read.settings.stage)}.template.json`), 'utf8')
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
