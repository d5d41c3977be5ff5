import type { CrisisLine } from '#shared/entities/site.ts'
import { emergency, lifeline } from '#shared/fixedFacts.ts'
import { crisisCall } from './crisisCall.ts'

export const CrisisSentence = () =>
  crisisSentence.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.dial} href={`tel:${part.dial}`}>
        {crisisCall(part).toLowerCase()}
      </a>
    ),
  )

/** For every page with a form or an error: text, and the crisis lines to link. */
const crisisSentence: readonly (string | CrisisLine)[] = [
  'In an emergency or after an overdose, ',
  emergency,
  '. In a crisis, ',
  lifeline,
  ' at any hour.',
]
