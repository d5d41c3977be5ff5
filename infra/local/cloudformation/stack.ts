import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import { type Assembly, readAssembly, type TemplateResource } from './assembly.ts'
import { type References, resolveIntrinsics } from './intrinsics.ts'
import { environment, resourceTypes } from './resourceTypes.ts'

/** A resource with its values worked out and checked against what the local system knows of its kind. */
export interface Resource<Properties> {
  id: string
  properties: Properties
}

/** A synthesized stack, ready to be asked for its resources. */
export interface LocalStack {
  assembly: Assembly
  /** Every resource of a kind (or those that are wanted of it), each after what it builds on. */
  resources<Shape extends z.ZodMiniType>(
    type: string,
    shape: Shape,
    wanted?: (id: string) => boolean,
  ): Resource<z.output<Shape>>[]
  ref(id: string): string
  attribute(id: string, name: string): string
  /** What the template tells operators, by name. */
  outputs: Record<string, string>
  /** Every logical id, each after what it builds on. */
  order: readonly string[]
  /** The name of the function whose published version has this ARN. */
  functionOfVersion(arn: string): string | undefined
}

const VersionProperties = z.strictObject({ FunctionName: z.string() })

/** Reads a cloud assembly and refuses whatever kind of resource is not known. */
export function readStack(folder: string): LocalStack {
  const assembly = readAssembly(folder)
  const references = referencesOf(assembly)
  for (const [id, resource] of Object.entries(assembly.resources)) {
    if (resource.Condition !== undefined) {
      throw new CommandError(`${id} in the template has a condition, which the local system does not know.`)
    }
    typeOf(id, resource)
  }
  const ordered = inOrder(assembly.resources)
  const resources: LocalStack['resources'] = (type, shape, wanted = () => true) =>
    ordered
      .filter((id) => assembly.resources[id]?.Type === type && wanted(id))
      .map((id) => ({ id, properties: propertiesOf(id, assembly.resources[id], shape, references) }))
  const versions = resources('AWS::Lambda::Version', VersionProperties)
  return {
    assembly,
    ...references,
    resources,
    outputs: Object.fromEntries(
      Object.entries(assembly.outputs).map(([name, value]) => [
        name,
        String(resolveIntrinsics(value, references)),
      ]),
    ),
    order: ordered,
    functionOfVersion: (arn) =>
      versions.find(({ id }) => references.ref(id) === arn)?.properties.FunctionName,
  }
}

function typeOf(id: string, resource: TemplateResource) {
  const type = resourceTypes[resource.Type]
  if (!type) {
    throw new CommandError(
      `${id} in the template is a ${resource.Type}, which the local system does not know.`,
    )
  }
  return type
}

function referencesOf({ stackName, resources }: Assembly): References {
  const pseudo: Record<string, string> = {
    'AWS::Region': environment.region,
    'AWS::AccountId': environment.account,
    'AWS::Partition': environment.partition,
    'AWS::URLSuffix': environment.suffix,
    'AWS::StackName': stackName,
    'AWS::StackId': `arn:aws:cloudformation:${environment.region}:${environment.account}:stack/${stackName}/local`,
  }
  const known = (id: string) => {
    const resource = resources[id]
    if (!resource) throw new CommandError(`The template refers to ${id}, which is not in it.`)
    return typeOf(id, resource)
  }
  return {
    ref: (id) => pseudo[id] ?? known(id).ref(stackName, id),
    attribute: (id, name) => {
      const attribute = known(id).attributes[name]
      if (!attribute) {
        throw new CommandError(`The template asks ${id} for ${name}, which the local system does not know.`)
      }
      return attribute(stackName, id)
    },
  }
}

function propertiesOf<Shape extends z.ZodMiniType>(
  id: string,
  resource: TemplateResource | undefined,
  shape: Shape,
  references: References,
): z.output<Shape> {
  const parsed = z.safeParse(shape, resolveIntrinsics(resource?.Properties ?? {}, references))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const where = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])].join('.')
  throw new CommandError(
    `${id} in the template (${resource?.Type}) has something at ${where || 'its top'} that the local system does not know: ${issue?.message}.`,
  )
}

/** Logical ids so that each comes after what it depends on or refers to. */
function inOrder(resources: Record<string, TemplateResource>): string[] {
  const done = new Set<string>()
  const visit = (id: string, path: readonly string[]) => {
    const resource = resources[id]
    if (!resource || done.has(id)) return
    if (path.includes(id))
      throw new CommandError(`The template goes in a circle: ${[...path, id].join(' → ')}.`)
    for (const other of [resource.DependsOn ?? [], mentionedIn(resource.Properties)].flat()) {
      if (other !== id) visit(other, [...path, id])
    }
    done.add(id)
  }
  for (const id of Object.keys(resources)) visit(id, [])
  return [...done]
}

function mentionedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(mentionedIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === 'Ref' && typeof part === 'string') return [part]
    if (key === 'Fn::GetAtt' && Array.isArray(part)) return part.slice(0, 1)
    return mentionedIn(part)
  })
}
