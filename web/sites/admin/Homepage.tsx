import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { readSection } from '../../sections/editor/read-section.ts'
import { inputOf, isWrong, problemText, rowsOf, type SectionRow } from '../../sections/editor/section-rows.ts'
import { SectionsEditor } from '../../sections/editor/SectionsEditor.tsx'
import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { Homepage_site$key } from './__generated__/Homepage_site.graphql.ts'
import css from './admin.module.css'
import { useKept } from './kept/useKept.ts'
import { useSite } from './useSite.ts'

const arrangeHomepage = graphql`
  mutation HomepageMutation($siteId: ID!, $sections: [ContentSectionInput!]!) {
    arrangeSiteHomepage(siteId: $siteId, sections: $sections) {
      pending
    }
  }
`

/** Editor of the home page's sections, which are saved all together. */
export function Homepage({ site: key }: { site: Homepage_site$key }) {
  const site = useFragment(
    graphql`
      fragment Homepage_site on Site {
        id
        homepage {
          ...sectionStored_section
        }
        settings {
          enable_auth_wall
        }
      }
    `,
    key,
  )
  const { run, isBusy } = useSite(site.id)
  const form = useForm<{ typed: readonly SectionRow[] | null }>({ defaultValues: { typed: null } })
  useKept(form, { place: `home ${site.id}`, label: 'Home page of a community', part: 'home' })
  const typed = form.watch('typed')
  const { submitCount } = form.formState
  /** Rows that were saved over the home page as the page has read it. */
  const [saved, setSaved] = useState<{ rows: readonly SectionRow[]; over: typeof site.homepage } | null>(null)
  const isNewest = saved !== null && saved.over === site.homepage
  const rows = typed ?? (isNewest ? saved.rows : rowsOf(site.homepage?.map(readSection)))
  const problem = submitCount > 0 ? problemText(rows) : ''
  /** Number of resets, each of which collapses all sections. */
  const [round, setRound] = useState(0)
  const save = form.handleSubmit(async () => {
    if (rows.some(isWrong) || !(await run([[arrangeHomepage, { sections: rows.map(inputOf) }]]))) return
    setSaved({ rows, over: site.homepage })
    forget()
  })
  function forget() {
    form.reset()
    setRound(round + 1)
  }

  return (
    <section aria-labelledby="homepage" className={layout.card}>
      <h2 id="homepage">Home page</h2>
      <p className={layout.soft}>
        Sections appear between the welcome and the latest threads, in this order.
        {!site.settings.enable_auth_wall &&
          ' “Sections for members” is off (see Sign-up and log-in), so visitors see those sections too.'}
      </p>
      <SectionsEditor
        key={round}
        rows={rows}
        tries={submitCount}
        onChange={(typed) => form.setValue('typed', typed)}
      />
      <p role={problem ? 'alert' : undefined} className={css.problem}>
        {problem}
      </p>
      <div className={layout.row}>
        <Button
          size="small"
          look="primary"
          busy={isBusy}
          disabled={typed === null}
          onClick={() => void save()}
        >
          Save home page
        </Button>
        {typed && (
          <Button size="small" look="quiet" onClick={forget}>
            Undo
          </Button>
        )}
      </div>
    </section>
  )
}
