import { CommandError } from '../../commandError.ts'

export interface References {
  ref(logicalId: string): string
  attribute(logicalId: string, name: string): string
  secretValue(arn: string): string
}

/** Resolves CloudFormation's intrinsic functions and dynamic references. Refuses the unsupported ones by name. */
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
  const resolved = resolveIntrinsics(argument, references)
  const text = String(resolved)
  // The CDK writes only calls with valid arguments.
  const [first, second] = resolved as [string, unknown]
  switch (name) {
    case 'Ref':
      return references.ref(text)
    case 'Fn::GetAtt':
      return references.attribute(first, String(second))
    case 'Fn::Join':
      return (second as unknown[]).join(first)
    case 'Fn::Split':
      return String(second).split(first)
    case 'Fn::Select':
      return (second as unknown[])[Number(first)]
    case 'Fn::Sub':
      // The CDK puts only pseudo parameters into `Fn::Sub`.
      return text.replace(/\$\{([^}]+)\}/g, (_, id: string) => references.ref(id))
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
