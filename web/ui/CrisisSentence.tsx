import { crisisCall } from './crisisCall.ts'
import { crisisSentence } from './crisisSentence.ts'

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
