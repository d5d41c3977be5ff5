import type { Region, RegionDetails } from '../region.ts'
import { central, eastern } from '../timeZones.ts'

/** The counties west of the Apalachicola River are in Central Time. */
export const region: Region = {
  name: 'Florida',
  code: 'FL',
  timeZones: [eastern, central],
  shareImageAlt: 'first light over the hills',
}

export const details: RegionDetails = {
  box: { south: 24.39, north: 31.01, west: -87.64, east: -79.97 },
  languages: ['es', 'ht', 'pt'],
  phones: [],
}
