import { CommandError } from '../../commandError.ts'

/** What a template may refer to while its values are worked out. */
export interface References {
  ref(logicalId: string): string
  attribute(logicalId: string, name: string): string
}

/** The value with every CloudFormation function in it worked out; what is not known is refused by name. */
export function resolveIntrinsics(value: unknown, references: References): unknown {
  if (Array.isArray(value)) {
    return value.map((part) => resolveIntrinsics(part, references)).filter((part) => part !== noValue)
  }
  if (!isRecord(value)) return value
  const [name, ...others] = Object.keys(value)
  if (name !== undefined && others.length === 0 && (name === 'Ref' || name.startsWith('Fn::'))) {
    return callIntrinsic(name, value[name], references)
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, resolveIntrinsics(part, references)] as const)
      .filter(([, part]) => part !== noValue),
  )
}

const noValue = Symbol('AWS::NoValue')

function callIntrinsic(name: string, argument: unknown, references: References): unknown {
  const resolve = (part: unknown) => resolveIntrinsics(part, references)
  const text = (part: unknown) => textOf(name, resolve(part))
  switch (name) {
    case 'Ref':
      return argument === 'AWS::NoValue' ? noValue : references.ref(text(argument))
    case 'Fn::GetAtt': {
      const [id, attribute] = Array.isArray(argument) ? argument : text(argument).split(/\.(.*)/s)
      return references.attribute(text(id), text(attribute))
    }
    case 'Fn::Join': {
      const [separator, parts] = listOf(name, argument)
      return listOf(name, resolve(parts))
        .map((part) => textOf(name, part))
        .join(text(separator))
    }
    case 'Fn::Split': {
      const [separator, source] = listOf(name, argument)
      return text(source).split(text(separator))
    }
    case 'Fn::Select': {
      const [index, list] = listOf(name, argument)
      return listOf(name, resolve(list))[Number(text(index))]
    }
    case 'Fn::Sub':
      return substitute(text(argument), references)
    default:
      throw new CommandError(`The template calls ${name}, which the local system does not know.`)
  }
}

function substitute(pattern: string, references: References): string {
  return pattern.replace(/\$\{([^}]+)\}/g, (_, inside: string) => {
    if (inside.startsWith('!')) return `\${${inside.slice(1)}}`
    const [id = '', attribute] = inside.split(/\.(.*)/s)
    return attribute === undefined ? references.ref(id) : references.attribute(id, attribute)
  })
}

function listOf(name: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  throw new CommandError(`The template calls ${name} with something that is not a list.`)
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new CommandError(`The template calls ${name} with something that is not text.`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
