import { Heart, MessageCircle } from 'lucide-react'
import { Badge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { Card } from '../Card.tsx'
import { Empty } from '../Empty.tsx'
import { Field } from '../forms/Field.tsx'
import { Link } from '../text/Link.tsx'
import { Pagination } from '../Pagination.tsx'
import { ProgressDots } from '../progress/ProgressDots.tsx'
import { Prose } from '../text/Prose.tsx'
import { Skeleton } from '../progress/Skeleton.tsx'
import { Tabs } from '../Tabs.tsx'
import { Case, Section } from './Section.tsx'

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const
const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** Gallery section of text, buttons and other static UI primitives. */
export function TextSections() {
  return (
    <>
      <Section id="text" heading="Text">
        <h1>A first heading that may well take two lines</h1>
        <h2>A second heading</h2>
        <h3>A third heading</h3>
        <Prose
          text={`Some days the stairs are a mountain. I write this on one of the others.\n\nA word that is too long: ${long}.`}
        />
      </Section>
      <Section id="buttons" heading="Buttons">
        {looks.map((look) => (
          <Case key={look} name={look}>
            <Button look={look}>Follow</Button>
            <Button look={look} size="small">
              Small
            </Button>
            <Button look={look}>
              <Heart size={20} aria-hidden="true" /> With an icon
            </Button>
            <Button look={look} disabled>
              Disabled
            </Button>
            <Button look={look} busy>
              Busy
            </Button>
          </Case>
        ))}
        <Case name="with much to say">
          <Button>Notify me when someone I follow replies in this thread</Button>
        </Case>
      </Section>
      <Section id="links" heading="Links">
        <Case name="text, quiet, like buttons, elsewhere">
          <Link to="#text">A link</Link>
          <Link to="#text" look="quiet">
            A quiet link
          </Link>
          <Link to="#text" look="primary">
            Primary
          </Link>
          <Link to="#text" look="secondary">
            Secondary
          </Link>
          <Link to="https://example.org/">External link</Link>
        </Case>
      </Section>
      <Section id="cards" heading="Cards and badges">
        <Card as="article">
          <h3>How do you sleep with a stiff neck?</h3>
          <p>A card with a word that is too long: {long}.</p>
        </Card>
        <Case name="badges">
          <Badge>Moderator</Badge>
          <Badge tone="neutral">Member</Badge>
          <Badge tone="success">Approved</Badge>
          <Badge tone="danger">Spam</Badge>
          <Badge>Moderator &amp; Contributor, Healthcare Provider</Badge>
        </Case>
      </Section>
      <Section id="tabs" heading="Tabs">
        <Case name="the first open, one not to be opened" full>
          <Tabs
            label="Profile"
            tabs={[
              { id: 'activity', label: 'Activity', panel: <p>Nothing has happened yet.</p> },
              { id: 'status', label: 'Status updates', panel: <Field label="What is new?" /> },
              { id: 'awards', label: 'Awards', panel: <p>No awards.</p>, disabled: true },
              { id: 'following', label: 'Following', panel: <p>Nobody.</p> },
            ]}
          />
        </Case>
      </Section>
      <Section id="lists" heading="Lists">
        <Case name="pagination" full>
          <Pagination page={1} pages={3} href={(page) => `#page-${page}`} label="Three pages" />
          <Pagination page={12} pages={40} href={(page) => `#page-${page}`} label="Forty pages" />
        </Case>
        <Case name="progress dots">
          <ProgressDots step={1} steps={3} />
          <ProgressDots step={3} steps={4} />
        </Case>
        <Case name="skeleton" full>
          <Skeleton avatar />
        </Case>
        <Case name="empty" full>
          <Empty icon={<MessageCircle size={28} />} heading="No messages yet">
            <p>Your messages will appear here.</p>
            <Button look="primary">Write a message</Button>
          </Empty>
        </Case>
      </Section>
    </>
  )
}
