import type { CrisisLine, Site } from '../entities/site.ts'
import { emergency, lifeline } from '../fixedFacts.ts'

export const crisisLinesOf = ({ crisisLines }: Pick<Site, 'crisisLines'>): CrisisLine[] => [
  lifeline,
  emergency,
  ...crisisLines,
]
