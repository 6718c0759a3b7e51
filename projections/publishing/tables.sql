-- Items that editors write, with the newest text.
create table post (
  id text collate "C" primary key,
  site text collate "C" not null,
  kind text collate "C" not null,
  -- Number in its site (services/rules/publishing/numbers.ts).
  number bigint not null,
  state text collate "C" not null,
  -- Newest text (services/rules/publishing/post-text.ts), and the columns by which editors find it.
  text jsonb not null,
  title text not null,
  slug text collate "C" not null,
  permalink text collate "C",
  authors text[] collate "C" not null,
  categories text[] collate "C" not null,
  -- Revisions of the newest text, of the published one (-1 if there is none), and of the last event.
  text_revision int not null,
  published_revision int not null,
  revision int not null,
  -- Revision and time of the open schedule; null if there is none.
  scheduled_by int,
  scheduled_at timestamptz,
  -- Time of the first publication; null before it.
  date timestamptz,
  inserted_at timestamptz not null,
  modified_at timestamptz not null
);
create index on post (site, modified_at desc, id desc);
create index on post (site, number);
create index on post (site, slug);
create index on post (site, permalink) where permalink is not null;
create index on post (scheduled_at) where scheduled_at is not null;

-- Texts that readers get.
create table published_post (
  post text collate "C" primary key,
  site text collate "C" not null,
  text jsonb not null,
  date timestamptz not null,
  modified_at timestamptz not null,
  revision int not null
);

-- Sites on which a published item appears.
create table post_place (
  site text collate "C",
  post text collate "C",
  kind text collate "C" not null,
  date timestamptz not null,
  primary key (site, post)
);
create index on post_place (site, date desc, post desc);
create index on post_place (site, kind, date desc, post desc);
create index on post_place (post);

-- Categories, tags and authors of published items, on each site on which they appear.
create table post_group (
  site text collate "C",
  type text collate "C",
  -- Slug of the category, the tag, or id of the author.
  name text collate "C",
  post text collate "C",
  kind text collate "C" not null,
  date timestamptz not null,
  primary key (site, type, name, post)
);
create index on post_group (site, type, name, date desc, post desc);
create index on post_group (post);

-- Addresses under which an item is or was published, so that old links lead to it.
create table post_address (
  site text collate "C",
  -- 'slug' or 'permalink'.
  type text collate "C",
  address text collate "C",
  post text collate "C",
  -- Revision of the last publication under this address.
  revision int not null,
  primary key (site, type, address, post)
);
create index on post_address (post);

-- Changes of items, with the text of those that have one.
create table post_change (
  post text collate "C",
  revision int,
  change text not null,
  by text collate "C",
  at timestamptz not null,
  reason text,
  scheduled_at timestamptz,
  text jsonb,
  primary key (post, revision)
);

-- Purged items, whose streams are removed from the log.
create table purged_post (post text collate "C" primary key);
