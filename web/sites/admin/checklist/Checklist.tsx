import { CircleCheckBig, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { isChecklistStep, type ChecklistStep } from '../../../../services/rules/sites/checklist.ts'
import { urlFor } from '../../../../services/rules/routes/links.ts'
import { useSiteHref } from '../../../frame/useSiteHref.ts'
import { SiteLink } from '../../../frame/SiteLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../../../ui/tools/DialogButtons.tsx'
import layout from '../../../ui/theme/layout.module.css'
import type { Checklist_site$key } from './__generated__/Checklist_site.graphql.ts'
import css from './checklist.module.css'
import { useSite } from '../useSite.ts'

const openSite = graphql`
  mutation ChecklistOpenMutation($siteId: ID!) {
    openSite(siteId: $siteId) {
      site {
        ...Checklist_site
      }
    }
  }
`

/** Text of each step, its reason, and the part of the settings or the path in the community where it is done. */
const texts: Record<ChecklistStep, { text: string; why: string; part?: string; path?: string }> = {
  look: {
    text: 'Say for whom it is',
    why: 'One sentence, under the name on the home page and in search engines.',
    part: 'look',
  },
  picture: {
    text: 'Choose a logo, or a picture for the home page',
    why: 'Until then, both are drawn from the color.',
    part: 'look',
  },
  categories: {
    text: 'Check the categories',
    why: 'They sort what people write. The first ones are a guess; yours may have other names.',
    part: 'categories',
  },
  menu: { text: 'Check the menu', why: 'It leads to what matters most.', part: 'menu' },
  text: {
    text: 'Write the first text',
    why: 'Nobody likes to be the first in an empty room.',
  },
  rules: {
    text: 'Publish the community rules',
    why: 'What people can expect of each other, and who decides. A draft is ready: change what does not fit, and publish it. Everybody who posts gets a link to it.',
    path: urlFor.newContent('PAGE'),
  },
  open: { text: 'Open the community', why: 'Until then, only administrators see it.' },
}

/** Steps to an open community, with links to where each is done; nothing for one that is complete, or was never hidden. */
export function Checklist({ site: key }: { site: Checklist_site$key }) {
  const site = useFragment(
    graphql`
      fragment Checklist_site on Site {
        id
        name
        prefix
        host
        features
        purpose
        isHidden
        checklist {
          step
          isDone
          draft
        }
      }
    `,
    key,
  )
  const hrefOf = useSiteHref()
  const { run, isBusy } = useSite(site.id)
  const [isAsking, setAsking] = useState(false)
  const done = site.checklist.filter(({ isDone }) => isDone).length
  const missing = site.checklist.filter(({ step, isDone }) => !isDone && step !== 'open').length
  if (site.purpose === null || done === site.checklist.length) return null
  const firstText = site.features.includes('Forums') ? urlFor.createThread() : urlFor.newContent('POST')
  return (
    <section aria-labelledby="checklist" className={layout.card}>
      <h2 id="checklist">{site.isHidden ? 'Before you open it' : 'Still to do'}</h2>
      <p className={layout.soft}>
        {done} of {site.checklist.length} done.
        {site.isHidden &&
          ' Only administrators see this community, and no other community lists it. Everybody else finds nothing at its address.'}
      </p>
      <ol className={css.steps}>
        {site.checklist.flatMap(({ step, isDone, draft }) => {
          if (!isChecklistStep(step)) return []
          const { text, why, part, path = firstText } = texts[step]
          const to = draft ? urlFor.editContent(draft) : path
          const Icon = isDone ? CircleCheckBig : CircleDashed
          return [
            <li key={step} className={isDone ? css.done : css.step}>
              <Icon size={22} aria-hidden="true" />
              <div>
                <p>
                  {isDone || step === 'open' ? (
                    text
                  ) : part ? (
                    <SiteLink to={urlFor.sitePart(site.prefix, part)}>{text}</SiteLink>
                  ) : (
                    <a href={hrefOf(site, to)}>{text}</a>
                  )}
                  {isDone && <span className="visually-hidden"> (done)</span>}
                </p>
                {!isDone && <p className={layout.soft}>{why}</p>}
              </div>
            </li>,
          ]
        })}
      </ol>
      {site.isHidden && (
        <div className={layout.row}>
          <Button look="primary" busy={isBusy} onPointerEnter={Dialog.load} onClick={() => setAsking(true)}>
            Open the community…
          </Button>
        </div>
      )}
      {isAsking && (
        <Dialog heading={`Open ${site.name}?`} onClose={() => setAsking(false)}>
          <p>
            Everybody can then read it at {site.host}. The other communities list it in their footers, and
            search engines may find it. It can't be hidden again.
          </p>
          {missing > 0 && (
            <p>
              {missing === 1 ? 'One step' : `${missing} steps`} of the list {missing === 1 ? 'is' : 'are'} not
              done yet. You can open it all the same.
            </p>
          )}
          <DialogButtons onCancel={() => setAsking(false)}>
            <Button
              look="primary"
              onClick={() => {
                setAsking(false)
                void run([[openSite, {}]], `${site.name} is open.`)
              }}
            >
              Open it
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </section>
  )
}
