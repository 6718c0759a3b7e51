import {
  BookOpen,
  Cake,
  CircleUser,
  Compass,
  DoorOpen,
  Globe,
  Heart,
  MapPin,
  PawPrint,
  Quote,
  Signpost,
  Smile,
  Sun,
} from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { relationships } from '../../services/rules/disorders/relationships.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'
import type { ProfileValues_user$key } from './__generated__/ProfileValues_user.graphql.ts'
import css from './profile-values.module.css'

const icons = {
  book: BookOpen,
  cake: Cake,
  door: DoorOpen,
  globe: Globe,
  heart: Heart,
  'map-pin': MapPin,
  paw: PawPrint,
  quote: Quote,
  sign: Signpost,
  smile: Smile,
  sun: Sun,
  user: CircleUser,
}
const iconOf = (name: string) => Object.entries(icons).find(([key]) => key === name)?.[1] ?? Compass

/** What a member says on the profile, as far as the viewer may read it; `isShown` leaves out more in a preview. */
export function ProfileValues(props: { user: ProfileValues_user$key; isShown(field: string): boolean }) {
  const { publicProfile, disorders } = useFragment(
    graphql`
      fragment ProfileValues_user on User {
        publicProfile {
          id
          name
          label
          value
          icon
        }
        disorders {
          id
          relationshipType
          disorder {
            name
            path
          }
        }
      }
    `,
    props.user,
  )
  const shown = publicProfile.filter(({ name }) => props.isShown(name))
  const words = shown.filter(({ name }) => name === 'description' || name === 'bio')
  const facts = shown.filter((field) => !words.includes(field))
  const named = props.isShown('conditions') ? (disorders ?? []) : []
  return (
    <>
      {words.length > 0 && (
        <section aria-labelledby="about" className={layout.stack}>
          <h2 id="about">About</h2>
          {words.map(({ id, value }) => (
            <p key={id} className={layout.prose}>
              {value}
            </p>
          ))}
        </section>
      )}
      {named.length > 0 && (
        <section aria-labelledby="conditions">
          <h2 id="conditions">Conditions</h2>
          <ul>
            {named.map(({ id, relationshipType, disorder }) => (
              <li key={id}>
                <SiteLink to={disorder.path}>{disorder.name}</SiteLink>
                {relationshipType && ` · ${relationships[relationshipType]}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      {facts.length > 0 && (
        <section aria-labelledby="facts" className={layout.stack}>
          <h2 id="facts">Good to know</h2>
          <dl className={css.facts}>
            {facts.map(({ id, label, value, icon }) => {
              const Icon = iconOf(icon)
              return (
                <div key={id} className={css.fact}>
                  <dt className={layout.soft}>
                    <Icon size={20} aria-hidden="true" />
                    {label}
                  </dt>
                  <dd>{value}</dd>
                </div>
              )
            })}
          </dl>
        </section>
      )}
    </>
  )
}
