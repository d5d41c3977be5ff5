import { clinic } from '../contentFolder/clinicFolder.ts'
import { readRegion } from './readRegion.ts'

const ours = readRegion(clinic.state, clinic.timeZone)

export const { region, mapCenter, mapOutline, samplePhone, place } = ours
export const { box, languages, localPhones, legalDocuments, holidays } = ours
export const { lines, carePosts, cardTexts, cardSources, terms } = ours
