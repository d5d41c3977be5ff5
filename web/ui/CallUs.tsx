import { CrisisSentence } from './CrisisSentence.tsx'
import { OfficePhones } from './OfficePhones.tsx'

export const CallUs = () => (
  <>
    <p>
      <CrisisSentence />
    </p>
    <p>Our offices answer calls during their hours:</p>
    <OfficePhones />
  </>
)
