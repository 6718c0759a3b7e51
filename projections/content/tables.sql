-- The part that content of every kind has in common.
create table content (
  id text collate "C" primary key,
  kind text collate "C" not null,
  site text collate "C" not null,
  author text collate "C" not null,
  author_is_spammer boolean not null,
  -- What it is written under; null where it stands by itself.
  parent text collate "C",
  -- What it stands under in the end; itself where it stands by itself.
  root text collate "C" not null,
  -- Texts: null where the kind has none, or once the author is erased.
  title text,
  slug text collate "C",
  body text,
  state text not null,
  -- Taken back by its author.
  withdrawn boolean not null,
  inserted_at timestamptz not null,
  edited_at timestamptz,
  -- When the newest under a root was written, or the root itself.
  last_active_at timestamptz not null,
  revision int not null,
  -- Comments and replies under it that a visitor sees and that are not withdrawn.
  comment_count int not null
);
create index on content (parent, inserted_at, id) where parent is not null;
create index on content (author);
create index on content (kind, site, last_active_at desc, id desc) where parent is null;
create index on content (author, kind, site, inserted_at desc, id desc) where parent is null;
create index on content (slug) where slug is not null;

-- Members whose role is that of a spammer.
create table spammer (member text collate "C" primary key);

-- Items whose streams leave the log.
create table purged_item (item text collate "C" primary key);
