import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'

export type Assembly = ReturnType<typeof readAssembly>

const TemplateResource = z.object({
  Type: z.string(),
  Properties: z._default(z.record(z.string(), z.unknown()), {}),
})
export type TemplateResource = z.infer<typeof TemplateResource>

const Template = z.object({
  Resources: z.record(z.string(), TemplateResource),
  Outputs: z._default(z.record(z.string(), z.object({ Value: z.unknown() })), {}),
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

export function readAssembly(folder: string) {
  const ending = '.template.json'
  const names = existsSync(folder) ? readdirSync(folder) : []
  const [file, ...others] = names.filter((name) => name.endsWith(ending))
  if (file === undefined || others.length > 0)
    throw new CommandError(`${folder} does not have exactly one template: npm start writes it.`)
  const stackName = file.slice(0, -ending.length)
  const read = <Schema extends z.ZodMiniType>(name: string, schema: Schema) =>
    z.parse(schema, JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
  const template = read(file, Template)
  const assets = Object.values(read(`${stackName}.assets.json`, Assets).files)
  return {
    stackName,
    resources: template.Resources,
    /** Unresolved, as in the template. */
    outputs: Object.fromEntries(Object.entries(template.Outputs).map(([name, { Value }]) => [name, Value])),
    /** The folder or file of an asset, by its object key in the template. */
    assetPath: (objectKey: string) => {
      const asset = assets.find(({ destinations }) =>
        Object.values(destinations).some((destination) => destination.objectKey === objectKey),
      )
      if (asset) return path.resolve(folder, asset.source.path)
      throw new CommandError(`The template names an asset ${objectKey} that is not in ${folder}.`)
    },
  }
}
