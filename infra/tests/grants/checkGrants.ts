import { functionNamed } from '../functionNamed.ts'
import { eachGrant } from './eachGrant.ts'
import type { Exercise } from './exercise.ts'
import type { GrantContext } from './grantContext.ts'

interface GrantResult {
  checked: number
  /** Grants without which the exercise succeeds. */
  unused: string[]
}

/** Removes each grant of a function in turn and runs its exercise, which must fail. Throws if it fails with all grants. */
export async function checkGrants(
  context: GrantContext,
  handler: string,
  exercise: Exercise,
): Promise<GrantResult> {
  const statements = context.system.permissions.get(functionNamed(context.system, handler))
  if (!statements) throw new Error(`${handler} has no policy`)
  const grants = eachGrant(statements)
  await exercise(context)
  const unused: string[] = []
  for (const grant of grants) {
    const restore = grant.remove()
    const succeeds = await exercise(context).then(
      () => true,
      () => false,
    )
    if (succeeds) unused.push(grant.name)
    restore()
  }
  await exercise(context)
  return { checked: grants.length, unused }
}
