create table thread (
  id text collate "C" primary key,
  site text collate "C" not null,
  author text collate "C" not null,
  author_is_spammer boolean not null,
  title text,
  slug text collate "C",
  body text,
  state text not null,
  -- Taken back by its author.
  withdrawn boolean not null,
  inserted_at timestamptz not null,
  edited_at timestamptz,
  revision int not null,
  last_active_at timestamptz not null,
  -- Comments and replies that a visitor sees and that are not withdrawn.
  comment_count int not null
);
create index on thread (site, last_active_at desc, id desc);
create index on thread (author, site, inserted_at desc, id desc);
create index on thread (slug);

create table comment (
  id text collate "C" primary key,
  thread text collate "C" not null,
  site text collate "C" not null,
  author text collate "C" not null,
  author_is_spammer boolean not null,
  body text,
  state text not null,
  -- Taken back by its author.
  withdrawn boolean not null,
  inserted_at timestamptz not null,
  edited_at timestamptz,
  revision int not null,
  -- Replies that a visitor sees and that are not withdrawn.
  reply_count int not null
);
create index on comment (thread, inserted_at, id);
create index on comment (author);

create table reply (
  id text collate "C" primary key,
  comment text collate "C" not null,
  thread text collate "C" not null,
  site text collate "C" not null,
  author text collate "C" not null,
  author_is_spammer boolean not null,
  body text,
  state text not null,
  -- Taken back by its author.
  withdrawn boolean not null,
  inserted_at timestamptz not null,
  edited_at timestamptz,
  revision int not null
);
create index on reply (comment, inserted_at, id);
create index on reply (author);
create index on reply (thread, inserted_at);

-- Members whose role is that of a spammer.
create table spammer (member text collate "C" primary key);

-- Items whose streams leave the log.
create table purged_item (item text collate "C" primary key);
