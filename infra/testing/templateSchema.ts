import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec'
import type { PropertyType, ResourceProperties } from '@aws-cdk/service-spec-types'

interface Resource {
  Type: string
  Properties: Record<string, unknown>
}

/** What CloudFormation's published schema of resource types does not allow in a template, as sentences. */
export function schemaProblems(resources: Readonly<Record<string, Resource>>): string[] {
  return Object.entries(resources).flatMap(([id, { Type, Properties }]) => [
    ...propertyProblems(id, Type, Properties),
    ...attributesRead(Properties).flatMap(([readId, attribute]) =>
      attributeProblem(id, resources[readId], attribute),
    ),
  ])
}

const database = loadAwsServiceSpecSync()

const isCustom = (type: string) => type.startsWith('Custom::')

function propertyProblems(id: string, type: string, properties: Record<string, unknown>): string[] {
  if (isCustom(type)) return []
  const schema = schemaOf(type)
  return schema
    ? objectProblems(`${id} (${type})`, properties, schema.properties)
    : [`${id} has the unknown type ${type}.`]
}

const schemaOf = (type: string) => database.lookup('resource', 'cloudFormationType', 'equals', type)[0]

function objectProblems(path: string, value: unknown, properties: ResourceProperties): string[] {
  if (!isRecord(value)) return [`${path} is not an object.`]
  const unknown = Object.keys(value).filter((name) => !properties[name])
  const missing = Object.entries(properties).filter(
    ([name, { required }]) => required && value[name] === undefined,
  )
  return [
    ...unknown.map((name) => `${path} has the unknown property ${name}.`),
    ...missing.map(([name]) => `${path} has no ${name}.`),
    ...Object.entries(value).flatMap(([name, child]) => {
      const property = properties[name]
      if (!property) return []
      const [first, ...others] = [property.type, ...(property.previousTypes ?? [])]
      return valueProblems(`${path}.${name}`, child, { type: 'union', types: [first, ...others] })
    }),
  ]
}

function valueProblems(path: string, value: unknown, type: PropertyType): string[] {
  // CloudFormation resolves an intrinsic function only at the deploy.
  if (isIntrinsic(value)) return []
  switch (type.type) {
    case 'string':
      return expected(path, value, typeof value === 'string', type.allowedValues ?? 'text')
    case 'date-time':
      return expected(path, value, typeof value === 'string', 'text')
    case 'number':
      return expected(path, value, typeof value === 'number', 'a number')
    case 'integer':
      return expected(path, value, Number.isInteger(value), type.allowedValues ?? 'a whole number')
    case 'boolean':
      return expected(path, value, typeof value === 'boolean', 'true or false')
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((element, index) => valueProblems(`${path}[${index}]`, element, type.element))
        : [`${path} is not a list.`]
    case 'map':
      return isRecord(value)
        ? Object.entries(value).flatMap(([key, child]) =>
            valueProblems(`${path}.${key}`, child, type.element),
          )
        : [`${path} is not an object.`]
    case 'ref':
      return objectProblems(path, value, database.get('typeDefinition', type.reference.$ref).properties)
    case 'union': {
      const problems = type.types.map((alternative) => valueProblems(path, value, alternative))
      return problems.find((list) => list.length === 0) ?? problems[0] ?? []
    }
    case 'tag':
      return expected(path, value, isRecord(value) && 'Key' in value && 'Value' in value, 'a tag')
    case 'json':
    case 'null':
      return []
  }
}

function expected(
  path: string,
  value: unknown,
  hasType: boolean,
  description: string | readonly (string | number)[],
): string[] {
  if (typeof description === 'string') return hasType ? [] : [`${path} is not ${description}.`]
  return description.some((allowed) => allowed === value)
    ? []
    : [`${path} is ${JSON.stringify(value)}, and not one of ${description.join(', ')}.`]
}

function attributesRead(value: unknown): [id: string, attribute: string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]): [string, string][] =>
    key === 'Fn::GetAtt' && Array.isArray(child)
      ? [[String(child[0]), String(child[1])]]
      : attributesRead(child),
  )
}

function attributeProblem(id: string, read: Resource | undefined, attribute: string): string[] {
  if (!read) return [`${id} reads ${attribute} of a resource that the template does not contain.`]
  if (isCustom(read.Type) || schemaOf(read.Type)?.attributes[attribute]) return []
  return [`${id} reads ${attribute}, which a ${read.Type} does not have.`]
}

const isIntrinsic = (value: unknown) =>
  isRecord(value) && Object.keys(value).length === 1 && /^(Ref|Fn::\w+)$/.test(Object.keys(value)[0] ?? '')

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
