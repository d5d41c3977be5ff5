import type { LatLngBoundsExpression, Marker } from 'leaflet'
import leafletStyles from 'leaflet/dist/leaflet.css?inline'
import { useEffect, useState } from 'react'
import { AttributionControl, ImageOverlay, MapContainer, Pane, TileLayer, useMapEvents } from 'react-leaflet'
import type { Office, Site } from '#shared/entities/site.ts'
import styles from './InteractiveMap.module.css'
import { OfficeMarker } from './OfficeMarker.tsx'
import { OfficePopup } from './OfficePopup.tsx'
import { outlineFile, outlineSize, positionAt } from './projection.ts'

const outlineBounds: LatLngBoundsExpression = [
  positionAt(-outlineSize.width / 2, outlineSize.height / 2),
  positionAt(outlineSize.width / 2, -outlineSize.height / 2),
]

/** Where no tiles load, the outline of the counties shows. One finger scrolls the page, two move the map. (Footer.) */
export function InteractiveMap({ offices, map: { center, zoom } }: Pick<Site, 'offices' | 'map'>) {
  const [open, setOpen] = useState<{ office: Office; marker: Marker }>()
  const close = () => {
    setOpen(undefined)
    // In the document the popup is far from its marker, so the focus has to move back.
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
          <ImageOverlay url={outlineFile} bounds={outlineBounds} />
        </Pane>
        <TileLayer
          url="/tiles/{z}/{x}/{y}.png"
          // For the outline too: its own credit would arrive a moment later and move this one.
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

/** Leaflet makes its container focusable without role and name. */
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
