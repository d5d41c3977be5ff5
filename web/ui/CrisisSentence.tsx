import type { CrisisLine } from '#shared/entities/site.ts'
import { emergency, lifeline } from '#shared/fixedFacts.ts'

/** The words of a link that calls a crisis line: the whole phrase, so that nobody has to hit a number of three digits. */
export const crisisCall = ({ number, text }: CrisisLine): string =>
  `${text ? 'Call or text' : 'Call'} ${number}`

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
