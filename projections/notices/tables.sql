-- Lines of members' lists of notices. A line only says that something may be new about a target: its people, their
-- number and its newest part are read from the rows about them, which know what was removed, blocked or undone since.
create table notice (
  recipient text collate "C",
  kind text collate "C",
  -- Item, member or conversation that the notice is about.
  target text collate "C",
  -- Place where the member sees what the notice is about: the root of the item, or the target itself.
  place text collate "C" not null,
  -- Time of the newest event; of reactions, the start of its interval (see `REACTIONS_EACH_MS`).
  at timestamptz not null,
  -- Orders lines of the same time.
  line text collate "C" not null generated always as (kind || '_' || substr(target, strpos(target, '_') + 1)) stored,
  primary key (recipient, kind, target)
);
create index on notice (recipient, at, line);
create index on notice (target);
-- Members with news, by the time of it.
create index on notice (at, recipient, kind);

-- Items of content, with what tells whom an event about them concerns.
create table notice_item (
  id text collate "C" primary key,
  author text collate "C" not null,
  parent text collate "C",
  root text collate "C" not null,
  at timestamptz not null,
  position bigint not null
);
create index on notice_item (parent, at desc);

-- Authors of items that editors write, as of each revision of the text.
create table notice_authors (
  post text collate "C",
  position bigint,
  authors text[] collate "C" not null,
  primary key (post, position)
);

-- Times up to which a member has seen the notices of a place; those of all places have the place ''.
create table notice_read (
  member text collate "C",
  place text collate "C",
  through timestamptz not null,
  primary key (member, place)
);

-- Channels that a member has chosen for a kind of notice.
create table notice_channel (
  member text collate "C",
  kind text collate "C",
  on_site boolean not null,
  mail text not null,
  -- Null where it was not a choice yet.
  push boolean,
  primary key (member, kind)
);

-- When a member's digests are mailed; the zone is null once it cannot be read.
create table digest_time (
  member text collate "C" primary key,
  hour int not null,
  weekday int not null,
  zone text
);

-- Threads and members from whom a member hears nothing.
create table notice_silence (
  member text collate "C",
  source text collate "C",
  primary key (member, source)
);
create table notice_silence_leaver (member text collate "C" primary key);

-- Threads that members follow.
create table thread_follow (
  member text collate "C",
  thread text collate "C",
  at timestamptz not null,
  primary key (member, thread)
);
create index on thread_follow (thread, member);
create table thread_follow_leaver (member text collate "C" primary key);

-- Threads that members left; what was merged with them before makes the members follow them no more.
create table thread_unfollow (
  member text collate "C",
  thread text collate "C",
  at timestamptz not null,
  primary key (member, thread)
);
create table thread_unfollow_leaver (member text collate "C" primary key);

-- Merged threads: author, the thread named by the decision, its time, and its revision in the stream of the thread.
create table thread_merge (
  thread text collate "C" primary key,
  author text collate "C" not null,
  into_thread text collate "C" not null,
  revision int not null,
  at timestamptz not null
);
create index on thread_merge (into_thread);
create index on thread_merge (author);

-- Erased members, who get no notices.
create table notice_leaver (member text collate "C" primary key);
