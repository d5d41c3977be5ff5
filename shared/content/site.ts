import { contentFolders } from '../contentFolder/clinicFolder.ts'
import { readKind } from '../contentFolder/readContentFolder.ts'
import { Site } from '../entities/site.ts'

/**
 * The first version of the clinic's facts, which staff then change. All are samples: the name and the streets are made
 * up, and 555-01xx numbers are not in service. `npm run doctor` refuses a production deploy with samples.
 */
export const site: Site = Site.parse(readKind('site', contentFolders).get('site'))
