import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { regions } from './regions.ts'
import type { RegionName } from './renderedPage.ts'

interface RegionProps {
  name: RegionName
  hidden?: boolean
}

export function Region({ name, hidden = false }: RegionProps) {
  const Component = regions[name]
  return (
    <div lang="en" data-region={name} hidden={hidden} style={hidden ? undefined : { display: 'contents' }}>
      <SectionBoundary>{!hidden && <Component />}</SectionBoundary>
    </div>
  )
}
