create table member (
  id text collate "C" primary key,
  username text,
  slug text,
  first_name text,
  last_name text,
  email text,
  role int not null,
  verified boolean not null,
  registered_at timestamptz not null
);

-- Every slug that a member ever had, so that old links lead on.
create table member_slug (
  slug text collate "C" primary key,
  member text collate "C" not null
);
