import type { FieldPath } from '../state/fieldPath.ts'
import type { PartList } from './elementForms.ts'
import type { PartContext } from './PartFields.tsx'
import { PartListEditor } from './PartListEditor.tsx'

const list: PartList = {
  name: 'sources',
  singular: 'source',
  fields: [
    { name: 'title', label: 'Source title', control: 'line', required: true },
    { name: 'publisher', label: 'Publisher', control: 'line', required: true },
    { name: 'year', label: 'Year', control: 'number', required: true },
    {
      name: 'url',
      label: 'Web address',
      help: 'Begins with https://.',
      control: 'line',
      required: true,
    },
  ],
}

export const SourcesEditor = ({
  sources,
  ...context
}: PartContext & { sources: unknown; path: FieldPath }) => (
  <PartListEditor {...context} list={list} entries={Array.isArray(sources) ? sources : []} />
)
