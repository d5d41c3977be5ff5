import { Phone } from 'lucide-react'
import { emergency, lifeline } from '#shared/fixedFacts.ts'
import { crisisCall } from '../../ui/CrisisSentence.tsx'

/** The crisis lines of the top bar, or of the call bar if that has no room. */
export const CrisisCalls = () =>
  [lifeline, emergency].map((line) => (
    <a key={line.dial} href={`tel:${line.dial}`}>
      <Phone size={18} aria-hidden="true" />
      {crisisCall(line)}
    </a>
  ))
