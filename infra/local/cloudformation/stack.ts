import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import { type Assembly, readAssembly, type TemplateResource } from './assembly.ts'
import { type References, resolveIntrinsics } from './intrinsics.ts'
import { localAccount, regionalArn } from './localAccount.ts'
import { type ResourceType, resourceTypes } from './resourceTypes.ts'

export interface Resource<Properties> {
  id: string
  properties: Properties
}

export interface Stack extends References {
  assembly: Assembly
  /** The resources of a type, or those of them that pass the filter, in the order of the template. */
  resources<Schema extends z.ZodMiniType>(
    type: string,
    schema: Schema,
    filter?: (id: string) => boolean,
  ): Resource<z.output<Schema>>[]
  onlyResource<Schema extends z.ZodMiniType>(type: string, schema: Schema): Resource<z.output<Schema>>
  outputs: Record<string, string>
}

/** Reads a cloud assembly; refuses resource types that the local system does not support. Without `secretValue`, a secret is its ARN. */
export function readStack(folder: string, secretValue: References['secretValue'] = (arn) => arn): Stack {
  const assembly = readAssembly(folder)
  const references = referencesOf(assembly, secretValue)
  for (const [id, resource] of Object.entries(assembly.resources)) typeOf(id, resource)
  const resources: Stack['resources'] = (type, schema, filter = () => true) =>
    Object.entries(assembly.resources)
      .filter(([id, { Type }]) => Type === type && filter(id))
      .map(([id, resource]) => ({ id, properties: propertiesOf(id, resource, schema, references) }))
  return {
    assembly,
    ...references,
    resources,
    onlyResource: (type, schema) => {
      const [resource, ...others] = resources(type, schema)
      if (resource && others.length === 0) return resource
      throw new CommandError(`The template does not have exactly one ${type}.`)
    },
    outputs: Object.fromEntries(
      Object.entries(assembly.outputs).map(([name, value]) => [
        name,
        String(resolveIntrinsics(value, references)),
      ]),
    ),
  }
}

function typeOf(id: string, resource: TemplateResource): ResourceType {
  const type = resourceTypes[resource.Type]
  if (!type) {
    throw new CommandError(
      `${id} in the template is of type ${resource.Type}, which the local system does not support.`,
    )
  }
  return type
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
  const typeOfReferenced = (id: string) => {
    const resource = resources[id]
    if (!resource) throw new CommandError(`The template refers to ${id}, which it does not contain.`)
    return typeOf(id, resource)
  }
  return {
    ref: (id) => pseudoParameters[id] ?? typeOfReferenced(id).ref(stackName, id, resources[id]?.Properties),
    attribute: (id, name) => {
      const attribute = typeOfReferenced(id).attributes[name]
      if (!attribute) {
        throw new CommandError(
          `The template reads the attribute ${name} of ${id}, which the local system does not support.`,
        )
      }
      return attribute(stackName, id, resources[id]?.Properties)
    },
    secretValue,
  }
}

function propertiesOf<Schema extends z.ZodMiniType>(
  id: string,
  resource: TemplateResource,
  schema: Schema,
  references: References,
): z.output<Schema> {
  const parsed = z.safeParse(schema, resolveIntrinsics(resource.Properties, references))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const path = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])].join('.')
  throw new CommandError(
    `${id} in the template (${resource.Type}) has a value at ${path || 'the top level'} that the local system does not support: ${issue?.message}.`,
  )
}
