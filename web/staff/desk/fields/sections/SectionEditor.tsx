import { isRecord } from '#shared/documents/pageContent.ts'
import { Button } from '../../../../ui/Button.tsx'
import { elementForms, elementNames, locationList } from '../../kinds/elementForms.ts'
import type { FieldPath } from '../../state/fieldPath.ts'
import { ListIssue } from '../ListIssue.tsx'
import { AddPart } from './AddPart.tsx'
import { ElementEditor, elementLabel } from './ElementEditor.tsx'
import { Part } from './Part.tsx'
import { type PartContext, PartFields } from './PartFields.tsx'
import { PartListEditor } from './PartListEditor.tsx'
import { sectionKindOf } from './sectionKinds.ts'
import { TableFields } from './TableFields.tsx'

const titleField = { name: 'title', label: 'Title', control: 'line' } as const

export function SectionEditor({
  section,
  path,
  ...context
}: PartContext & { section: unknown; path: FieldPath }) {
  const values = isRecord(section) ? section : {}
  const fields = (rows: Parameters<typeof PartFields>[0]['fields']) => (
    <PartFields {...context} fields={rows} path={path} values={values} />
  )
  switch (sectionKindOf(section)) {
    case 'embed':
      return fields([
        { ...titleField, required: true },
        {
          name: 'url',
          label: 'Address of the frame',
          help: 'Without it, the contact form.',
          control: 'line',
        },
      ])
    case 'locations':
      return (
        <>
          {fields([titleField])}
          <OfficeList {...context} locations={values.locations} path={[...path, 'locations']} />
        </>
      )
    case 'table':
      return (
        <>
          {fields([titleField])}
          <TableFields reference={section} path={path} onEdit={context.onEdit} />
        </>
      )
    case 'elements':
      return <ElementList {...context} elements={values.elements} path={[...path, 'elements']} />
  }
}

function OfficeList({ locations, path, ...context }: PartContext & { locations: unknown; path: FieldPath }) {
  if (!Array.isArray(locations)) {
    return (
      <div>
        <p>The offices of the site are shown.</p>
        <Button kind="quiet" size="small" onClick={() => context.onEdit(path, [])}>
          List other offices
        </Button>
      </div>
    )
  }
  return (
    <>
      <PartListEditor {...context} list={locationList} path={path} entries={locations} />
      <div>
        <Button kind="plain" size="small" onClick={() => context.onEdit(path, undefined)}>
          Show the offices of the site
        </Button>
      </div>
    </>
  )
}

function ElementList({ elements, path, ...context }: PartContext & { elements: unknown; path: FieldPath }) {
  const list = Array.isArray(elements) ? elements : []
  return (
    <>
      <ListIssue label="This section" path={path} issues={context.issues} />
      {list.map((element, index) => {
        const label = elementLabel(element)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: elements have no other identity, and fields are controlled
          <Part key={index} label={label} path={path} list={list} index={index} onEdit={context.onEdit}>
            <ElementEditor {...context} element={element} path={[...path, index]} />
          </Part>
        )
      })}
      <AddPart
        label="New element"
        action="Add element"
        options={elementNames.map((name) => ({ name, label: elementForms[name].label }))}
        onAdd={(name) => context.onEdit(path, [...list, { name, values: elementForms[name].initial }])}
      />
    </>
  )
}
