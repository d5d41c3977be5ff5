import { CrisisSentence } from './CrisisSentence.tsx'
import { OfficePhones } from './OfficePhones.tsx'

/** Ends each page that is missing or could not be shown. */
export const CallUs = () => (
  <>
    <p>You can always call us. Somebody who understands will answer during office hours:</p>
    <OfficePhones />
    <p>
      <CrisisSentence />
    </p>
  </>
)
