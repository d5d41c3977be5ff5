import type { Site } from '../entities/site.ts'

/** The names of sample insurers, accreditations and licenses that nobody has replaced yet. */
export const sampleNames = ({
  insurers,
  accreditations,
}: Pick<Site, 'insurers' | 'accreditations'>): string[] =>
  [...insurers, ...accreditations].map(({ name }) => name).filter((name) => /\bsample\b/i.test(name))
