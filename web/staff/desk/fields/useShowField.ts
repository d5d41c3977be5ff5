import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { staffScreens } from '../../screens.ts'
import { deskKinds } from '../kinds/deskKinds.ts'
import { type FieldPath, startsWith } from '../state/fieldPath.ts'
import { focusField } from './focusField.ts'

export function useShowField(kind: DocumentKind): (path: FieldPath) => void {
  // The registered router type is that of the public routes.
  const router: AnyRouter = useRouter()
  return async (path) => {
    const group = deskKinds[kind].groups.find(({ fields }) =>
      fields.some((row) => startsWith(path, row.path)),
    )
    if (group?.tab) await router.navigate({ to: staffScreens[group.tab].path, replace: true })
    requestAnimationFrame(() => focusField(path))
  }
}
