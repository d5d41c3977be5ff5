import type { StoredValues } from '#shared/documents/pageContent.ts'

/** The options that have both a value and a label. */
export function optionsOf({ options }: StoredValues<'region dropdown'>): { value: string; label: string }[] {
  return Array.isArray(options) ? options.filter(isOption) : []
}

const isOption = (option: unknown): option is { value: string; label: string } =>
  typeof option === 'object' &&
  option !== null &&
  'value' in option &&
  typeof option.value === 'string' &&
  'label' in option &&
  typeof option.label === 'string'
