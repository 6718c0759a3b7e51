import {
  isContentCreation,
  isContentEdit,
  type ContentCreation,
  type ContentEdit,
} from '../../../events/content.ts'
import { isErased, type Erased } from '../../../events/define.ts'
import type { RecordedEvent } from '../../../events/event.ts'
import { ContentId } from '../../../events/ids.ts'
import type { MemberId } from '../../../events/kinds.ts'
import { text } from '../../../projections/batch.ts'
import { decisionEvents, isDecision, verbRow } from '../../rules/decisions.ts'
import { shownOn } from '../../rules/forums/merges.ts'
import { plainText } from '../../rules/publishing/plain-text.ts'
import { EDITORIAL_TEAM } from '../../rules/profiles/editorial-team.ts'
import { stateOncePosted } from '../../rules/visibility.ts'
import type { ContentRow } from '../reads.ts'

const tagsOf = (tags: string[] | Erased | undefined) => (isErased(tags) ? [] : tags)

/** Content, with what moderators decided on it, as simple in-memory code, with which tests compare the tables. */
export function openContentMemory(isSpammer: (member: MemberId) => boolean) {
  const content = new Map<string, ContentRow>()
  /** Parent and root of each item when it was written. */
  const homes = new Map<string, Pick<ContentRow, 'parent' | 'root'>>()
  /** Merged threads, with the revision of the decision. */
  const merges = new Map<ContentId, { into: ContentId; by: number }>()
  const purged = new Set<string>()

  /** Puts each item under the thread whose page shows it, and updates the times of the last activity. */
  function settleRoots() {
    const into = new Map([...content.values()].map(({ id }) => [id, merges.get(id)?.into ?? null] as const))
    for (const row of content.values()) {
      const { parent, root } = homes.get(row.id)!
      const shown = shownOn(root, into)
      const above = parent === root ? shown : parent
      const aboveThread = shown === row.id ? null : shown
      Object.assign(row, {
        root: shown,
        parent: row.id === root ? aboveThread : above,
        lastActiveAt: row.insertedAt,
      })
    }
    for (const { root, insertedAt } of content.values()) {
      const row = content.get(root)
      if (row && insertedAt > row.lastActiveAt) row.lastActiveAt = insertedAt
    }
  }

  function create(event: RecordedEvent & ContentCreation) {
    const { subject, parent, root, site, author, body } = event.data
    const at = new Date(event.metadata.occurredAt)
    const { title = null, slug = null } = 'title' in event.data ? event.data : {}
    content.set(subject.id, {
      id: subject.id,
      kind: subject.kind,
      site,
      author,
      authorIsSpammer: isSpammer(author),
      parent: parent?.id ?? null,
      root: root.id,
      title: text(title),
      slug: text(slug),
      body: text(body),
      state: stateOncePosted('visible', event.data),
      heldBy: event.data.heldBy ?? null,
      picture: null,
      pictureState: null,
      locked: false,
      pinned: false,
      category: ('category' in event.data && event.data.category) || null,
      tags: ('tags' in event.data && tagsOf(event.data.tags)) || [],
      withdrawn: false,
      unpublished: false,
      insertedAt: at,
      editedAt: null,
      lastActiveAt: at,
      revision: 0,
      commentCount: 0,
      cursor: '',
    })
    homes.set(subject.id, { parent: parent?.id ?? null, root: root.id })
    settleRoots()
  }

  function edit(event: RecordedEvent & ContentEdit) {
    const { subject, body } = event.data
    const editedAt = new Date(event.metadata.occurredAt)
    const row = content.get(subject.id)
    if (!row) return
    const state = stateOncePosted(row.state, event.data)
    const { heldBy = null } = event.data
    Object.assign(row, { body: text(body), state, heldBy, editedAt, revision: event.revision })
    if ('title' in event.data) row.title = text(event.data.title)
    if ('tags' in event.data) row.tags = tagsOf(event.data.tags) ?? row.tags
  }

  function decide(event: Extract<RecordedEvent, { type: keyof typeof decisionEvents }>) {
    const { id } = event.data.subject
    const row = content.get(id)
    if (!row) return
    const { state, picture } = verbRow(decisionEvents[event.type])
    if (event.type === 'ContentMerged') {
      merges.set(event.data.subject.id, { into: event.data.into.id, by: event.revision })
      settleRoots()
    }
    Object.assign(row, {
      revision: event.revision,
      ...(state && { state }),
      ...(picture && { pictureState: row.picture ? picture : null }),
      ...(event.type === 'ContentLocked' && { locked: true }),
      ...(event.type === 'ContentPinned' && { pinned: true }),
      ...(event.type === 'ContentMoved' && { category: event.data.category }),
    })
  }

  function undo({ data, revision }: Extract<RecordedEvent, { type: 'DecisionUndone' }>) {
    const row = content.get(data.subject.id)
    const { state, locked, category, pinned, picture } = data
    const thread = ContentId.safeParse(data.subject.id).data
    if (thread && state && merges.get(thread)?.by === data.decision) {
      merges.delete(thread)
      settleRoots()
    }
    if (!row) return
    row.revision = revision
    if (!state) return
    Object.assign(row, { state, locked, category })
    if (pinned !== undefined) row.pinned = pinned
    if (picture && row.picture) row.pictureState = picture
  }

  function publish({ data, metadata, revision }: Extract<RecordedEvent, { type: 'PostPublished' }>) {
    const { subject, site } = data
    if (purged.has(subject.id)) return
    const texts = {
      title: text(data.text.title),
      slug: text(data.text.slug),
      body: text(plainText(data.text.sections)),
    }
    const before = content.get(subject.id)
    const home = { parent: null, root: subject.id }
    const editedAt = new Date(metadata.occurredAt)
    const date = new Date(data.date)
    const state = stateOncePosted(before?.state ?? 'visible', {})
    if (before) Object.assign(before, { ...texts, unpublished: false, editedAt, revision, state })
    else
      content.set(subject.id, {
        ...subject,
        ...home,
        ...texts,
        site,
        author: EDITORIAL_TEAM,
        authorIsSpammer: false,
        state: 'visible',
        heldBy: null,
        picture: null,
        pictureState: null,
        locked: false,
        pinned: false,
        category: null,
        tags: [],
        withdrawn: false,
        unpublished: false,
        insertedAt: date,
        editedAt: null,
        lastActiveAt: date,
        revision,
        commentCount: 0,
        cursor: '',
      })
    homes.set(subject.id, home)
    settleRoots()
  }

  function applyContent(event: RecordedEvent): void {
    if (isContentCreation(event)) return create(event)
    if (isContentEdit(event)) return edit(event)
    if (isDecision(event)) return decide(event)
    const { type, data, revision } = event
    switch (type) {
      case 'DecisionUndone':
        undo(event)
        break
      case 'PictureAttached': {
        const { subject, image, alt, color, width, height } = data
        const row = content.get(subject.id)
        if (!row) break
        const file = text(image)
        const picture =
          file === null ? null : { image: file, alt: text(alt), color: text(color)!, width, height }
        Object.assign(row, { picture, pictureState: picture && 'waiting', revision })
        break
      }
      case 'ContentWithdrawn':
      case 'ContentRestored': {
        const row = content.get(data.subject.id)
        if (row) Object.assign(row, { withdrawn: type === 'ContentWithdrawn', revision })
        break
      }
      case 'PostPublished':
        publish(event)
        break
      case 'PostUnpublished':
      case 'PostBinned': {
        const row = content.get(data.subject.id)
        if (row) Object.assign(row, { title: null, slug: null, body: null, unpublished: true, revision })
        break
      }
      case 'ContentPurged':
        purged.add(data.subject.id)
        content.delete(data.subject.id)
        merges.delete(data.subject.id)
        settleRoots()
        break
      case 'RoleChanged':
        for (const row of content.values())
          if (row.author === data.member) row.authorIsSpammer = data.role === 4
        break
      case 'MemberErased':
        for (const row of content.values())
          if (row.author === data.member)
            Object.assign(row, {
              title: null,
              slug: null,
              body: null,
              tags: [],
              picture: null,
              pictureState: null,
            })
        break
    }
  }

  return { content, homes, applyContent }
}
