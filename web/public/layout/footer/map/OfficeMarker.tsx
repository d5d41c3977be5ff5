import { divIcon, type Marker as LeafletMarker, type PanInsideOptions } from 'leaflet'
import { Marker, useMap } from 'react-leaflet'
import type { Office } from '#shared/entities/site.ts'
import styles from './InteractiveMap.module.css'

const size = { width: 32, height: 42 }
/** For the marker above the popup. */
const room: PanInsideOptions = { paddingTopLeft: [16, 42], paddingBottomRight: [16, 132] }

export function OfficeMarker({
  office,
  onOpen,
}: {
  office: Office
  onOpen: (marker: LeafletMarker) => void
}) {
  const map = useMap()
  const open = (marker: LeafletMarker) => {
    onOpen(marker)
    map.panInside(marker.getLatLng(), room)
  }
  return (
    <Marker
      position={[...office.position]}
      icon={pinOf(office)}
      eventHandlers={{
        click: ({ target }) => open(target),
        keypress: ({ target, originalEvent }) => originalEvent.key === 'Enter' && open(target),
      }}
    />
  )
}

const pinOf = ({ name }: Office) =>
  divIcon({
    className: styles.pin ?? '',
    iconSize: [size.width, size.height],
    iconAnchor: [size.width / 2, size.height],
    html:
      `<svg viewBox="0 0 32 42" width="${size.width}" height="${size.height}" aria-hidden="true">` +
      '<path d="M16 41C12 33 2 26 2 16a14 14 0 0 1 28 0c0 10-10 17-14 25z"/><circle cx="16" cy="16" r="5.5"/></svg>' +
      `<span class="visually-hidden">${name} office</span>`,
  })
