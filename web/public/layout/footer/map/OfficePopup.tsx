import { X } from 'lucide-react'
import { streetLine } from '#shared/clinic/offices.ts'
import { officeDirections } from '#shared/documents/paths.ts'
import type { Office } from '#shared/entities/site.ts'
import { PhoneLink } from '../../../../ui/PhoneLink.tsx'
import styles from './OfficePopup.module.css'

/** At the bottom, because above its marker it would cover other markers on a narrow map. (Specification, Footer.) */
export const OfficePopup = ({ office, onClose }: { office: Office; onClose: () => void }) => (
  <div
    ref={(popup) => popup?.focus({ preventScroll: true })}
    role="dialog"
    aria-label={`${office.name} office`}
    tabIndex={-1}
    className={styles.popup}
    onKeyDown={({ key }) => key === 'Escape' && onClose()}
  >
    <div>
      <h3>{office.name}</h3>
      <address className={styles.address}>
        {streetLine(office)}
        <br />
        {office.city}, {office.state} {office.zip}
      </address>
    </div>
    <div className={styles.ways}>
      <PhoneLink phone={office.phone} className={styles.phone} />
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </button>
      <a href={officeDirections(office)} target="_blank" rel="noreferrer" className={styles.directions}>
        Get Directions
        <span className="visually-hidden"> to {office.name} (opens in a new tab)</span>
      </a>
    </div>
  </div>
)
