import { Phone } from 'lucide-react'
import type { CrisisLine } from '#shared/entities/site.ts'
import { emergency, lifeline } from '#shared/fixedFacts.ts'
import { crisisCall } from '../../ui/CrisisSentence.tsx'

interface CrisisCallsProps {
  labelOf?: (line: CrisisLine) => string
}

/** The crisis lines in the top bar, or in the call bar if the top bar has no room. */
export const CrisisCalls = ({ labelOf = crisisCall }: CrisisCallsProps) =>
  [lifeline, emergency].map((line) => (
    <a key={line.dial} href={`tel:${line.dial}`}>
      <Phone size={18} aria-hidden="true" />
      {labelOf(line)}
    </a>
  ))
