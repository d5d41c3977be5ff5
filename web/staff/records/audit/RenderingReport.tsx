import type { PageProblem } from '#shared/entities/rendering.ts'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import form from '../../ui/form.module.css'
import { useStaffQuery } from '../../useStaffQuery.ts'

const says = staffMessages.rendering

/** While the website does not show what was published: which pages, since when, why, and what to do. */
export function RenderingReport() {
  const { data } = useStaffQuery('GET /api/admin/rendering')
  if (!data) return null
  const { failed, problems } = data
  if (!failed && !problems) return null
  const { title, what, steps } = failed ? says.failed : says.notRendered
  return (
    <section aria-labelledby="rendering" className={`${form.notice} ${form.warning}`}>
      <h2 id="rendering">{title}</h2>
      <p>{what(problems && dateAndTime(problems.at))}</p>
      {problems ? <Pages pages={problems.pages} /> : <p>{says.withoutReason}</p>}
      <h3>{says.steps}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

const Pages = ({ pages }: { pages: readonly PageProblem[] }) => (
  <ul role="list" className={form.stack}>
    {pages.map(({ path, reason }) => (
      <li key={`${path} ${reason}`}>
        {path && <a href={path}>{path} </a>}
        {reason}
      </li>
    ))}
  </ul>
)
