-- Columns that all kinds of content items share.
create table content (
  id text collate "C" primary key,
  kind text collate "C" not null,
  site text collate "C" not null,
  author text collate "C" not null,
  author_is_spammer boolean not null,
  -- Id of the parent item; null for a root, such as a thread.
  parent text collate "C",
  -- Id of the topmost ancestor; for a root, its own id.
  root text collate "C" not null,
  -- Topmost ancestor when the item was written; `parent` and `root` follow the merges of threads.
  origin text collate "C" not null,
  -- For a merged thread: the thread named by the decision, and the decision's revision.
  merged_into text collate "C",
  merged_by int,
  -- Null if this kind of item has no title, or if the author is erased.
  title text,
  slug text collate "C",
  body text,
  state text not null,
  -- Rule that held the newest text when it was posted; null if none did.
  held_by text,
  -- Picture as { image, alt, color, width, height }, and its state; null without one, or once the author is erased.
  picture jsonb,
  picture_state text,
  -- True if nobody can comment on the item or reply below it.
  locked boolean not null,
  -- True if the item stands first in lists.
  pinned boolean not null,
  -- Slug of a category of the site; null if the item is in none.
  category text collate "C",
  -- Tags of a thread, in its author's order; empty once the author is erased.
  tags text[] collate "C" not null,
  -- True if the author has deleted the item.
  withdrawn boolean not null,
  -- True for an item of editors that is not on the site at present; it has no texts.
  unpublished boolean not null,
  inserted_at timestamptz not null,
  edited_at timestamptz,
  -- Creation time of the newest item below this root, or of the root itself if there is none.
  last_active_at timestamptz not null,
  revision int not null,
  -- Number of visible descendants (comments and replies) that are not withdrawn.
  comment_count int not null
);
create index on content (parent, inserted_at, id) where parent is not null;
create index on content (author);
create index on content (kind, site, last_active_at desc, id desc) where parent is null;
create index on content (kind, site, comment_count, inserted_at, id) where parent is null;
create index on content (kind, site, inserted_at desc, id desc) where parent is null;
create index on content (author, kind, site, inserted_at desc, id desc) where parent is null;
create index on content (site, inserted_at desc) where pinned;
create index on content (id) where state = 'held';
create index on content (id) where picture_state = 'waiting';
create index on content (root, merged_into) where merged_into is not null;
create index on content (slug) where slug is not null;
create index on content (origin);

-- Categories and tags of items without a parent, with the columns by which their lists are ordered.
create table content_group (
  item text collate "C" not null,
  type text collate "C" not null,
  -- Slug of the category, or the tag.
  name text collate "C" not null,
  site text collate "C" not null,
  inserted_at timestamptz not null,
  last_active_at timestamptz not null,
  comment_count int not null,
  primary key (item, type, name)
);
create index on content_group (site, type, name, last_active_at desc, item desc);
create index on content_group (site, type, name, inserted_at desc, item desc);
create index on content_group (site, type, name, comment_count, inserted_at, item);

-- Members whose role is spammer.
create table spammer (member text collate "C" primary key);

-- Purged items, whose streams are removed from the log.
create table purged_item (item text collate "C" primary key);
