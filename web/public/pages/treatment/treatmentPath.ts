/** The parameters of the four routes of treatment pages. */
export interface TreatmentParams {
  parent?: string
  slug?: string
}

export const treatmentPathOf = ({ parent, slug = '' }: TreatmentParams): string =>
  parent ? `${parent}/${slug}` : slug
