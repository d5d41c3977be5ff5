import { type ComponentProps, type ReactNode, useState } from 'react'
import { apiLimits } from '#shared/apiLimits.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { MediaImage, MediaUse } from '#shared/entities/media.ts'
import { type DocumentName, desk } from '../../../data/staff/desk.ts'
import { isLoggedOut } from '../../../data/staff/queries.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { refusalOf, WriteError } from '../../../data/write.ts'
import { Button } from '../../../ui/Button.tsx'
import { editorPath } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { Dialog, focusWhenShown } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { FormProblem, SubmitForm } from '../../ui/SubmitForm.tsx'

/** Changes an image wherever it is shown, and then shows the outcome for each document. */
export function ChangeEverywhereDialog({
  title,
  image,
  change,
  onClose,
  children,
  ...submit
}: Pick<ComponentProps<typeof SubmitForm>, 'action' | 'disabled'> & {
  title: string
  image: MediaImage
  change: ImageChange
  onClose: () => void
  children: ReactNode
}) {
  const [changed, setChanged] = useState<readonly ChangedUse[]>()
  const send = async () => {
    try {
      setChanged(await withLogin(() => changeEverywhere(image, change)))
    } catch {
      throw new FormProblem(staffMessages.media.publishFailed)
    }
  }
  return (
    <Dialog title={title} shape="narrow" onClose={onClose}>
      {changed ? (
        <>
          <ul className={form.stack}>
            {changed.map(({ kind, id, title, outcome }) => (
              <li key={`${kind}/${id}`}>
                <a href={editorPath({ kind, id })}>{title || staffMessages.desk.untitled}</a>: {outcome}
              </li>
            ))}
          </ul>
          <div>
            <Button ref={focusWhenShown} onClick={onClose}>
              Done
            </Button>
          </div>
        </>
      ) : (
        <>
          {children}
          <SubmitForm {...submit} send={send} busyAction="Saving and publishing…" />
        </>
      )}
    </Dialog>
  )
}

interface ChangedUse extends MediaUse {
  outcome: string
}

/** `addresses` are the addresses of the image in all widths. */
type ImageChange = (content: DraftContent, addresses: readonly string[]) => DraftContent

/**
 * Changes the draft of each document that shows the image. Published documents that had no draft are published again,
 * with one rendering. Documents that had a draft are not published: their authors publish them.
 */
export async function changeEverywhere(
  { files, uses }: MediaImage,
  change: ImageChange,
): Promise<ChangedUse[]> {
  const addresses = files.map(({ src }) => src)
  const changed = new Map<string, ChangedUse>(uses.map((use) => [nameOf(use), { ...use, outcome: '' }]))
  const toPublish: (DocumentName & { version: number })[] = []
  for (const use of changed.values()) {
    const { kind, id } = use
    try {
      const document = await desk.open(use)
      const content = document.draft?.content ?? document.published?.content ?? {}
      const version = document.draft?.version ?? 0
      const saved = await desk.changeDraft(use, { content: change(content, addresses), version })
      if (document.published && !document.draft && saved.draft)
        toPublish.push({ kind, id, version: saved.draft.version })
      use.outcome = 'has a draft, which has the change now. Publish it when it is ready.'
    } catch (error) {
      if (isLoggedOut(error)) throw error
      use.outcome = reasonOf(error)
    }
  }
  for (let start = 0; start < toPublish.length; start += apiLimits.publications) {
    const documents = toPublish.slice(start, start + apiLimits.publications)
    const { published, refused } = await desk.publishTogether({ documents })
    for (const document of [...published, ...refused]) {
      const use = changed.get(nameOf(document))
      if (use) use.outcome = 'message' in document ? document.message : 'published with the change.'
    }
  }
  return [...changed.values()]
}

const nameOf = ({ kind, id }: DocumentName) => `${kind}/${id}`

/** The reason that a document was not saved. */
export const reasonOf = (error: unknown): string =>
  (error instanceof WriteError && error.status === 409
    ? staffMessages.desk.changedMeanwhile
    : refusalOf(error)) ?? (error instanceof Error ? error.message : String(error))
