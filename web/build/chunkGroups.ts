/**
 * A group also gets what its modules import, unless a group before it has it. Without groups the bundler makes a chunk of
 * every module that two pages share: thirty requests for one screen.
 */
export const chunkGroups = [
  /** What runs on every page before the visitor does anything. It must not import from the other groups. */
  { name: 'start', test: /web\/entry\/start\.ts$|preload-helper/ },
  /** What arrives on intent: React, the router, the queries and the layout. */
  { name: 'app', test: /web\/entry\/app\.tsx$/ },
  /** What screens share. Those of the staff area load both, too, so they come before the staff's own. The map of the footer closes with the icon of the staff's dialogs. */
  {
    name: 'screens',
    test: /web\/(ui|public\/head)\/|shared\/documents\/clinicalReview|icons\/x\.m?js$/,
    minShareCount: 2,
  },
  { name: 'content', test: /web\/public\/content\/(ContentScreen|UrgentHelp)\.tsx$/ },
  /** A member with a session needs no login. */
  {
    name: 'staff',
    test: /web\/staff\/(?!logins\/login\/|desk\/(?!\w+\.ts|list\/|tasks\/))/,
    minShareCount: 2,
  },
  /** The forms and the schemas of documents, which the dashboard does not wait for. */
  { name: 'documents', test: /web\/staff\/desk\//, minShareCount: 2 },
]
