import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'

/** One synthesized stack: its template, and where the files lie that it refers to by hash. */
export interface Assembly {
  stackName: string
  resources: Record<string, TemplateResource>
  /** What the template tells operators, by name: the values as it has them. */
  outputs: Record<string, unknown>
  /** The folder or file of an asset, by the object key that the template gives it. */
  assetAt(objectKey: string): string
}

const TemplateResource = z.object({
  Type: z.string(),
  Properties: z._default(z.record(z.string(), z.unknown()), {}),
  DependsOn: z.optional(z.union([z.string(), z.array(z.string())])),
  Condition: z.optional(z.string()),
})
export type TemplateResource = z.infer<typeof TemplateResource>

const Template = z.object({
  Resources: z.record(z.string(), TemplateResource),
  Outputs: z._default(z.record(z.string(), z.looseObject({ Value: z.unknown() })), {}),
  Conditions: z.optional(z.record(z.string(), z.unknown())),
  Mappings: z.optional(z.record(z.string(), z.unknown())),
  Transform: z.optional(z.unknown()),
})

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      properties: z.optional(z.object({ templateFile: z.optional(z.string()) })),
    }),
  ),
})

const Assets = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.object({ path: z.string() }),
      destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
    }),
  ),
})

/** Reads a folder that `cdk synth` wrote. There is exactly one stack in it. */
export function readAssembly(folder: string): Assembly {
  const manifest = read(Manifest, path.join(folder, 'manifest.json'))
  const stacks = Object.entries(manifest.artifacts).filter(
    ([, artifact]) => artifact.type === 'aws:cloudformation:stack',
  )
  const [only, ...others] = stacks
  if (!only || others.length > 0) {
    throw new CommandError(`${folder} holds ${stacks.length} stacks, and the local system runs exactly one.`)
  }
  const [stackName] = only
  const template = read(
    Template,
    path.join(folder, only[1].properties?.templateFile ?? `${stackName}.template.json`),
  )
  for (const section of ['Conditions', 'Mappings', 'Transform'] as const) {
    if (template[section] !== undefined) {
      throw new CommandError(`The template has a section ${section}, which the local system does not know.`)
    }
  }
  const assets = assetPaths(folder, read(Assets, path.join(folder, `${stackName}.assets.json`)))
  return {
    stackName,
    resources: template.Resources,
    outputs: Object.fromEntries(Object.entries(template.Outputs).map(([name, { Value }]) => [name, Value])),
    assetAt: (objectKey) => {
      const found = assets.get(objectKey)
      if (found === undefined)
        throw new CommandError(`The template names an asset ${objectKey} that is not in ${folder}.`)
      return found
    },
  }
}

function assetPaths(folder: string, assets: z.infer<typeof Assets>): Map<string, string> {
  return new Map(
    Object.values(assets.files).flatMap((file) =>
      Object.values(file.destinations).map(({ objectKey }) => [
        objectKey,
        path.resolve(folder, file.source.path),
      ]),
    ),
  )
}

function read<Shape extends z.ZodMiniType>(shape: Shape, file: string): z.output<Shape> {
  try {
    return z.parse(shape, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new CommandError(
      `${file} is not a synthesized template: ${error instanceof Error ? error.message : error}`,
    )
  }
}
