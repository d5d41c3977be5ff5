import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import { type Assembly, readAssembly } from './assembly.ts'
import { type References, resolveIntrinsics } from './intrinsics.ts'
import { localAccount, regionalArn } from './localAccount.ts'
import { resourceTypes } from './resourceTypes.ts'

export type Stack = ReturnType<typeof readStack>

/** Reads a cloud assembly. Refuses unsupported resource types. Without `secretValue`, a secret's value is its ARN. */
export function readStack(folder: string, secretValue: References['secretValue'] = (arn) => arn) {
  const assembly = readAssembly(folder)
  const references = referencesOf(assembly, secretValue)
  for (const [id, { Type }] of Object.entries(assembly.resources)) {
    if (resourceTypes[Type]) continue
    throw new CommandError(
      `${id} in the template is of type ${Type}, which the local system does not support.`,
    )
  }

  /** The resources of a type, or those of them that pass the filter, in the order of the template. */
  function resources<Schema extends z.ZodMiniType>(
    type: string,
    schema: Schema,
    filter = (_id: string) => true,
  ) {
    return Object.entries(assembly.resources)
      .filter(([id, { Type }]) => Type === type && filter(id))
      .map(([id, { Properties }]) => {
        const parsed = z.safeParse(schema, resolveIntrinsics(Properties, references))
        if (!parsed.success) throw unsupportedProperty(`${id} in the template (${type})`, parsed.error)
        return { id, properties: parsed.data }
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
    const found = resourceTypes[resource.Type]?.[name]
    if (found) return found(stackName, id, resource.Properties)
    throw new CommandError(
      `The template reads the attribute ${name} of ${id}, which the local system does not support.`,
    )
  }
  return { ref: (id) => pseudoParameters[id] ?? attribute(id, 'Ref'), attribute, secretValue }
}

function unsupportedProperty(resource: string, { issues: [issue] }: z.core.$ZodError): CommandError {
  const path = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])].join('.')
  return new CommandError(
    `${resource} has a value at ${path || 'the top level'} that the local system does not support: ${issue?.message}.`,
  )
}
