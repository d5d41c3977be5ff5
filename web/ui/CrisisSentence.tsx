import { crisisCall } from '#shared/rules/crisisCall.ts'
import { crisisSentence } from '#shared/rules/crisisSentence.ts'

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
