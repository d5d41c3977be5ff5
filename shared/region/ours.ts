import { clinic, clinicFolder } from '../contentFolder/clinicFolder.ts'
import { refusal } from '../contentFolder/contentFileError.ts'
import * as florida from './fl/florida.ts'
import * as georgia from './ga/georgia.ts'

const states = [georgia, florida]
const ours = states.find(({ region }) => region.code === clinic.state)
if (!ours)
  throw refusal(
    `${clinicFolder}/clinic.yaml`,
    `state: must be one of: ${states.map(({ region }) => region.code).join(', ')}`,
  )

export const { region, details } = ours
