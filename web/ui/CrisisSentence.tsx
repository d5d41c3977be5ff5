import type { CrisisLine } from '#shared/entities/site.ts'
import { emergency, lifeline } from '#shared/fixedFacts.ts'

/** The words of a link that calls a crisis line: the whole phrase, so that nobody has to hit a number of three digits. */
export const crisisCall = ({ number, text }: CrisisLine): string =>
  `${text ? 'Call or text' : 'Call'} ${number}`

/** Every page with a form or an error has it. */
export const CrisisSentence = () => (
  <>
    In an emergency or after an overdose, <CrisisLink line={emergency} />. In a crisis,{' '}
    <CrisisLink line={lifeline} /> at any hour.
  </>
)

const CrisisLink = ({ line }: { line: CrisisLine }) => (
  <a href={`tel:${line.dial}`}>{crisisCall(line).toLowerCase()}</a>
)
