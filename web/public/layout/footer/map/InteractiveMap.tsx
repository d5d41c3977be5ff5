import {
  divIcon,
  type LatLngBoundsExpression,
  type Marker as LeafletMarker,
  type PanInsideOptions,
} from 'leaflet'
import leafletStyles from 'leaflet/dist/leaflet.css?inline'
import { useEffect, useState } from 'react'
import {
  AttributionControl,
  ImageOverlay,
  MapContainer,
  Marker,
  Pane,
  TileLayer,
  useMap,
  useMapEvents,
} from 'react-leaflet'
import type { Office, Site } from '#shared/entities/site.ts'
import styles from './InteractiveMap.module.css'
import { OfficePopup } from './OfficePopup.tsx'
import { outlineFile, outlineSize, positionAt } from './projection.ts'

const outlineBounds: LatLngBoundsExpression = [
  positionAt(-outlineSize.width / 2, outlineSize.height / 2),
  positionAt(outlineSize.width / 2, -outlineSize.height / 2),
]

/** Shows the county outline below the tiles. One finger scrolls the page, two move the map. (Specification, Footer.) */
export function InteractiveMap({ offices, map: { center, zoom } }: Pick<Site, 'offices' | 'map'>) {
  const [open, setOpen] = useState<{ office: Office; marker: LeafletMarker }>()
  const close = () => {
    setOpen(undefined)
    // The popup is not next to its marker in the document, so the focus must be moved back.
    open?.marker.getElement()?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.frame}>
      <style href="leaflet" precedence="default">
        {leafletStyles}
      </style>
      <MapContainer
        className={styles.map}
        center={center}
        zoom={zoom}
        minZoom={zoom - 1}
        maxZoom={16}
        scrollWheelZoom={false}
        dragging={!matchMedia('(pointer: coarse)').matches}
        attributionControl={false}
      >
        <NamedMap onLeave={close} />
        <AttributionControl prefix={false} />
        <Pane name="outline" className={styles.outline}>
          {outlineFile && <ImageOverlay url={outlineFile} bounds={outlineBounds} />}
        </Pane>
        <TileLayer
          url="/tiles/{z}/{x}/{y}.png"
          // Also credits the outline. A separate credit would appear later and move this one.
          attribution='© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors, County lines: U.S. Census'
          className={styles.tiles}
        />
        {offices.map((office) => (
          <OfficeMarker key={office.name} office={office} onOpen={(marker) => setOpen({ office, marker })} />
        ))}
      </MapContainer>
      {open && <OfficePopup key={open.office.name} office={open.office} onClose={close} />}
    </div>
  )
}

/** Adds a role and a name, because Leaflet makes its container focusable without them. */
function NamedMap({ onLeave }: { onLeave: () => void }) {
  const map = useMapEvents({
    click: onLeave,
    keydown: ({ originalEvent }) => originalEvent.key === 'Escape' && onLeave(),
  })
  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'application')
    container.setAttribute('aria-label', 'Map of our offices. Arrow keys move it, plus and minus zoom.')
  }, [map])
  return null
}

const size = { width: 32, height: 42 }
/** Keeps the marker in view above the popup. */
const room: PanInsideOptions = { paddingTopLeft: [16, 42], paddingBottomRight: [16, 132] }

interface OfficeMarkerProps {
  office: Office
  onOpen: (marker: LeafletMarker) => void
}

function OfficeMarker({ office, onOpen }: OfficeMarkerProps) {
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
        keypress: ({ target, originalEvent }) => {
          if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
          originalEvent.preventDefault()
          open(target)
        },
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
      `<span class="${styles.name}">${name}</span> <span class="visually-hidden">office</span>`,
  })
