-- Properties that all kinds of content share.
create table content (
  id text collate "C" primary key,
  kind text collate "C" not null,
  site text collate "C" not null,
  author text collate "C" not null,
  author_is_spammer boolean not null,
  -- Null for roots.
  parent text collate "C",
  -- Topmost ancestor; roots name themselves.
  root text collate "C" not null,
  -- Null if the kind has none, or the author is erased.
  title text,
  slug text collate "C",
  body text,
  state text not null,
  -- By its author.
  withdrawn boolean not null,
  inserted_at timestamptz not null,
  edited_at timestamptz,
  -- Creation of the newest item below a root, or of the root itself.
  last_active_at timestamptz not null,
  revision int not null,
  -- Visible comments and replies below it that are not withdrawn.
  comment_count int not null
);
create index on content (parent, inserted_at, id) where parent is not null;
create index on content (author);
create index on content (kind, site, last_active_at desc, id desc) where parent is null;
create index on content (author, kind, site, inserted_at desc, id desc) where parent is null;
create index on content (slug) where slug is not null;

-- Members with the role of a spammer.
create table spammer (member text collate "C" primary key);

-- Items whose streams are removed from the log.
create table purged_item (item text collate "C" primary key);
