import { Phone } from 'lucide-react'
import { emergency, lifeline } from '#shared/fixedFacts.ts'
import { crisisCall } from '../../ui/CrisisSentence.tsx'

/** The crisis lines in the top bar, or in the call bar if the top bar has no room. */
export const CrisisCalls = () =>
  [lifeline, emergency].map((line) => (
    <a key={line.dial} href={`tel:${line.dial}`}>
      <Phone size={18} aria-hidden="true" />
      {crisisCall(line)}
    </a>
  ))
