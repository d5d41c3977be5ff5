import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { namedPath } from '#shared/checks/namedPath.ts'
import { type FieldPath, pathName, startsWith } from '#shared/documents/fieldPath.ts'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { staffScreens } from '../../screens.ts'
import { deskKinds } from '../kinds/deskKinds.ts'

/** Opens the section or the group around the field at `path`, and focuses the field. */
export function focusField(path: FieldPath): void {
  if (focusWithin(path)) return
  const toggle = firstMatching(path, (name) =>
    document.querySelector<HTMLElement>(`[data-section="${CSS.escape(name)}"][aria-expanded="false"]`),
  )
  toggle?.click()
  requestAnimationFrame(() => focusWithin(path))
}

function focusWithin(path: FieldPath): boolean {
  const field = firstMatching(path, (name) => document.querySelector(`[data-field="${CSS.escape(name)}"]`))
  if (!field) return false
  // The field has the focus already, with the selected words in view.
  if (field.contains(document.activeElement)) return true
  for (
    let around = field.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true
  const control = field.querySelector<HTMLElement>(
    '[role="textbox"], textarea, select, input:not([type="file"])',
  )
  control?.focus()
  field.scrollIntoView({ block: field.clientHeight > innerHeight ? 'start' : 'center' })
  return control !== null
}

function firstMatching<Found>(path: FieldPath, find: (name: string) => Found | null): Found | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const found = find(pathName(path.slice(0, length)))
    if (found) return found
  }
}

export const focusedField = (element: Element): FieldPath | undefined => {
  const name = element.closest<HTMLElement>('[data-field]')?.dataset.field
  return name === undefined ? undefined : namedPath(name)
}

export function useShowField(kind: DocumentKind): (path: FieldPath) => void {
  // The registered router type has only the public routes.
  const router: AnyRouter = useRouter()
  return async (path) => {
    const group = deskKinds[kind].groups.find(({ fields }) =>
      fields.some((field) => startsWith(path, field.path)),
    )
    if (group?.tab) await router.navigate({ to: staffScreens[group.tab].path, replace: true })
    requestAnimationFrame(() => focusField(path))
  }
}
