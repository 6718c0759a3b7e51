import { Avatar, type AvatarSize } from '../Avatar.tsx'
import { ReactionIcon, type ReactionIconKind } from '../ReactionIcon.tsx'
import { SiteLogo } from '../theme/SiteLogo.tsx'
import { SiteMarkContext } from '../theme/site-mark.ts'
import css from './gallery.module.css'
import { Case, Section } from './Section.tsx'

const sizes: readonly AvatarSize[] = ['header', 'thumb', 'profileTooltip', 'medium', 'large']
const kinds: readonly ReactionIconKind[] = ['like', 'support', 'sad', 'wow', 'same']
const accents = ['#2f6b5e', '#8a3b6b', '#2f5d8a', '#a3562a', '#5b4a9c', '#3f7030']
const sites =
  'asthma migraine diabetes ra lupus copd crohns ms parkinsons ibd gout als acne allergy endo psoriasis'
    .split(' ')
    .map((prefix, at) => ({ prefix, accent: accents[at % accents.length] ?? '' }))
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="#579" d="M0 0h2v2H0z"/><path fill="#fc7" d="M0 2 2 0v2z"/></svg>',
)}`

/** Gallery section of icons, avatars and logos. */
export function PictureSections() {
  return (
    <>
      <Section id="avatars" heading="Avatars">
        <Case name="sizes">
          {sizes.map((size) => (
            <Avatar key={size} name="Maya" size={size} />
          ))}
        </Case>
        <Case name="picture, picture that does not come, Anonymous, Editorial Team, any script">
          <Avatar name="Maya" src={picture} />
          <Avatar name="Tomasz" src="data:image/png;base64,AAAA" />
          <Avatar name={null} />
          <SiteMarkContext value={{ prefix: 'migraine', accent: '#5b4a9c' }}>
            <Avatar name="Editorial Team" />
          </SiteMarkContext>
          <Avatar name="Øyvind" />
          <Avatar name="李娜" />
          <Avatar name="🦋 Ana" />
        </Case>
      </Section>
      <Section id="drawn" heading="Drawn">
        <Case name="reactions, logos of sites, their sizes">
          <div data-picture="drawn" className={css.drawn}>
            {kinds.map((kind) => (
              <ReactionIcon key={kind} kind={kind} size={32} />
            ))}
            {sites.map((site) => (
              <SiteLogo key={site.prefix} site={site} />
            ))}
            {([24, 32, 96] as const).map((size) => (
              <SiteLogo key={size} site={{ prefix: 'migraine', accent: '#5b4a9c' }} size={size} />
            ))}
          </div>
        </Case>
      </Section>
    </>
  )
}
