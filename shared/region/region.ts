/** The facts of the state in which a clinic is, as visitors load them. `ours.ts` says which state that is. */
export interface Region {
  name: string
  /** As in a postal address. */
  code: string
  /** The zones of its offices. The first one is the clinic's: schedules and the records of staff are in it. */
  timeZones: readonly [TimeZone, ...TimeZone[]]
  /** The picture that other websites show beside a link to the site, in words. */
  shareImageAlt: string
}

/** What only staff and checks need. */
export interface RegionDetails {
  /** The outermost degrees of the state. Those of the west are negative. */
  box: { south: number; north: number; west: number; east: number }
  /** The languages that most people there speak at home besides English. */
  languages: readonly string[]
  /** Local numbers that pages may name although they are not the clinic's. */
  phones: readonly string[]
}

export interface TimeZone {
  /** The name of the zone's rules, such as `America/Chicago`. */
  id: string
  /** As visitors and staff know it, such as `Central Time`. */
  name: string
  /** Hours behind UTC. */
  behind: Behind
}

export type Behind = readonly [winter: number, summer: number]
