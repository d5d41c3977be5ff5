/** How the table answers: late, not at all, with an error of its own, or with nobody at the door. */
export type TableFault = 'slow' | 'hanging' | 'throttling' | 'failing' | 'gone'

/** What is wrong with the services behind the site, for tests of what then becomes of it. Nothing is at a start. */
export interface Faults {
  table?: TableFault | undefined
  /** Buckets take so many more writes and deletions, and refuse those that follow. */
  files?: { writesLeft: number } | undefined
  /** The API answers nothing of its own, as while its region is down. */
  api?: 'gone' | undefined
}
