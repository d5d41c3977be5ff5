import { serveStaff } from '../http/serveStaff.ts'
import { currentClinician } from './currentClinician.ts'

export const handler = serveStaff('GET /api/admin/clinician', ({ store }) => currentClinician(store))
