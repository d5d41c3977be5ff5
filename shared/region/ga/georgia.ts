import type { Region, RegionDetails } from '../region.ts'
import { eastern } from '../timeZones.ts'

export const region: Region = {
  name: 'Georgia',
  code: 'GA',
  timeZones: [eastern],
  shareImageAlt: 'first light over the north Georgia foothills',
}

export const details: RegionDetails = {
  box: { south: 30.35, north: 35.01, west: -85.61, east: -80.75 },
  languages: ['es', 'ko', 'vi'],
  // The rides of Medicaid in the Atlanta region.
  phones: ['404-209-4000'],
}
