create table member (
  id text collate "C" primary key,
  username text,
  slug text,
  first_name text,
  last_name text,
  email text,
  role int not null,
  verified boolean not null,
  -- Whether the member holds the grant of an analyst.
  analyst boolean not null,
  registered_at timestamptz not null,
  -- The site on which the member registered.
  home text
);

-- Every slug that a member ever had, so that old links lead on: to whoever took it last of those who are still there.
create table member_slug (
  slug text collate "C",
  member text collate "C",
  -- Position of the event.
  taken_at bigint not null,
  primary key (slug, member)
);
create index on member_slug (member);
