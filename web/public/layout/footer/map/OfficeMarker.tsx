import { divIcon, type Popup as LeafletPopup } from 'leaflet'
import { useRef } from 'react'
import { Marker, Popup } from 'react-leaflet'
import { streetLine } from '#shared/clinic/site.ts'
import { officeDirections } from '#shared/documents/paths.ts'
import type { Office } from '#shared/entities/site.ts'
import { PhoneLink } from '../../../../ui/PhoneLink.tsx'
import styles from './InteractiveMap.module.css'

const size = { width: 32, height: 42 }
const zoomButtonPadding: [number, number] = [56, 12]

export function OfficeMarker({ office }: { office: Office }) {
  const popup = useRef<LeafletPopup>(null)
  return (
    <Marker
      position={[...office.position]}
      icon={pinOf(office)}
      eventHandlers={{
        // In the document the popup is far from its marker, so the focus has to move there and back.
        popupopen: () => focusOn(popup.current?.getElement(), `${office.name} office`),
        popupclose: ({ target }) => {
          const focused = document.activeElement
          const lost = focused === document.body || popup.current?.getElement()?.contains(focused)
          if (lost) focusOn(target.getElement())
        },
      }}
    >
      <Popup
        ref={popup}
        minWidth={190}
        autoPanPaddingTopLeft={zoomButtonPadding}
        autoPanPaddingBottomRight={[12, 12]}
      >
        <h3>{office.name}</h3>
        <address>
          {streetLine(office)}
          <br />
          {office.city}, {office.state} {office.zip}
        </address>
        <PhoneLink phone={office.phone} className={styles.phone} />
        <a href={officeDirections(office)} target="_blank" rel="noreferrer" className={styles.directions}>
          Get Directions
          <span className="visually-hidden"> to {office.name} (opens in a new tab)</span>
        </a>
      </Popup>
    </Marker>
  )
}

const pinOf = ({ name }: Office) =>
  divIcon({
    className: styles.pin ?? '',
    iconSize: [size.width, size.height],
    iconAnchor: [size.width / 2, size.height],
    popupAnchor: [0, 4 - size.height],
    html:
      `<svg viewBox="0 0 32 42" width="${size.width}" height="${size.height}" aria-hidden="true">` +
      '<path d="M16 41C12 33 2 26 2 16a14 14 0 0 1 28 0c0 10-10 17-14 25z"/><circle cx="16" cy="16" r="5.5"/></svg>' +
      `<span class="visually-hidden">${name} office</span>`,
  })

function focusOn(element: HTMLElement | null | undefined, name?: string) {
  if (!element) return
  if (name) {
    element.setAttribute('role', 'dialog')
    element.setAttribute('aria-label', name)
    element.tabIndex = -1
  }
  element.focus({ preventScroll: true })
}
