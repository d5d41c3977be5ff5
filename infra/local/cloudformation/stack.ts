import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import { type Assembly, readAssembly } from './assembly.ts'
import { type References, resolveIntrinsics } from './intrinsics.ts'
import { localAccount, regionalArn } from './localAccount.ts'
import { resourceTypes } from './resourceTypes.ts'

export type Stack = ReturnType<typeof readStack>

/** Reads a cloud assembly. Without `secretValue`, a secret's value is its ARN. */
export function readStack(folder: string, secretValue: References['secretValue'] = (arn) => arn) {
  const assembly = readAssembly(folder)
  const references = referencesOf(assembly, secretValue)

  /** The resources of a type, in the order of the template. */
  function resources<Schema extends z.ZodMiniType>(type: string, schema: Schema) {
    return Object.entries(assembly.resources)
      .filter(([, { Type }]) => Type === type)
      .map(([id, { Properties }]) => {
        const parsed = z.safeParse(schema, resolveIntrinsics(Properties, references))
        if (parsed.success) return { id, properties: parsed.data }
        throw new CommandError(
          `The local system does not support ${id} (${type}) in the template:\n${z.prettifyError(parsed.error)}`,
        )
      })
  }

  function onlyResource<Schema extends z.ZodMiniType>(type: string, schema: Schema) {
    const [resource, ...others] = resources(type, schema)
    if (resource && others.length === 0) return resource
    throw new CommandError(`The template does not have exactly one ${type}.`)
  }

  const outputs: Record<string, string> = Object.fromEntries(
    Object.entries(assembly.outputs).map(([name, value]) => [
      name,
      String(resolveIntrinsics(value, references)),
    ]),
  )
  return { assembly, ...references, resources, onlyResource, outputs }
}

function referencesOf(
  { stackName, resources }: Assembly,
  secretValue: References['secretValue'],
): References {
  const pseudoParameters: Record<string, string> = {
    'AWS::Region': localAccount.region,
    'AWS::AccountId': localAccount.id,
    'AWS::Partition': localAccount.partition,
    'AWS::URLSuffix': localAccount.urlSuffix,
    'AWS::StackName': stackName,
    'AWS::StackId': regionalArn('cloudformation', `stack/${stackName}/local`),
  }
  const attribute = (id: string, name: string) => {
    const resource = resources[id]
    if (!resource) throw new CommandError(`The template refers to ${id}, which it does not contain.`)
    return resourceTypes[resource.Type]?.[name]?.(stackName, id, resource.Properties) ?? id
  }
  return { ref: (id) => pseudoParameters[id] ?? attribute(id, 'Ref'), attribute, secretValue }
}
