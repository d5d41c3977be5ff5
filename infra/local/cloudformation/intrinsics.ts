import { CommandError } from '../../commandError.ts'

export interface References {
  ref(logicalId: string): string
  attribute(logicalId: string, name: string): string
  /** The value of a secret, by its ARN. */
  secretValue(arn: string): string
}

/** Resolves every CloudFormation intrinsic function and dynamic reference in a value; refuses the unsupported ones by name. */
export function resolveIntrinsics(value: unknown, references: References): unknown {
  if (Array.isArray(value)) return value.map((part) => resolveIntrinsics(part, references))
  if (typeof value === 'string') return withSecrets(value, references)
  if (!isRecord(value)) return value
  const [name, ...others] = Object.keys(value)
  if (name !== undefined && others.length === 0 && (name === 'Ref' || name.startsWith('Fn::'))) {
    const result = callIntrinsic(name, value[name], references)
    return typeof result === 'string' ? withSecrets(result, references) : result
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, resolveIntrinsics(part, references)]),
  )
}

function callIntrinsic(name: string, argument: unknown, references: References): unknown {
  const resolve = (part: unknown) => resolveIntrinsics(part, references)
  const text = (part: unknown) => requireText(name, resolve(part))
  switch (name) {
    case 'Ref':
      return references.ref(text(argument))
    case 'Fn::GetAtt': {
      const [id, attribute] = requireList(name, argument)
      return references.attribute(text(id), text(attribute))
    }
    case 'Fn::Join': {
      const [separator, parts] = requireList(name, argument)
      return requireList(name, resolve(parts))
        .map((part) => requireText(name, part))
        .join(text(separator))
    }
    case 'Fn::Split': {
      const [separator, source] = requireList(name, argument)
      return text(source).split(text(separator))
    }
    case 'Fn::Select': {
      const [index, list] = requireList(name, argument)
      return requireList(name, resolve(list))[Number(text(index))]
    }
    case 'Fn::Sub':
      // The CDK writes pseudo parameters only.
      return text(argument).replace(/\$\{([^}]+)\}/g, (_, id: string) => references.ref(id))
    default:
      throw new CommandError(`The template calls ${name}, which the local system does not support.`)
  }
}

/** The only dynamic reference that the site uses is the whole text of a secret. */
function withSecrets(text: string, references: References): string {
  return text.replace(/\{\{resolve:([^}]*)\}\}/g, (reference, content: string) => {
    const arn = /^secretsmanager:(arn:[^{}]*):SecretString:*$/.exec(content)?.[1]
    if (arn !== undefined) return references.secretValue(arn)
    throw new CommandError(
      `The template has the dynamic reference ${reference}, which the local system does not support.`,
    )
  })
}

function requireList(name: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  throw new CommandError(`The template calls ${name} with something that is not a list.`)
}

function requireText(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new CommandError(`The template calls ${name} with something that is not text.`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
