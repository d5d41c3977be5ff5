import { use } from 'react'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { InsertsRegions, regions } from './regions.ts'
import type { RegionName } from './renderedPage.ts'

interface RegionProps {
  name: RegionName
  hidden?: boolean
}

export function Region({ name, hidden = false }: RegionProps) {
  const Component = regions[name]
  const isInserted = import.meta.env.SSR && use(InsertsRegions)
  return (
    <div lang="en" data-region={name} hidden={hidden} style={hidden ? undefined : { display: 'contents' }}>
      <SectionBoundary>{!hidden && !isInserted && <Component />}</SectionBoundary>
    </div>
  )
}
