import * as z from 'zod/mini'
import { careTitles } from '../content/careTitles.ts'

// Object.keys types the table's keys as string.
export const CareCardName = z.enum(Object.keys(careTitles) as (keyof typeof careTitles)[])
export type CareCardName = z.infer<typeof CareCardName>
