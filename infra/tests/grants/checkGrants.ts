import { functionNamed } from '../functionNamed.ts'
import { eachGrant } from './eachGrant.ts'
import type { Exercise } from './exercise.ts'
import type { GrantContext } from './grantContext.ts'

/** What came of taking a function's grants away one by one. */
export interface GrantsChecked {
  checked: number
  /** Those without which everything went as it should: nobody needs them. */
  unused: string[]
}

/**
 * Takes each grant of a function away in turn and looks whether its exercise then fails. Throws where the exercise
 * does not go well with all of them, before or afterwards.
 */
export async function checkGrants(
  place: GrantContext,
  handler: string,
  exercise: Exercise,
): Promise<GrantsChecked> {
  const statements = place.system.permissions.get(functionNamed(place.system, handler))
  if (!statements) throw new Error(`${handler} has no policy`)
  const grants = eachGrant(statements)
  await exercise(place)
  const unused: string[] = []
  for (const grant of grants) {
    const giveBack = grant.withdraw()
    const went = await exercise(place).then(
      () => true,
      () => false,
    )
    if (went) unused.push(grant.name)
    giveBack()
  }
  await exercise(place)
  return { checked: grants.length, unused }
}
