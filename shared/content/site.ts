import { readKind } from '../contentFolder/readContentFolder.ts'
import { Site } from '../entities/site.ts'

/**
 * The first version of the clinic's facts, which staff then change in the staff area. All of them are samples: name and
 * streets are made up, and the 555-01xx numbers are not in service. `npm run doctor` refuses a production deploy with them.
 */
export const site: Site = Site.parse(readKind(import.meta.dirname, 'site').get('site'))
