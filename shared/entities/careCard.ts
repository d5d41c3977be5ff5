import * as z from 'zod/mini'
import { careTitles } from '../content/careTitles.ts'

// The table's own keys, which Object.keys types as string.
export const CareCardName = z.enum(Object.keys(careTitles) as (keyof typeof careTitles)[])
export type CareCardName = z.infer<typeof CareCardName>
