create table member (
  id text collate "C" primary key,
  username text,
  slug text,
  first_name text,
  last_name text,
  email text,
  role int not null,
  verified boolean not null,
  -- Has the permission of an analyst.
  analyst boolean not null,
  registered_at timestamptz not null,
  -- Site of the registration.
  home text
);

-- All slugs ever used, so that old links work: each leads to the remaining member who took it last.
create table member_slug (
  slug text collate "C",
  member text collate "C",
  -- Position of the event.
  taken_at bigint not null,
  primary key (slug, member)
);
create index on member_slug (member);
