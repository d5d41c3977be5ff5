import type { CrisisLine, Site } from '../entities/site.ts'
import { emergency, lifeline } from '../fixedFacts.ts'

/** 988 and 911 first. */
export const crisisLinesOf = ({ crisisLines }: Pick<Site, 'crisisLines'>): CrisisLine[] => [
  lifeline,
  emergency,
  ...crisisLines,
]
