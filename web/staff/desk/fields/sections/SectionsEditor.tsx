import { useId, useState } from 'react'
import { type FieldPath, pathName, startsWith, valueAt } from '#shared/documents/fieldPath.ts'
import { homeSections } from '#shared/documents/homeSections.ts'
import { isRecord } from '#shared/documents/pageContent.ts'
import form from '../../../ui/form.module.css'
import type { FormField } from '../../kinds/fieldTypes.ts'
import { AddPart } from './AddPart.tsx'
import { EntryActions } from './EntryActions.tsx'
import { ListNotes, type PartContext, PartFields } from './PartFields.tsx'
import { SectionEditor } from './SectionEditor.tsx'
import styles from './SectionsEditor.module.css'
import { type FixedSections, sectionHint, sectionKinds, sectionTitle } from './sectionKinds.ts'

const heading = [{ path: ['title'], label: 'Heading of the page', control: 'line', required: true }] as const

/** Edits page content, which is stored as a list of sections or as an object with a title and sections. */
export function SectionsEditor({
  field,
  content,
  isHome,
  ...context
}: PartContext & { field: FormField; content: unknown; isHome: boolean }) {
  const { path } = field
  const stored = valueAt(content, path)
  const { sections = stored } = isRecord(stored) ? stored : {}
  return (
    <>
      <ListNotes field={field} issues={context.issues} />
      {isRecord(stored) && <PartFields {...context} fields={heading} path={path} values={stored} />}
      <SectionList
        {...context}
        fixed={isHome ? homeSections : {}}
        sections={Array.isArray(sections) ? sections : []}
        path={isRecord(stored) ? [...path, 'sections'] : path}
      />
    </>
  )
}

const kinds = Object.entries(sectionKinds).map(([name, { label, initial }]) => ({ name, label, initial }))

/** Sections that can be added: a section of any kind, or a section with a fixed name that the page lacks. */
function additions(sections: readonly unknown[], fixed: FixedSections) {
  const missing = Object.entries(fixed).filter(
    ([name]) => !sections.some((section) => isRecord(section) && section.name === name),
  )
  return [...kinds, ...missing.map(([name, label]) => ({ name, label, initial: { name, elements: [] } }))]
}

function SectionList({
  sections,
  fixed,
  path,
  ...context
}: PartContext & { sections: readonly unknown[]; fixed: FixedSections; path: FieldPath }) {
  const id = useId()
  const [open, setOpen] = useState<number>()
  const options = additions(sections, fixed)
  return (
    <div className={form.stack}>
      {sections.map((section, index) => {
        const title = sectionTitle(section, fixed)
        const sectionPath = [...path, index]
        const isOpen = open === index
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other identity, and fields are controlled
          <section key={index} className={styles.section} aria-label={title}>
            <div className={form.between}>
              <button
                type="button"
                className={styles.toggle}
                aria-expanded={isOpen}
                aria-controls={`${id}-${index}`}
                data-section={pathName(sectionPath)}
                onClick={() => setOpen(isOpen ? undefined : index)}
              >
                <strong>{title}</strong>
                <span className={form.hint}>{sectionHint(section, title)}</span>
                {context.issues.some((issue) => startsWith(issue.path, sectionPath)) && (
                  <span className={form.problem}>Something is missing here</span>
                )}
              </button>
              <EntryActions
                label={title}
                path={path}
                list={sections}
                index={index}
                onChange={(changed) => {
                  setOpen(undefined)
                  context.onEdit(path, changed)
                }}
              />
            </div>
            <div id={`${id}-${index}`} hidden={!isOpen}>
              {isOpen && (
                <div className={form.form}>
                  <SectionEditor {...context} section={section} path={sectionPath} />
                </div>
              )}
            </div>
          </section>
        )
      })}
      <AddPart
        label="New section"
        action="Add section"
        options={options}
        onAdd={(added) => {
          const initial = options.find(({ name }) => name === added)?.initial
          context.onEdit(path, [...sections, initial])
          setOpen(sections.length)
        }}
      />
    </div>
  )
}
