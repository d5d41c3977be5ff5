import { functionOf, type HandlerName } from '../aws/lambdas.ts'
import { functionId } from '../aws/siteFunction.ts'
import type { LocalSystem } from '../local/localSystem.ts'

/** The deployed name of the function that has a handler. */
export function functionNamed({ permissions }: LocalSystem, handler: HandlerName): string {
  const ending = new RegExp(`-${functionId(functionOf(handler))}([0-9A-F]{8})?$`)
  const found = [...permissions.keys()].find((name) => ending.test(name))
  if (found === undefined) throw new Error(`The template has no function ${handler}`)
  return found
}
