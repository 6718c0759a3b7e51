-- Pictures in the libraries of sites.
create table media (
  id text collate "C" primary key,
  site text collate "C" not null,
  -- Member who added it; null for the network.
  added_by text collate "C",
  -- Its files (events/media.ts), and what editors wrote about it.
  file jsonb not null,
  words jsonb not null,
  inserted_at timestamptz not null,
  modified_at timestamptz not null
);
create index on media (site, inserted_at desc, id desc);

-- Pictures of each text that has some.
create table media_user (
  -- Item, or site.
  id text collate "C",
  -- 'newest' or 'published' text of an item, or 'home' page of a site.
  text text collate "C",
  media text[] collate "C" not null,
  primary key (id, text)
);
create index on media_user using gin (media);

-- Purged items, whose later events are ignored.
create table media_purged (id text collate "C" primary key);
