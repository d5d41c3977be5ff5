import { useCallback, useMemo } from 'react'
import { fixedPages } from '#shared/documents/paths.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { desk } from '../../../data/staff/desk.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { useReadSite } from '../../../data/useSite.ts'
import { useDocumentChecks } from '../checks/DocumentChecks.tsx'
import { textOf } from '../kinds/changedContent.ts'
import { pathName } from '../state/fieldPath.ts'
import type { ControlProps } from './ControlProps.ts'
import type { SearchLinks } from './richText/linkTarget.ts'
import { RichTextField } from './richText/RichTextField.tsx'

export function RichTextControl({ attributes, field, value, onChange }: ControlProps) {
  const { facts, findings, shown, undo, redo } = useDocumentChecks()
  const name = pathName(field.path)
  const own = useMemo(() => findings.filter(({ field }) => field === name), [findings, name])
  return (
    <RichTextField
      attributes={attributes}
      label={field.label}
      value={textOf(value)}
      onChange={onChange}
      onUndo={undo}
      onRedo={redo}
      facts={facts}
      findings={own}
      selectionRequest={shown?.field === name ? shown : undefined}
      searchLinks={useSearchLinks()}
    />
  )
}

function useSearchLinks(): SearchLinks {
  const site = useReadSite()
  return useCallback(
    async (words) => {
      const search = words.toLowerCase()
      const fixed = fixedPages(site)
        .filter(({ title }) => title.toLowerCase().includes(search))
        .map(({ title, path }) => ({ title, address: path }))
      const { documents } = await withLogin(() => desk.list({ search: words }))
      const stored = documents.flatMap(({ kind, title, address, status }) =>
        kinds[kind].hasChosenAddress && address && status !== 'draft' ? { title, address } : [],
      )
      return [...fixed, ...stored]
    },
    [site],
  )
}
