import { ArrowRight, LifeBuoy } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { Banners_site$key } from './__generated__/Banners_site.graphql.ts'
import css from './shell.module.css'
import { SiteLink } from '../frame/SiteLink.tsx'
import { useIsOpen } from '../frame/open/useIsOpen.ts'

const usual = {
  text: "In crisis? You're not alone. In the US, call or text 988 at any time.",
  links: [
    { title: 'Call 988', url: 'tel:988' },
    { title: 'Find a helpline in your country', url: 'https://findahelpline.com/' },
  ],
}

/** Banners above every screen: help in a crisis, and a link that the site's settings choose. */
export function Banners(props: { site: Banners_site$key }) {
  const { features, settings } = useFragment(
    graphql`
      fragment Banners_site on Site {
        features
        settings {
          crisis_response_banner {
            enabled
            text
            links {
              title
              url
            }
          }
          content_driver_banner {
            enabled
            text
            link {
              title
              url
            }
          }
        }
      }
    `,
    props.site,
  )
  const { crisis_response_banner: crisis, content_driver_banner: driver } = settings
  const isOpen = useIsOpen()
  const given = crisis.links.filter(({ url }) => isOpen(url))
  const links = given.length > 0 ? given : usual.links
  const isDriver = driver.enabled && driver.text && (!driver.link || isOpen(driver.link.url))
  return (
    <>
      {(crisis.enabled || features.includes('mental_health')) && (
        <aside aria-label="Help in a crisis" className={css.crisis}>
          <LifeBuoy size={20} aria-hidden="true" />
          <p>
            {crisis.text || usual.text}{' '}
            {links.map(({ title, url }) => (
              <a key={url} href={url} rel="noreferrer">
                {title}
              </a>
            ))}
          </p>
        </aside>
      )}
      {isDriver && (
        <aside aria-label="From the community" className={css.driver}>
          <p>
            {driver.text} {driver.link && <DriverLink {...driver.link} />}
          </p>
        </aside>
      )}
    </>
  )
}

function DriverLink({ title, url }: { title: string; url: string }) {
  const content = (
    <>
      {title} <ArrowRight size={16} aria-hidden="true" />
    </>
  )
  return url.startsWith('/') ? <SiteLink to={url}>{content}</SiteLink> : <a href={url}>{content}</a>
}
