import { functionId } from '../aws/siteFunction.ts'
import type { LocalSystem } from '../local/localSystem.ts'

/** The deployed name of the function whose handler is a file in `functions/`. */
export function functionNamed({ permissions }: LocalSystem, handler: string): string {
  const ending = new RegExp(`-${functionId(handler)}([0-9A-F]{8})?$`)
  const found = [...permissions.keys()].find((name) => ending.test(name))
  if (found === undefined) throw new Error(`The template has no function ${handler}`)
  return found
}
