import { type Suspicion, suspicions } from '#shared/callRequests.ts'
import { orNotFound } from '../problem.ts'

/** @throws {Problem} 404 if no suspicion has this name. */
export const suspicionNamed = (name: string): Suspicion =>
  orNotFound(
    suspicions.find((suspicion) => suspicion === name),
    'Suspicion',
    name,
  )
