import { CrisisSentence } from './CrisisSentence.tsx'
import { OfficePhones } from './OfficePhones.tsx'

/** Ends each page that is missing or could not be shown. */
export const CallUs = () => (
  <>
    <p>Our offices answer calls during their hours:</p>
    <OfficePhones />
    <p>
      <CrisisSentence />
    </p>
  </>
)
